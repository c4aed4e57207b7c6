### Nazwy miejsc Morza Egejskiego. Sześć przypadków: nom gen dat acc ins loc. Nazwy na -os i obce na -i są nieodmienne
### (na Naksos, w Filoti). Przyimki stawiają place-land i place-sea w core.ftl: dlatego wody są tu wyłącznie zatokami i
### cieśninami (w Zatoce, do Cieśniny), a nazwy lądowe nie zaczynają się od zbiegu spółgłosek, który chciałby „ze” lub „we”.


## Islands

land-andros =
    { $case ->
       *[nom] Andros
        [gen] Andros
        [dat] Andros
        [acc] Andros
        [ins] Andros
        [loc] Andros
    }
land-tinos =
    { $case ->
       *[nom] Tinos
        [gen] Tinos
        [dat] Tinos
        [acc] Tinos
        [ins] Tinos
        [loc] Tinos
    }
land-mykonos =
    { $case ->
       *[nom] Mykonos
        [gen] Mykonos
        [dat] Mykonos
        [acc] Mykonos
        [ins] Mykonos
        [loc] Mykonos
    }
land-kea =
    { $case ->
       *[nom] Kea
        [gen] Kei
        [dat] Kei
        [acc] Keę
        [ins] Keą
        [loc] Kei
    }
land-syros =
    { $case ->
       *[nom] Syros
        [gen] Syros
        [dat] Syros
        [acc] Syros
        [ins] Syros
        [loc] Syros
    }
land-kythnos =
    { $case ->
       *[nom] Kithnos
        [gen] Kithnos
        [dat] Kithnos
        [acc] Kithnos
        [ins] Kithnos
        [loc] Kithnos
    }
land-serifos =
    { $case ->
       *[nom] Serifos
        [gen] Serifos
        [dat] Serifos
        [acc] Serifos
        [ins] Serifos
        [loc] Serifos
    }
land-sifnos =
    { $case ->
       *[nom] Sifnos
        [gen] Sifnos
        [dat] Sifnos
        [acc] Sifnos
        [ins] Sifnos
        [loc] Sifnos
    }
land-paros =
    { $case ->
       *[nom] Paros
        [gen] Paros
        [dat] Paros
        [acc] Paros
        [ins] Paros
        [loc] Paros
    }
land-naxos =
    { $case ->
       *[nom] Naksos
        [gen] Naksos
        [dat] Naksos
        [acc] Naksos
        [ins] Naksos
        [loc] Naksos
    }
land-amorgos =
    { $case ->
       *[nom] Amorgos
        [gen] Amorgos
        [dat] Amorgos
        [acc] Amorgos
        [ins] Amorgos
        [loc] Amorgos
    }
land-milos =
    { $case ->
       *[nom] Milos
        [gen] Milos
        [dat] Milos
        [acc] Milos
        [ins] Milos
        [loc] Milos
    }
land-ios =
    { $case ->
       *[nom] Ios
        [gen] Ios
        [dat] Ios
        [acc] Ios
        [ins] Ios
        [loc] Ios
    }

## Places on large islands

land-histiaia =
    { $case ->
       *[nom] Histiaja
        [gen] Histiai
        [dat] Histiai
        [acc] Histiaję
        [ins] Histiają
        [loc] Histiai
    }
land-aidipsos =
    { $case ->
       *[nom] Edipsos
        [gen] Edipsos
        [dat] Edipsos
        [acc] Edipsos
        [ins] Edipsos
        [loc] Edipsos
    }
land-kerinthos =
    { $case ->
       *[nom] Kerintos
        [gen] Kerintos
        [dat] Kerintos
        [acc] Kerintos
        [ins] Kerintos
        [loc] Kerintos
    }
land-kymi =
    { $case ->
       *[nom] Kimi
        [gen] Kimi
        [dat] Kimi
        [acc] Kimi
        [ins] Kimi
        [loc] Kimi
    }
land-chalcis =
    { $case ->
       *[nom] Chalkida
        [gen] Chalkidy
        [dat] Chalkidzie
        [acc] Chalkidę
        [ins] Chalkidą
        [loc] Chalkidzie
    }
land-eretria =
    { $case ->
       *[nom] Eretria
        [gen] Eretrii
        [dat] Eretrii
        [acc] Eretrię
        [ins] Eretrią
        [loc] Eretrii
    }
land-amarynthos =
    { $case ->
       *[nom] Amaryntos
        [gen] Amaryntos
        [dat] Amaryntos
        [acc] Amaryntos
        [ins] Amaryntos
        [loc] Amaryntos
    }
