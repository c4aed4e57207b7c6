### Nume de locuri din Marea Egee. Apele au nom și gen (Strâmtoarea, Strâmtorii); numele de pe uscat stau după un cuvânt
### care se declină sau după o prepoziție, deci au o singură formă. Prepozițiile stau în place-land și place-sea din core.ftl.


## Islands

land-andros = Andros
land-tinos = Tinos
land-mykonos = Mykonos
land-kea = Kea
land-syros = Siros
land-kythnos = Kithnos
land-serifos = Serifos
land-sifnos = Sifnos
land-paros = Paros
land-naxos = Naxos
land-amorgos = Amorgos
land-milos = Milos
land-ios = Ios

## Places on large islands

land-histiaia = Histiaia
land-aidipsos = Edipsos
land-kerinthos = Kerinthos
land-kymi = Kimi
land-chalcis = Halkida
land-eretria = Eretria
land-amarynthos = Amarinthos
land-dystos = Distos
land-karystos = Karistos
land-kydonia = Cidonia
land-lappa = Lappa
land-eleutherna = Eleutherna
land-knossos = Cnossos
land-gortyn = Gortina
land-phaistos = Festos
land-lyttos = Littos
land-malia = Malia
land-itanos = Itanos
land-mytilene = Mitilene
land-lindos = Lindos

## Places of the tiles, tile by tile

land-gavrio = Gavrio
land-batsi = Batsi
land-korthi = Korthi
land-palaiopoli = Paleopoli
land-kynthos = Kinthos
land-inopos = Inopos
land-rheneia = Renea
land-fourni = Fourni
land-manganari = Manganari
land-mylopotas = Milopotas
land-psathi = Psathi
land-plakotos = Plakotos
land-ioulis = Ioulis
land-korissia = Korissia
land-karthaia = Karthaia
land-vourkari = Vourkari
land-loutra = Loutra
land-merichas = Merihas
land-dryopida = Driopida
land-kanala = Kanala
land-adamas = Adamas
land-plaka = Plaka
land-pollonia = Pollonia
land-apiranthos = Apiranthos
land-filoti = Filoti
land-melanes = Melanes
land-koronos = Koronos
land-naoussa = Naoussa
land-lefkes = Lefkes
land-marpissa = Marpissa
land-ermoupoli = Ermoupoli
land-kini = Kini
land-galissas = Galissas
land-vari = Vari
land-pyrgos = Pirgos
land-panormos = Panormos
land-kardiani = Kardiani

## Waters

sea-kafireas-strait =
    { $case ->
       *[nom] Strâmtoarea Kafireas
        [gen] Strâmtorii Kafireas
    }
sea-kea-strait =
    { $case ->
       *[nom] Strâmtoarea Kea
        [gen] Strâmtorii Kea
    }
sea-kythnos-strait =
    { $case ->
       *[nom] Strâmtoarea Kithnos
        [gen] Strâmtorii Kithnos
    }
sea-serifos-strait =
    { $case ->
       *[nom] Strâmtoarea Serifos
        [gen] Strâmtorii Serifos
    }
sea-sifnos-strait =
    { $case ->
       *[nom] Strâmtoarea Sifnos
        [gen] Strâmtorii Sifnos
    }
sea-kimolos-strait =
    { $case ->
       *[nom] Strâmtoarea Kimolos
        [gen] Strâmtorii Kimolos
    }
sea-folegandros-strait =
    { $case ->
       *[nom] Strâmtoarea Folegandros
        [gen] Strâmtorii Folegandros
    }
sea-sikinos-strait =
    { $case ->
       *[nom] Strâmtoarea Sikinos
        [gen] Strâmtorii Sikinos
    }
sea-ios-strait =
    { $case ->
       *[nom] Strâmtoarea Ios
        [gen] Strâmtorii Ios
    }
sea-thira-strait =
    { $case ->
       *[nom] Strâmtoarea Thira
        [gen] Strâmtorii Thira
    }
sea-anafi-strait =
    { $case ->
       *[nom] Strâmtoarea Anafi
        [gen] Strâmtorii Anafi
    }
