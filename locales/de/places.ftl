### Namen von Orten der Ägäis. Länder stehen ohne Artikel und Präposition; die geben place-land und place-sea in core.ftl.
### Gewässer sind Meerengen (die) und Golfe (der): acc und dat mit Artikel, in mit Präposition (im Golf, in der Meerenge).
### Noch von niemandem mit Deutsch als Muttersprache gelesen: Verbesserungen sind willkommen (wants a native reader).


## Islands

land-andros = Andros
land-tinos = Tinos
land-mykonos = Mykonos
land-kea = Kea
land-syros = Syros
land-kythnos = Kythnos
land-serifos = Serifos
land-sifnos = Sifnos
land-paros = Paros
land-naxos = Naxos
land-amorgos = Amorgos
land-milos = Milos
land-ios = Ios

## Places on large islands

land-histiaia = Histiaia
land-aidipsos = Aidipsos
land-kerinthos = Kerinthos
land-kymi = Kymi
land-chalcis = Chalkis
land-eretria = Eretria
land-amarynthos = Amarynthos
land-dystos = Dystos
land-karystos = Karystos
land-kydonia = Kydonia
land-lappa = Lappa
land-eleutherna = Eleutherna
land-knossos = Knossos
land-gortyn = Gortyn
land-phaistos = Phaistos
land-lyttos = Lyttos
land-malia = Malia
land-itanos = Itanos
land-mytilene = Mytilene
land-lindos = Lindos

## Places of the tiles, tile by tile

land-gavrio = Gavrio
land-batsi = Batsi
land-korthi = Korthi
land-palaiopoli = Palaiopoli
land-kynthos = Kynthos
land-inopos = Inopos
land-rheneia = Rheneia
land-fourni = Fourni
land-manganari = Manganari
land-mylopotas = Mylopotas
land-psathi = Psathi
land-plakotos = Plakotos
land-ioulis = Ioulis
land-korissia = Korissia
land-karthaia = Karthaia
land-vourkari = Vourkari
land-loutra = Loutra
land-merichas = Merichas
land-dryopida = Dryopida
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
land-pyrgos = Pyrgos
land-panormos = Panormos
land-kardiani = Kardiani

## Waters

sea-kafireas-strait =
    { $case ->
       *[nom] Meerenge von Kafireas
        [acc] die Meerenge von Kafireas
        [dat] der Meerenge von Kafireas
        [in] in der Meerenge von Kafireas
    }
sea-kea-strait =
    { $case ->
       *[nom] Meerenge von Kea
        [acc] die Meerenge von Kea
        [dat] der Meerenge von Kea
        [in] in der Meerenge von Kea
    }
sea-kythnos-strait =
    { $case ->
       *[nom] Meerenge von Kythnos
        [acc] die Meerenge von Kythnos
        [dat] der Meerenge von Kythnos
        [in] in der Meerenge von Kythnos
    }
sea-serifos-strait =
    { $case ->
       *[nom] Meerenge von Serifos
        [acc] die Meerenge von Serifos
        [dat] der Meerenge von Serifos
        [in] in der Meerenge von Serifos
    }
sea-sifnos-strait =
    { $case ->
       *[nom] Meerenge von Sifnos
        [acc] die Meerenge von Sifnos
        [dat] der Meerenge von Sifnos
        [in] in der Meerenge von Sifnos
    }
sea-kimolos-strait =
    { $case ->
       *[nom] Meerenge von Kimolos
        [acc] die Meerenge von Kimolos
        [dat] der Meerenge von Kimolos
        [in] in der Meerenge von Kimolos
    }
sea-folegandros-strait =
    { $case ->
       *[nom] Meerenge von Folegandros
        [acc] die Meerenge von Folegandros
        [dat] der Meerenge von Folegandros
        [in] in der Meerenge von Folegandros
    }
sea-sikinos-strait =
    { $case ->
       *[nom] Meerenge von Sikinos
        [acc] die Meerenge von Sikinos
        [dat] der Meerenge von Sikinos
        [in] in der Meerenge von Sikinos
    }
sea-ios-strait =
    { $case ->
       *[nom] Meerenge von Ios
        [acc] die Meerenge von Ios
        [dat] der Meerenge von Ios
        [in] in der Meerenge von Ios
    }
sea-thira-strait =
    { $case ->
       *[nom] Meerenge von Thira
        [acc] die Meerenge von Thira
        [dat] der Meerenge von Thira
        [in] in der Meerenge von Thira
    }