land-dystos =
    { $case ->
       *[nom] Dystos
        [gen] Dystos
        [dat] Dystos
        [acc] Dystos
        [ins] Dystos
        [loc] Dystos
    }
land-karystos =
    { $case ->
       *[nom] Karystos
        [gen] Karystos
        [dat] Karystos
        [acc] Karystos
        [ins] Karystos
        [loc] Karystos
    }
land-kydonia =
    { $case ->
       *[nom] Kydonia
        [gen] Kydonii
        [dat] Kydonii
        [acc] Kydonię
        [ins] Kydonią
        [loc] Kydonii
    }
land-lappa =
    { $case ->
       *[nom] Lappa
        [gen] Lappy
        [dat] Lappie
        [acc] Lappę
        [ins] Lappą
        [loc] Lappie
    }
land-eleutherna =
    { $case ->
       *[nom] Eleuterna
        [gen] Eleuterny
        [dat] Eleuternie
        [acc] Eleuternę
        [ins] Eleuterną
        [loc] Eleuternie
    }
land-knossos =
    { $case ->
       *[nom] Knossos
        [gen] Knossos
        [dat] Knossos
        [acc] Knossos
        [ins] Knossos
        [loc] Knossos
    }
land-gortyn =
    { $case ->
       *[nom] Gortyna
        [gen] Gortyny
        [dat] Gortynie
        [acc] Gortynę
        [ins] Gortyną
        [loc] Gortynie
    }
land-phaistos =
    { $case ->
       *[nom] Fajstos
        [gen] Fajstos
        [dat] Fajstos
        [acc] Fajstos
        [ins] Fajstos
        [loc] Fajstos
    }
land-lyttos =
    { $case ->
       *[nom] Lyktos
        [gen] Lyktos
        [dat] Lyktos
        [acc] Lyktos
        [ins] Lyktos
        [loc] Lyktos
    }
land-malia =
    { $case ->
       *[nom] Malia
        [gen] Malii
        [dat] Malii
        [acc] Malię
        [ins] Malią
        [loc] Malii
    }
land-itanos =
    { $case ->
       *[nom] Itanos
        [gen] Itanos
        [dat] Itanos
        [acc] Itanos
        [ins] Itanos
        [loc] Itanos
    }
land-mytilene =
    { $case ->
       *[nom] Mitylena
        [gen] Mityleny
        [dat] Mitylenie
        [acc] Mitylenę
        [ins] Mityleną
        [loc] Mitylenie
    }
land-lindos =
    { $case ->
       *[nom] Lindos
        [gen] Lindos
        [dat] Lindos
        [acc] Lindos
        [ins] Lindos
        [loc] Lindos
    }

## Places of the tiles, tile by tile

land-gavrio =
    { $case ->
       *[nom] Gawrio
        [gen] Gawrio
        [dat] Gawrio
        [acc] Gawrio
        [ins] Gawrio
        [loc] Gawrio
    }
land-batsi =
    { $case ->
       *[nom] Batsi
        [gen] Batsi
        [dat] Batsi
        [acc] Batsi
        [ins] Batsi
        [loc] Batsi
    }
land-korthi =
    { $case ->
       *[nom] Korthi
        [gen] Korthi
        [dat] Korthi
        [acc] Korthi
        [ins] Korthi
        [loc] Korthi
    }
land-palaiopoli =
    { $case ->
       *[nom] Paleopoli
        [gen] Paleopoli
        [dat] Paleopoli
        [acc] Paleopoli
        [ins] Paleopoli
        [loc] Paleopoli
    }
land-kynthos =
    { $case ->
       *[nom] Kyntos
        [gen] Kyntos
        [dat] Kyntos
        [acc] Kyntos
        [ins] Kyntos
        [loc] Kyntos
    }
land-inopos =
    { $case ->
       *[nom] Inopos
        [gen] Inopos
        [dat] Inopos
        [acc] Inopos
        [ins] Inopos
        [loc] Inopos
    }
land-rheneia =
    { $case ->
       *[nom] Renea
        [gen] Renei
        [dat] Renei
        [acc] Reneę
        [ins] Reneą
        [loc] Renei
    }
land-fourni =
    { $case ->
       *[nom] Furni
        [gen] Furni
        [dat] Furni
        [acc] Furni
        [ins] Furni
        [loc] Furni
    }