sea-tinos-strait =
    { $case ->
       *[nom] Strâmtoarea Tinos
        [gen] Strâmtorii Tinos
    }
sea-mykonos-strait =
    { $case ->
       *[nom] Strâmtoarea Mykonos
        [gen] Strâmtorii Mykonos
    }
sea-delos-strait =
    { $case ->
       *[nom] Strâmtoarea Delos
        [gen] Strâmtorii Delos
    }
sea-paros-strait =
    { $case ->
       *[nom] Strâmtoarea Paros
        [gen] Strâmtorii Paros
    }
sea-antiparos-strait =
    { $case ->
       *[nom] Strâmtoarea Antiparos
        [gen] Strâmtorii Antiparos
    }
sea-amorgos-strait =
    { $case ->
       *[nom] Strâmtoarea Amorgos
        [gen] Strâmtorii Amorgos
    }
sea-astypalaia-strait =
    { $case ->
       *[nom] Strâmtoarea Astipalea
        [gen] Strâmtorii Astipalea
    }
sea-ikaria-strait =
    { $case ->
       *[nom] Strâmtoarea Ikaria
        [gen] Strâmtorii Ikaria
    }
sea-fourni-strait =
    { $case ->
       *[nom] Strâmtoarea Fourni
        [gen] Strâmtorii Fourni
    }
sea-mycale-strait =
    { $case ->
       *[nom] Strâmtoarea Micale
        [gen] Strâmtorii Micale
    }
sea-patmos-strait =
    { $case ->
       *[nom] Strâmtoarea Patmos
        [gen] Strâmtorii Patmos
    }
sea-leros-strait =
    { $case ->
       *[nom] Strâmtoarea Leros
        [gen] Strâmtorii Leros
    }
sea-kalymnos-strait =
    { $case ->
       *[nom] Strâmtoarea Kalimnos
        [gen] Strâmtorii Kalimnos
    }
sea-kos-strait =
    { $case ->
       *[nom] Strâmtoarea Kos
        [gen] Strâmtorii Kos
    }
sea-nisyros-strait =
    { $case ->
       *[nom] Strâmtoarea Nisiros
        [gen] Strâmtorii Nisiros
    }
sea-tilos-strait =
    { $case ->
       *[nom] Strâmtoarea Tilos
        [gen] Strâmtorii Tilos
    }
sea-karpathos-strait =
    { $case ->
       *[nom] Strâmtoarea Karpathos
        [gen] Strâmtorii Karpathos
    }
sea-kasos-strait =
    { $case ->
       *[nom] Strâmtoarea Kasos
        [gen] Strâmtorii Kasos
    }
sea-kythera-strait =
    { $case ->
       *[nom] Strâmtoarea Citera
        [gen] Strâmtorii Citera
    }
sea-chios-strait =
    { $case ->
       *[nom] Strâmtoarea Chios
        [gen] Strâmtorii Chios
    }
sea-psara-strait =
    { $case ->
       *[nom] Strâmtoarea Psara
        [gen] Strâmtorii Psara
    }
sea-lesbos-strait =
    { $case ->
       *[nom] Strâmtoarea Lesbos
        [gen] Strâmtorii Lesbos
    }
sea-skyros-strait =
    { $case ->
       *[nom] Strâmtoarea Skiros
        [gen] Strâmtorii Skiros
    }
sea-skopelos-strait =
    { $case ->
       *[nom] Strâmtoarea Skopelos
        [gen] Strâmtorii Skopelos
    }
sea-alonnisos-strait =
    { $case ->
       *[nom] Strâmtoarea Alonissos
        [gen] Strâmtorii Alonissos
    }
sea-euripus-strait =
    { $case ->
       *[nom] Strâmtoarea Euripos
        [gen] Strâmtorii Euripos
    }
sea-imbros-strait =
    { $case ->
       *[nom] Strâmtoarea Imbros
        [gen] Strâmtorii Imbros
    }