sea-anafi-strait =
    { $case ->
       *[nom] Meerenge von Anafi
        [acc] die Meerenge von Anafi
        [dat] der Meerenge von Anafi
        [in] in der Meerenge von Anafi
    }
sea-tinos-strait =
    { $case ->
       *[nom] Meerenge von Tinos
        [acc] die Meerenge von Tinos
        [dat] der Meerenge von Tinos
        [in] in der Meerenge von Tinos
    }
sea-mykonos-strait =
    { $case ->
       *[nom] Meerenge von Mykonos
        [acc] die Meerenge von Mykonos
        [dat] der Meerenge von Mykonos
        [in] in der Meerenge von Mykonos
    }
sea-delos-strait =
    { $case ->
       *[nom] Meerenge von Delos
        [acc] die Meerenge von Delos
        [dat] der Meerenge von Delos
        [in] in der Meerenge von Delos
    }
sea-paros-strait =
    { $case ->
       *[nom] Meerenge von Paros
        [acc] die Meerenge von Paros
        [dat] der Meerenge von Paros
        [in] in der Meerenge von Paros
    }
sea-antiparos-strait =
    { $case ->
       *[nom] Meerenge von Antiparos
        [acc] die Meerenge von Antiparos
        [dat] der Meerenge von Antiparos
        [in] in der Meerenge von Antiparos
    }
sea-amorgos-strait =
    { $case ->
       *[nom] Meerenge von Amorgos
        [acc] die Meerenge von Amorgos
        [dat] der Meerenge von Amorgos
        [in] in der Meerenge von Amorgos
    }
sea-astypalaia-strait =
    { $case ->
       *[nom] Meerenge von Astypalaia
        [acc] die Meerenge von Astypalaia
        [dat] der Meerenge von Astypalaia
        [in] in der Meerenge von Astypalaia
    }
sea-ikaria-strait =
    { $case ->
       *[nom] Meerenge von Ikaria
        [acc] die Meerenge von Ikaria
        [dat] der Meerenge von Ikaria
        [in] in der Meerenge von Ikaria
    }
sea-fourni-strait =
    { $case ->
       *[nom] Meerenge von Fourni
        [acc] die Meerenge von Fourni
        [dat] der Meerenge von Fourni
        [in] in der Meerenge von Fourni
    }
sea-mycale-strait =
    { $case ->
       *[nom] Meerenge von Mykale
        [acc] die Meerenge von Mykale
        [dat] der Meerenge von Mykale
        [in] in der Meerenge von Mykale
    }
sea-patmos-strait =
    { $case ->
       *[nom] Meerenge von Patmos
        [acc] die Meerenge von Patmos
        [dat] der Meerenge von Patmos
        [in] in der Meerenge von Patmos
    }
sea-leros-strait =
    { $case ->
       *[nom] Meerenge von Leros
        [acc] die Meerenge von Leros
        [dat] der Meerenge von Leros
        [in] in der Meerenge von Leros
    }
sea-kalymnos-strait =
    { $case ->
       *[nom] Meerenge von Kalymnos
        [acc] die Meerenge von Kalymnos
        [dat] der Meerenge von Kalymnos
        [in] in der Meerenge von Kalymnos
    }
sea-kos-strait =
    { $case ->
       *[nom] Meerenge von Kos
        [acc] die Meerenge von Kos
        [dat] der Meerenge von Kos
        [in] in der Meerenge von Kos
    }
sea-nisyros-strait =
    { $case ->
       *[nom] Meerenge von Nisyros
        [acc] die Meerenge von Nisyros
        [dat] der Meerenge von Nisyros
        [in] in der Meerenge von Nisyros
    }
sea-tilos-strait =
    { $case ->
       *[nom] Meerenge von Tilos
        [acc] die Meerenge von Tilos
        [dat] der Meerenge von Tilos
        [in] in der Meerenge von Tilos
    }
sea-karpathos-strait =
    { $case ->
       *[nom] Meerenge von Karpathos
        [acc] die Meerenge von Karpathos
        [dat] der Meerenge von Karpathos
        [in] in der Meerenge von Karpathos
    }
sea-kasos-strait =
    { $case ->
       *[nom] Meerenge von Kasos
        [acc] die Meerenge von Kasos
        [dat] der Meerenge von Kasos
        [in] in der Meerenge von Kasos
    }