land-manganari =
    { $case ->
       *[nom] Manganari
        [gen] Manganari
        [dat] Manganari
        [acc] Manganari
        [ins] Manganari
        [loc] Manganari
    }
land-mylopotas =
    { $case ->
       *[nom] Milopotas
        [gen] Milopotas
        [dat] Milopotas
        [acc] Milopotas
        [ins] Milopotas
        [loc] Milopotas
    }
land-psathi =
    { $case ->
       *[nom] Psathi
        [gen] Psathi
        [dat] Psathi
        [acc] Psathi
        [ins] Psathi
        [loc] Psathi
    }
land-plakotos =
    { $case ->
       *[nom] Plakotos
        [gen] Plakotos
        [dat] Plakotos
        [acc] Plakotos
        [ins] Plakotos
        [loc] Plakotos
    }
land-ioulis =
    { $case ->
       *[nom] Julis
        [gen] Julis
        [dat] Julis
        [acc] Julis
        [ins] Julis
        [loc] Julis
    }
land-korissia =
    { $case ->
       *[nom] Korissia
        [gen] Korissii
        [dat] Korissii
        [acc] Korissię
        [ins] Korissią
        [loc] Korissii
    }
land-karthaia =
    { $case ->
       *[nom] Kartaja
        [gen] Kartai
        [dat] Kartai
        [acc] Kartaję
        [ins] Kartają
        [loc] Kartai
    }
land-vourkari =
    { $case ->
       *[nom] Wurkari
        [gen] Wurkari
        [dat] Wurkari
        [acc] Wurkari
        [ins] Wurkari
        [loc] Wurkari
    }
land-loutra =
    { $case ->
       *[nom] Lutra
        [gen] Lutra
        [dat] Lutra
        [acc] Lutra
        [ins] Lutra
        [loc] Lutra
    }
land-merichas =
    { $case ->
       *[nom] Merichas
        [gen] Merichas
        [dat] Merichas
        [acc] Merichas
        [ins] Merichas
        [loc] Merichas
    }
land-dryopida =
    { $case ->
       *[nom] Driopida
        [gen] Driopidy
        [dat] Driopidzie
        [acc] Driopidę
        [ins] Driopidą
        [loc] Driopidzie
    }
land-kanala =
    { $case ->
       *[nom] Kanala
        [gen] Kanali
        [dat] Kanali
        [acc] Kanalę
        [ins] Kanalą
        [loc] Kanali
    }
land-adamas =
    { $case ->
       *[nom] Adamas
        [gen] Adamas
        [dat] Adamas
        [acc] Adamas
        [ins] Adamas
        [loc] Adamas
    }
land-plaka =
    { $case ->
       *[nom] Plaka
        [gen] Plaki
        [dat] Place
        [acc] Plakę
        [ins] Plaką
        [loc] Place
    }
land-pollonia =
    { $case ->
       *[nom] Pollonia
        [gen] Pollonii
        [dat] Pollonii
        [acc] Pollonię
        [ins] Pollonią
        [loc] Pollonii
    }
land-apiranthos =
    { $case ->
       *[nom] Apirantos
        [gen] Apirantos
        [dat] Apirantos
        [acc] Apirantos
        [ins] Apirantos
        [loc] Apirantos
    }
land-filoti =
    { $case ->
       *[nom] Filoti
        [gen] Filoti
        [dat] Filoti
        [acc] Filoti
        [ins] Filoti
        [loc] Filoti
    }
land-melanes =
    { $case ->
       *[nom] Melanes
        [gen] Melanes
        [dat] Melanes
        [acc] Melanes
        [ins] Melanes
        [loc] Melanes
    }
land-koronos =
    { $case ->
       *[nom] Koronos
        [gen] Koronos
        [dat] Koronos
        [acc] Koronos
        [ins] Koronos
        [loc] Koronos
    }
land-naoussa =
    { $case ->
       *[nom] Naussa
        [gen] Naussy
        [dat] Naussie
        [acc] Naussę
        [ins] Naussą
        [loc] Naussie
    }
land-lefkes =
    { $case ->
       *[nom] Lefkes
        [gen] Lefkes
        [dat] Lefkes
        [acc] Lefkes
        [ins] Lefkes
        [loc] Lefkes
    }
land-marpissa =
    { $case ->
       *[nom] Marpissa
        [gen] Marpissy
        [dat] Marpissie
        [acc] Marpissę
        [ins] Marpissą
        [loc] Marpissie
    }