sea-samothrace-strait =
    { $case ->
       *[nom] Strâmtoarea Samotrake
        [gen] Strâmtorii Samotrake
    }
sea-hydra-strait =
    { $case ->
       *[nom] Strâmtoarea Hidra
        [gen] Strâmtorii Hidra
    }
sea-salamis-strait =
    { $case ->
       *[nom] Strâmtoarea Salamina
        [gen] Strâmtorii Salamina
    }
sea-petalioi-gulf =
    { $case ->
       *[nom] Golful Petalion
        [gen] Golfului Petalion
    }
sea-kalloni-gulf =
    { $case ->
       *[nom] Golful Kalloni
        [gen] Golfului Kalloni
    }
sea-gera-gulf =
    { $case ->
       *[nom] Golful Gera
        [gen] Golfului Gera
    }
sea-chania-gulf =
    { $case ->
       *[nom] Golful Hania
        [gen] Golfului Hania
    }
sea-heraklion-gulf =
    { $case ->
       *[nom] Golful Heraklion
        [gen] Golfului Heraklion
    }
sea-mirabello-gulf =
    { $case ->
       *[nom] Golful Mirabello
        [gen] Golfului Mirabello
    }
sea-kissamos-gulf =
    { $case ->
       *[nom] Golful Kissamos
        [gen] Golfului Kissamos
    }
sea-almyros-gulf =
    { $case ->
       *[nom] Golful Almiros
        [gen] Golfului Almiros
    }
sea-sitia-gulf =
    { $case ->
       *[nom] Golful Sitia
        [gen] Golfului Sitia
    }
sea-moudros-gulf =
    { $case ->
       *[nom] Golful Moudros
        [gen] Golfului Moudros
    }
sea-pournias-gulf =
    { $case ->
       *[nom] Golful Pournias
        [gen] Golfului Pournias
    }
sea-eleusis-gulf =
    { $case ->
       *[nom] Golful Eleusis
        [gen] Golfului Eleusis
    }
sea-megara-gulf =
    { $case ->
       *[nom] Golful Megara
        [gen] Golfului Megara
    }
sea-epidaurus-gulf =
    { $case ->
       *[nom] Golful Epidaur
        [gen] Golfului Epidaur
    }
sea-hermione-gulf =
    { $case ->
       *[nom] Golful Hermione
        [gen] Golfului Hermione
    }
sea-milos-gulf =
    { $case ->
       *[nom] Golful Milos
        [gen] Golfului Milos
    }
sea-naoussa-gulf =
    { $case ->
       *[nom] Golful Naoussa
        [gen] Golfului Naoussa
    }
sea-kavala-gulf =
    { $case ->
       *[nom] Golful Kavala
        [gen] Golfului Kavala
    }
sea-smyrna-gulf =
    { $case ->
       *[nom] Golful Smirna
        [gen] Golfului Smirna
    }
sea-iasos-gulf =
    { $case ->
       *[nom] Golful Iasos
        [gen] Golfului Iasos
    }
sea-saronic-gulf =
    { $case ->
       *[nom] Golful Saronic
        [gen] Golfului Saronic
    }
sea-north-euboean-gulf =
    { $case ->
       *[nom] Golful Eubeic de Nord
        [gen] Golfului Eubeic de Nord
    }
sea-south-euboean-gulf =
    { $case ->
       *[nom] Golful Eubeic de Sud
        [gen] Golfului Eubeic de Sud
    }
sea-toronean-gulf =
    { $case ->
       *[nom] Golful Toroneic
        [gen] Golfului Toroneic
    }
sea-singitic-gulf =
    { $case ->
       *[nom] Golful Singitic
        [gen] Golfului Singitic
    }
sea-adramyttian-gulf =
    { $case ->
       *[nom] Golful Adramitic
        [gen] Golfului Adramitic
    }
sea-elaitic-gulf =
    { $case ->
       *[nom] Golful Elaitic
        [gen] Golfului Elaitic
    }
sea-caystrian-gulf =
    { $case ->
       *[nom] Golful Caistric
        [gen] Golfului Caistric
    }