sea-kythera-strait =
    { $case ->
       *[nom] Meerenge von Kythera
        [acc] die Meerenge von Kythera
        [dat] der Meerenge von Kythera
        [in] in der Meerenge von Kythera
    }
sea-chios-strait =
    { $case ->
       *[nom] Meerenge von Chios
        [acc] die Meerenge von Chios
        [dat] der Meerenge von Chios
        [in] in der Meerenge von Chios
    }
sea-psara-strait =
    { $case ->
       *[nom] Meerenge von Psara
        [acc] die Meerenge von Psara
        [dat] der Meerenge von Psara
        [in] in der Meerenge von Psara
    }
sea-lesbos-strait =
    { $case ->
       *[nom] Meerenge von Lesbos
        [acc] die Meerenge von Lesbos
        [dat] der Meerenge von Lesbos
        [in] in der Meerenge von Lesbos
    }
sea-skyros-strait =
    { $case ->
       *[nom] Meerenge von Skyros
        [acc] die Meerenge von Skyros
        [dat] der Meerenge von Skyros
        [in] in der Meerenge von Skyros
    }
sea-skopelos-strait =
    { $case ->
       *[nom] Meerenge von Skopelos
        [acc] die Meerenge von Skopelos
        [dat] der Meerenge von Skopelos
        [in] in der Meerenge von Skopelos
    }
sea-alonnisos-strait =
    { $case ->
       *[nom] Meerenge von Alonnisos
        [acc] die Meerenge von Alonnisos
        [dat] der Meerenge von Alonnisos
        [in] in der Meerenge von Alonnisos
    }
sea-euripus-strait =
    { $case ->
       *[nom] Meerenge des Euripos
        [acc] die Meerenge des Euripos
        [dat] der Meerenge des Euripos
        [in] in der Meerenge des Euripos
    }
sea-imbros-strait =
    { $case ->
       *[nom] Meerenge von Imbros
        [acc] die Meerenge von Imbros
        [dat] der Meerenge von Imbros
        [in] in der Meerenge von Imbros
    }
sea-samothrace-strait =
    { $case ->
       *[nom] Meerenge von Samothrake
        [acc] die Meerenge von Samothrake
        [dat] der Meerenge von Samothrake
        [in] in der Meerenge von Samothrake
    }
sea-hydra-strait =
    { $case ->
       *[nom] Meerenge von Hydra
        [acc] die Meerenge von Hydra
        [dat] der Meerenge von Hydra
        [in] in der Meerenge von Hydra
    }
sea-salamis-strait =
    { $case ->
       *[nom] Meerenge von Salamis
        [acc] die Meerenge von Salamis
        [dat] der Meerenge von Salamis
        [in] in der Meerenge von Salamis
    }
sea-petalioi-gulf =
    { $case ->
       *[nom] Golf der Petalioi
        [acc] den Golf der Petalioi
        [dat] dem Golf der Petalioi
        [in] im Golf der Petalioi
    }
sea-kalloni-gulf =
    { $case ->
       *[nom] Golf von Kalloni
        [acc] den Golf von Kalloni
        [dat] dem Golf von Kalloni
        [in] im Golf von Kalloni
    }
sea-gera-gulf =
    { $case ->
       *[nom] Golf von Gera
        [acc] den Golf von Gera
        [dat] dem Golf von Gera
        [in] im Golf von Gera
    }
sea-chania-gulf =
    { $case ->
       *[nom] Golf von Chania
        [acc] den Golf von Chania
        [dat] dem Golf von Chania
        [in] im Golf von Chania
    }
sea-heraklion-gulf =
    { $case ->
       *[nom] Golf von Heraklion
        [acc] den Golf von Heraklion
        [dat] dem Golf von Heraklion
        [in] im Golf von Heraklion
    }
sea-mirabello-gulf =
    { $case ->
       *[nom] Golf von Mirabello
        [acc] den Golf von Mirabello
        [dat] dem Golf von Mirabello
        [in] im Golf von Mirabello
    }
sea-kissamos-gulf =
    { $case ->
       *[nom] Golf von Kissamos
        [acc] den Golf von Kissamos
        [dat] dem Golf von Kissamos
        [in] im Golf von Kissamos
    }
sea-almyros-gulf =
    { $case ->
       *[nom] Golf von Almyros
        [acc] den Golf von Almyros
        [dat] dem Golf von Almyros
        [in] im Golf von Almyros
    }