land-ermoupoli =
    { $case ->
       *[nom] Ermupoli
        [gen] Ermupoli
        [dat] Ermupoli
        [acc] Ermupoli
        [ins] Ermupoli
        [loc] Ermupoli
    }
land-kini =
    { $case ->
       *[nom] Kini
        [gen] Kini
        [dat] Kini
        [acc] Kini
        [ins] Kini
        [loc] Kini
    }
land-galissas =
    { $case ->
       *[nom] Galisas
        [gen] Galisas
        [dat] Galisas
        [acc] Galisas
        [ins] Galisas
        [loc] Galisas
    }
land-vari =
    { $case ->
       *[nom] Wari
        [gen] Wari
        [dat] Wari
        [acc] Wari
        [ins] Wari
        [loc] Wari
    }
land-pyrgos =
    { $case ->
       *[nom] Pirgos
        [gen] Pirgos
        [dat] Pirgos
        [acc] Pirgos
        [ins] Pirgos
        [loc] Pirgos
    }
land-panormos =
    { $case ->
       *[nom] Panormos
        [gen] Panormos
        [dat] Panormos
        [acc] Panormos
        [ins] Panormos
        [loc] Panormos
    }
land-kardiani =
    { $case ->
       *[nom] Kardiani
        [gen] Kardiani
        [dat] Kardiani
        [acc] Kardiani
        [ins] Kardiani
        [loc] Kardiani
    }

## Waters

sea-kafireas-strait =
    { $case ->
       *[nom] Cieśnina Kafireas
        [gen] Cieśniny Kafireas
        [dat] Cieśninie Kafireas
        [acc] Cieśninę Kafireas
        [ins] Cieśniną Kafireas
        [loc] Cieśninie Kafireas
    }
sea-kea-strait =
    { $case ->
       *[nom] Cieśnina Kea
        [gen] Cieśniny Kea
        [dat] Cieśninie Kea
        [acc] Cieśninę Kea
        [ins] Cieśniną Kea
        [loc] Cieśninie Kea
    }
sea-kythnos-strait =
    { $case ->
       *[nom] Cieśnina Kithnos
        [gen] Cieśniny Kithnos
        [dat] Cieśninie Kithnos
        [acc] Cieśninę Kithnos
        [ins] Cieśniną Kithnos
        [loc] Cieśninie Kithnos
    }
sea-serifos-strait =
    { $case ->
       *[nom] Cieśnina Serifos
        [gen] Cieśniny Serifos
        [dat] Cieśninie Serifos
        [acc] Cieśninę Serifos
        [ins] Cieśniną Serifos
        [loc] Cieśninie Serifos
    }
sea-sifnos-strait =
    { $case ->
       *[nom] Cieśnina Sifnos
        [gen] Cieśniny Sifnos
        [dat] Cieśninie Sifnos
        [acc] Cieśninę Sifnos
        [ins] Cieśniną Sifnos
        [loc] Cieśninie Sifnos
    }
sea-kimolos-strait =
    { $case ->
       *[nom] Cieśnina Kimolos
        [gen] Cieśniny Kimolos
        [dat] Cieśninie Kimolos
        [acc] Cieśninę Kimolos
        [ins] Cieśniną Kimolos
        [loc] Cieśninie Kimolos
    }
sea-folegandros-strait =
    { $case ->
       *[nom] Cieśnina Folegandros
        [gen] Cieśniny Folegandros
        [dat] Cieśninie Folegandros
        [acc] Cieśninę Folegandros
        [ins] Cieśniną Folegandros
        [loc] Cieśninie Folegandros
    }
sea-sikinos-strait =
    { $case ->
       *[nom] Cieśnina Sikinos
        [gen] Cieśniny Sikinos
        [dat] Cieśninie Sikinos
        [acc] Cieśninę Sikinos
        [ins] Cieśniną Sikinos
        [loc] Cieśninie Sikinos
    }
sea-ios-strait =
    { $case ->
       *[nom] Cieśnina Ios
        [gen] Cieśniny Ios
        [dat] Cieśninie Ios
        [acc] Cieśninę Ios
        [ins] Cieśniną Ios
        [loc] Cieśninie Ios
    }
sea-thira-strait =
    { $case ->
       *[nom] Cieśnina Thira
        [gen] Cieśniny Thira
        [dat] Cieśninie Thira
        [acc] Cieśninę Thira
        [ins] Cieśniną Thira
        [loc] Cieśninie Thira
    }
sea-anafi-strait =
    { $case ->
       *[nom] Cieśnina Anafi
        [gen] Cieśniny Anafi
        [dat] Cieśninie Anafi
        [acc] Cieśninę Anafi
        [ins] Cieśniną Anafi
        [loc] Cieśninie Anafi
    }
sea-tinos-strait =
    { $case ->
       *[nom] Cieśnina Tinos
        [gen] Cieśniny Tinos
        [dat] Cieśninie Tinos
        [acc] Cieśninę Tinos
        [ins] Cieśniną Tinos
        [loc] Cieśninie Tinos
    }
sea-mykonos-strait =
    { $case ->
       *[nom] Cieśnina Mykonos
        [gen] Cieśniny Mykonos
        [dat] Cieśninie Mykonos
        [acc] Cieśninę Mykonos
        [ins] Cieśniną Mykonos
        [loc] Cieśninie Mykonos
    }
sea-delos-strait =
    { $case ->
       *[nom] Cieśnina Delos
        [gen] Cieśniny Delos
        [dat] Cieśninie Delos
        [acc] Cieśninę Delos
        [ins] Cieśniną Delos
        [loc] Cieśninie Delos
    }
sea-paros-strait =
    { $case ->
       *[nom] Cieśnina Paros
        [gen] Cieśniny Paros
        [dat] Cieśninie Paros
        [acc] Cieśninę Paros
        [ins] Cieśniną Paros
        [loc] Cieśninie Paros
    }
sea-antiparos-strait =
    { $case ->
       *[nom] Cieśnina Antiparos
        [gen] Cieśniny Antiparos
        [dat] Cieśninie Antiparos
        [acc] Cieśninę Antiparos
        [ins] Cieśniną Antiparos
        [loc] Cieśninie Antiparos
    }
sea-amorgos-strait =
    { $case ->
       *[nom] Cieśnina Amorgos
        [gen] Cieśniny Amorgos
        [dat] Cieśninie Amorgos
        [acc] Cieśninę Amorgos
        [ins] Cieśniną Amorgos
        [loc] Cieśninie Amorgos
    }
sea-astypalaia-strait =
    { $case ->
       *[nom] Cieśnina Astipalea
        [gen] Cieśniny Astipalea
        [dat] Cieśninie Astipalea
        [acc] Cieśninę Astipalea
        [ins] Cieśniną Astipalea
        [loc] Cieśninie Astipalea
    }
sea-ikaria-strait =
    { $case ->
       *[nom] Cieśnina Ikaryjska
        [gen] Cieśniny Ikaryjskiej
        [dat] Cieśninie Ikaryjskiej
        [acc] Cieśninę Ikaryjską
        [ins] Cieśniną Ikaryjską
        [loc] Cieśninie Ikaryjskiej
    }
sea-fourni-strait =
    { $case ->
       *[nom] Cieśnina Furni
        [gen] Cieśniny Furni
        [dat] Cieśninie Furni
        [acc] Cieśninę Furni
        [ins] Cieśniną Furni
        [loc] Cieśninie Furni
    }
sea-mycale-strait =
    { $case ->
       *[nom] Cieśnina Mykale
        [gen] Cieśniny Mykale
        [dat] Cieśninie Mykale
        [acc] Cieśninę Mykale
        [ins] Cieśniną Mykale
        [loc] Cieśninie Mykale
    }
sea-patmos-strait =
    { $case ->
       *[nom] Cieśnina Patmos
        [gen] Cieśniny Patmos
        [dat] Cieśninie Patmos
        [acc] Cieśninę Patmos
        [ins] Cieśniną Patmos
        [loc] Cieśninie Patmos
    }
sea-leros-strait =
    { $case ->
       *[nom] Cieśnina Leros
        [gen] Cieśniny Leros
        [dat] Cieśninie Leros
        [acc] Cieśninę Leros
        [ins] Cieśniną Leros
        [loc] Cieśninie Leros
    }
sea-kalymnos-strait =
    { $case ->
       *[nom] Cieśnina Kalimnos
        [gen] Cieśniny Kalimnos
        [dat] Cieśninie Kalimnos
        [acc] Cieśninę Kalimnos
        [ins] Cieśniną Kalimnos
        [loc] Cieśninie Kalimnos
    }
sea-kos-strait =
    { $case ->
       *[nom] Cieśnina Kos
        [gen] Cieśniny Kos
        [dat] Cieśninie Kos
        [acc] Cieśninę Kos
        [ins] Cieśniną Kos
        [loc] Cieśninie Kos
    }