sea-sitia-gulf =
    { $case ->
       *[nom] Golf von Sitia
        [acc] den Golf von Sitia
        [dat] dem Golf von Sitia
        [in] im Golf von Sitia
    }
sea-moudros-gulf =
    { $case ->
       *[nom] Golf von Moudros
        [acc] den Golf von Moudros
        [dat] dem Golf von Moudros
        [in] im Golf von Moudros
    }
sea-pournias-gulf =
    { $case ->
       *[nom] Golf von Pournias
        [acc] den Golf von Pournias
        [dat] dem Golf von Pournias
        [in] im Golf von Pournias
    }
sea-eleusis-gulf =
    { $case ->
       *[nom] Golf von Eleusis
        [acc] den Golf von Eleusis
        [dat] dem Golf von Eleusis
        [in] im Golf von Eleusis
    }
sea-megara-gulf =
    { $case ->
       *[nom] Golf von Megara
        [acc] den Golf von Megara
        [dat] dem Golf von Megara
        [in] im Golf von Megara
    }
sea-epidaurus-gulf =
    { $case ->
       *[nom] Golf von Epidauros
        [acc] den Golf von Epidauros
        [dat] dem Golf von Epidauros
        [in] im Golf von Epidauros
    }
sea-hermione-gulf =
    { $case ->
       *[nom] Golf von Hermione
        [acc] den Golf von Hermione
        [dat] dem Golf von Hermione
        [in] im Golf von Hermione
    }
sea-milos-gulf =
    { $case ->
       *[nom] Golf von Milos
        [acc] den Golf von Milos
        [dat] dem Golf von Milos
        [in] im Golf von Milos
    }
sea-naoussa-gulf =
    { $case ->
       *[nom] Golf von Naoussa
        [acc] den Golf von Naoussa
        [dat] dem Golf von Naoussa
        [in] im Golf von Naoussa
    }
sea-kavala-gulf =
    { $case ->
       *[nom] Golf von Kavala
        [acc] den Golf von Kavala
        [dat] dem Golf von Kavala
        [in] im Golf von Kavala
    }
sea-smyrna-gulf =
    { $case ->
       *[nom] Golf von Smyrna
        [acc] den Golf von Smyrna
        [dat] dem Golf von Smyrna
        [in] im Golf von Smyrna
    }
sea-iasos-gulf =
    { $case ->
       *[nom] Golf von Iasos
        [acc] den Golf von Iasos
        [dat] dem Golf von Iasos
        [in] im Golf von Iasos
    }
sea-saronic-gulf =
    { $case ->
       *[nom] Saronischer Golf
        [acc] den Saronischen Golf
        [dat] dem Saronischen Golf
        [in] im Saronischen Golf
    }
sea-north-euboean-gulf =
    { $case ->
       *[nom] Nordeuböischer Golf
        [acc] den Nordeuböischen Golf
        [dat] dem Nordeuböischen Golf
        [in] im Nordeuböischen Golf
    }
sea-south-euboean-gulf =
    { $case ->
       *[nom] Südeuböischer Golf
        [acc] den Südeuböischen Golf
        [dat] dem Südeuböischen Golf
        [in] im Südeuböischen Golf
    }
sea-toronean-gulf =
    { $case ->
       *[nom] Toronäischer Golf
        [acc] den Toronäischen Golf
        [dat] dem Toronäischen Golf
        [in] im Toronäischen Golf
    }
sea-singitic-gulf =
    { $case ->
       *[nom] Singitischer Golf
        [acc] den Singitischen Golf
        [dat] dem Singitischen Golf
        [in] im Singitischen Golf
    }
sea-adramyttian-gulf =
    { $case ->
       *[nom] Adramyttischer Golf
        [acc] den Adramyttischen Golf
        [dat] dem Adramyttischen Golf
        [in] im Adramyttischen Golf
    }
sea-elaitic-gulf =
    { $case ->
       *[nom] Elaitischer Golf
        [acc] den Elaitischen Golf
        [dat] dem Elaitischen Golf
        [in] im Elaitischen Golf
    }
sea-caystrian-gulf =
    { $case ->
       *[nom] Kaystrischer Golf
        [acc] den Kaystrischen Golf
        [dat] dem Kaystrischen Golf
        [in] im Kaystrischen Golf
    }