sea-nisyros-strait =
    { $case ->
       *[nom] Cieśnina Nisiros
        [gen] Cieśniny Nisiros
        [dat] Cieśninie Nisiros
        [acc] Cieśninę Nisiros
        [ins] Cieśniną Nisiros
        [loc] Cieśninie Nisiros
    }
sea-tilos-strait =
    { $case ->
       *[nom] Cieśnina Tilos
        [gen] Cieśniny Tilos
        [dat] Cieśninie Tilos
        [acc] Cieśninę Tilos
        [ins] Cieśniną Tilos
        [loc] Cieśninie Tilos
    }
sea-karpathos-strait =
    { $case ->
       *[nom] Cieśnina Karpathos
        [gen] Cieśniny Karpathos
        [dat] Cieśninie Karpathos
        [acc] Cieśninę Karpathos
        [ins] Cieśniną Karpathos
        [loc] Cieśninie Karpathos
    }
sea-kasos-strait =
    { $case ->
       *[nom] Cieśnina Kasos
        [gen] Cieśniny Kasos
        [dat] Cieśninie Kasos
        [acc] Cieśninę Kasos
        [ins] Cieśniną Kasos
        [loc] Cieśninie Kasos
    }
sea-kythera-strait =
    { $case ->
       *[nom] Cieśnina Kithira
        [gen] Cieśniny Kithira
        [dat] Cieśninie Kithira
        [acc] Cieśninę Kithira
        [ins] Cieśniną Kithira
        [loc] Cieśninie Kithira
    }
sea-chios-strait =
    { $case ->
       *[nom] Cieśnina Chios
        [gen] Cieśniny Chios
        [dat] Cieśninie Chios
        [acc] Cieśninę Chios
        [ins] Cieśniną Chios
        [loc] Cieśninie Chios
    }
sea-psara-strait =
    { $case ->
       *[nom] Cieśnina Psara
        [gen] Cieśniny Psara
        [dat] Cieśninie Psara
        [acc] Cieśninę Psara
        [ins] Cieśniną Psara
        [loc] Cieśninie Psara
    }
sea-lesbos-strait =
    { $case ->
       *[nom] Cieśnina Lesbos
        [gen] Cieśniny Lesbos
        [dat] Cieśninie Lesbos
        [acc] Cieśninę Lesbos
        [ins] Cieśniną Lesbos
        [loc] Cieśninie Lesbos
    }
sea-skyros-strait =
    { $case ->
       *[nom] Cieśnina Skiros
        [gen] Cieśniny Skiros
        [dat] Cieśninie Skiros
        [acc] Cieśninę Skiros
        [ins] Cieśniną Skiros
        [loc] Cieśninie Skiros
    }
sea-skopelos-strait =
    { $case ->
       *[nom] Cieśnina Skopelos
        [gen] Cieśniny Skopelos
        [dat] Cieśninie Skopelos
        [acc] Cieśninę Skopelos
        [ins] Cieśniną Skopelos
        [loc] Cieśninie Skopelos
    }
sea-alonnisos-strait =
    { $case ->
       *[nom] Cieśnina Alonisos
        [gen] Cieśniny Alonisos
        [dat] Cieśninie Alonisos
        [acc] Cieśninę Alonisos
        [ins] Cieśniną Alonisos
        [loc] Cieśninie Alonisos
    }
sea-euripus-strait =
    { $case ->
       *[nom] Cieśnina Eurypos
        [gen] Cieśniny Eurypos
        [dat] Cieśninie Eurypos
        [acc] Cieśninę Eurypos
        [ins] Cieśniną Eurypos
        [loc] Cieśninie Eurypos
    }
sea-imbros-strait =
    { $case ->
       *[nom] Cieśnina Imbros
        [gen] Cieśniny Imbros
        [dat] Cieśninie Imbros
        [acc] Cieśninę Imbros
        [ins] Cieśniną Imbros
        [loc] Cieśninie Imbros
    }
sea-samothrace-strait =
    { $case ->
       *[nom] Cieśnina Samotraka
        [gen] Cieśniny Samotraka
        [dat] Cieśninie Samotraka
        [acc] Cieśninę Samotraka
        [ins] Cieśniną Samotraka
        [loc] Cieśninie Samotraka
    }
sea-hydra-strait =
    { $case ->
       *[nom] Cieśnina Hydra
        [gen] Cieśniny Hydra
        [dat] Cieśninie Hydra
        [acc] Cieśninę Hydra
        [ins] Cieśniną Hydra
        [loc] Cieśninie Hydra
    }
sea-salamis-strait =
    { $case ->
       *[nom] Cieśnina Salamińska
        [gen] Cieśniny Salamińskiej
        [dat] Cieśninie Salamińskiej
        [acc] Cieśninę Salamińską
        [ins] Cieśniną Salamińską
        [loc] Cieśninie Salamińskiej
    }
sea-petalioi-gulf =
    { $case ->
       *[nom] Zatoka Petali
        [gen] Zatoki Petali
        [dat] Zatoce Petali
        [acc] Zatokę Petali
        [ins] Zatoką Petali
        [loc] Zatoce Petali
    }
sea-kalloni-gulf =
    { $case ->
       *[nom] Zatoka Kaloni
        [gen] Zatoki Kaloni
        [dat] Zatoce Kaloni
        [acc] Zatokę Kaloni
        [ins] Zatoką Kaloni
        [loc] Zatoce Kaloni
    }
sea-gera-gulf =
    { $case ->
       *[nom] Zatoka Jera
        [gen] Zatoki Jera
        [dat] Zatoce Jera
        [acc] Zatokę Jera
        [ins] Zatoką Jera
        [loc] Zatoce Jera
    }
sea-chania-gulf =
    { $case ->
       *[nom] Zatoka Chania
        [gen] Zatoki Chania
        [dat] Zatoce Chania
        [acc] Zatokę Chania
        [ins] Zatoką Chania
        [loc] Zatoce Chania
    }
sea-heraklion-gulf =
    { $case ->
       *[nom] Zatoka Heraklion
        [gen] Zatoki Heraklion
        [dat] Zatoce Heraklion
        [acc] Zatokę Heraklion
        [ins] Zatoką Heraklion
        [loc] Zatoce Heraklion
    }
sea-mirabello-gulf =
    { $case ->
       *[nom] Zatoka Mirabello
        [gen] Zatoki Mirabello
        [dat] Zatoce Mirabello
        [acc] Zatokę Mirabello
        [ins] Zatoką Mirabello
        [loc] Zatoce Mirabello
    }
sea-kissamos-gulf =
    { $case ->
       *[nom] Zatoka Kisamos
        [gen] Zatoki Kisamos
        [dat] Zatoce Kisamos
        [acc] Zatokę Kisamos
        [ins] Zatoką Kisamos
        [loc] Zatoce Kisamos
    }
sea-almyros-gulf =
    { $case ->
       *[nom] Zatoka Almiros
        [gen] Zatoki Almiros
        [dat] Zatoce Almiros
        [acc] Zatokę Almiros
        [ins] Zatoką Almiros
        [loc] Zatoce Almiros
    }
sea-sitia-gulf =
    { $case ->
       *[nom] Zatoka Sitia
        [gen] Zatoki Sitia
        [dat] Zatoce Sitia
        [acc] Zatokę Sitia
        [ins] Zatoką Sitia
        [loc] Zatoce Sitia
    }
sea-moudros-gulf =
    { $case ->
       *[nom] Zatoka Mudros
        [gen] Zatoki Mudros
        [dat] Zatoce Mudros
        [acc] Zatokę Mudros
        [ins] Zatoką Mudros
        [loc] Zatoce Mudros
    }
sea-pournias-gulf =
    { $case ->
       *[nom] Zatoka Purnias
        [gen] Zatoki Purnias
        [dat] Zatoce Purnias
        [acc] Zatokę Purnias
        [ins] Zatoką Purnias
        [loc] Zatoce Purnias
    }
sea-eleusis-gulf =
    { $case ->
       *[nom] Zatoka Eleusis
        [gen] Zatoki Eleusis
        [dat] Zatoce Eleusis
        [acc] Zatokę Eleusis
        [ins] Zatoką Eleusis
        [loc] Zatoce Eleusis
    }
sea-megara-gulf =
    { $case ->
       *[nom] Zatoka Megarska
        [gen] Zatoki Megarskiej
        [dat] Zatoce Megarskiej
        [acc] Zatokę Megarską
        [ins] Zatoką Megarską
        [loc] Zatoce Megarskiej
    }
sea-epidaurus-gulf =
    { $case ->
       *[nom] Zatoka Epidauros
        [gen] Zatoki Epidauros
        [dat] Zatoce Epidauros
        [acc] Zatokę Epidauros
        [ins] Zatoką Epidauros
        [loc] Zatoce Epidauros
    }
sea-hermione-gulf =
    { $case ->
       *[nom] Zatoka Hermione
        [gen] Zatoki Hermione
        [dat] Zatoce Hermione
        [acc] Zatokę Hermione
        [ins] Zatoką Hermione
        [loc] Zatoce Hermione
    }
sea-milos-gulf =
    { $case ->
       *[nom] Zatoka Milos
        [gen] Zatoki Milos
        [dat] Zatoce Milos
        [acc] Zatokę Milos
        [ins] Zatoką Milos
        [loc] Zatoce Milos
    }
sea-naoussa-gulf =
    { $case ->
       *[nom] Zatoka Naussa
        [gen] Zatoki Naussa
        [dat] Zatoce Naussa
        [acc] Zatokę Naussa
        [ins] Zatoką Naussa
        [loc] Zatoce Naussa
    }
sea-kavala-gulf =
    { $case ->
       *[nom] Zatoka Kawala
        [gen] Zatoki Kawala
        [dat] Zatoce Kawala
        [acc] Zatokę Kawala
        [ins] Zatoką Kawala
        [loc] Zatoce Kawala
    }
sea-smyrna-gulf =
    { $case ->
       *[nom] Zatoka Smyrneńska
        [gen] Zatoki Smyrneńskiej
        [dat] Zatoce Smyrneńskiej
        [acc] Zatokę Smyrneńską
        [ins] Zatoką Smyrneńską
        [loc] Zatoce Smyrneńskiej
    }
sea-iasos-gulf =
    { $case ->
       *[nom] Zatoka Jasos
        [gen] Zatoki Jasos
        [dat] Zatoce Jasos
        [acc] Zatokę Jasos
        [ins] Zatoką Jasos
        [loc] Zatoce Jasos
    }
sea-saronic-gulf =
    { $case ->
       *[nom] Zatoka Sarońska
        [gen] Zatoki Sarońskiej
        [dat] Zatoce Sarońskiej
        [acc] Zatokę Sarońską
        [ins] Zatoką Sarońską
        [loc] Zatoce Sarońskiej
    }
sea-north-euboean-gulf =
    { $case ->
       *[nom] Zatoka Północnoeubejska
        [gen] Zatoki Północnoeubejskiej
        [dat] Zatoce Północnoeubejskiej
        [acc] Zatokę Północnoeubejską
        [ins] Zatoką Północnoeubejską
        [loc] Zatoce Północnoeubejskiej
    }
sea-south-euboean-gulf =
    { $case ->
       *[nom] Zatoka Południowoeubejska
        [gen] Zatoki Południowoeubejskiej
        [dat] Zatoce Południowoeubejskiej
        [acc] Zatokę Południowoeubejską
        [ins] Zatoką Południowoeubejską
        [loc] Zatoce Południowoeubejskiej
    }
sea-toronean-gulf =
    { $case ->
       *[nom] Zatoka Torońska
        [gen] Zatoki Torońskiej
        [dat] Zatoce Torońskiej
        [acc] Zatokę Torońską
        [ins] Zatoką Torońską
        [loc] Zatoce Torońskiej
    }
sea-singitic-gulf =
    { $case ->
       *[nom] Zatoka Singityjska
        [gen] Zatoki Singityjskiej
        [dat] Zatoce Singityjskiej
        [acc] Zatokę Singityjską
        [ins] Zatoką Singityjską
        [loc] Zatoce Singityjskiej
    }
sea-adramyttian-gulf =
    { $case ->
       *[nom] Zatoka Adramyttyjska
        [gen] Zatoki Adramyttyjskiej
        [dat] Zatoce Adramyttyjskiej
        [acc] Zatokę Adramyttyjską
        [ins] Zatoką Adramyttyjską
        [loc] Zatoce Adramyttyjskiej
    }
sea-elaitic-gulf =
    { $case ->
       *[nom] Zatoka Elajska
        [gen] Zatoki Elajskiej
        [dat] Zatoce Elajskiej
        [acc] Zatokę Elajską
        [ins] Zatoką Elajską
        [loc] Zatoce Elajskiej
    }
sea-caystrian-gulf =
    { $case ->
       *[nom] Zatoka Kaistryjska
        [gen] Zatoki Kaistryjskiej
        [dat] Zatoce Kaistryjskiej
        [acc] Zatokę Kaistryjską
        [ins] Zatoką Kaistryjską
        [loc] Zatoce Kaistryjskiej
    }
