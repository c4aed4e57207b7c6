### Names of places: land-<name> and sea-<name>, for what boards and tiles call their areas (`[names]`, `names`).
###
### Real places of the Aegean, our own choice: the boards are no maps of it. Names are without article and preposition;
### place-land and place-sea in core.ftl put them into sentences, and editions override those: "on Naxos", but "in Knossos".


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
land-chalcis = Chalcis
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

sea-kafireas-strait = Strait of Kafireas
sea-kea-strait = Strait of Kea
sea-kythnos-strait = Strait of Kythnos
sea-serifos-strait = Strait of Serifos
sea-sifnos-strait = Strait of Sifnos
sea-kimolos-strait = Strait of Kimolos
sea-folegandros-strait = Strait of Folegandros
sea-sikinos-strait = Strait of Sikinos
sea-ios-strait = Strait of Ios
sea-thira-strait = Strait of Thira
sea-anafi-strait = Strait of Anafi
sea-tinos-strait = Strait of Tinos
sea-mykonos-strait = Strait of Mykonos
sea-delos-strait = Strait of Delos
sea-paros-strait = Strait of Paros
sea-antiparos-strait = Strait of Antiparos
sea-amorgos-strait = Strait of Amorgos
sea-astypalaia-strait = Strait of Astypalaia
sea-ikaria-strait = Strait of Ikaria
sea-fourni-strait = Strait of Fourni
sea-mycale-strait = Strait of Mycale
sea-patmos-strait = Strait of Patmos
sea-leros-strait = Strait of Leros
sea-kalymnos-strait = Strait of Kalymnos
sea-kos-strait = Strait of Kos
sea-nisyros-strait = Strait of Nisyros
sea-tilos-strait = Strait of Tilos
sea-karpathos-strait = Strait of Karpathos
sea-kasos-strait = Strait of Kasos
sea-kythera-strait = Strait of Kythera
sea-chios-strait = Strait of Chios
sea-psara-strait = Strait of Psara
sea-lesbos-strait = Strait of Lesbos
sea-skyros-strait = Strait of Skyros
sea-skopelos-strait = Strait of Skopelos
sea-alonnisos-strait = Strait of Alonnisos
sea-euripus-strait = Strait of Euripus
sea-imbros-strait = Strait of Imbros
sea-samothrace-strait = Strait of Samothrace
sea-hydra-strait = Strait of Hydra
sea-salamis-strait = Strait of Salamis
sea-petalioi-gulf = Gulf of the Petalioi
sea-kalloni-gulf = Gulf of Kalloni
sea-gera-gulf = Gulf of Gera
sea-chania-gulf = Gulf of Chania
sea-heraklion-gulf = Gulf of Heraklion
sea-mirabello-gulf = Gulf of Mirabello
sea-kissamos-gulf = Gulf of Kissamos
sea-almyros-gulf = Gulf of Almyros
sea-sitia-gulf = Gulf of Sitia
sea-moudros-gulf = Gulf of Moudros
sea-pournias-gulf = Gulf of Pournias
sea-eleusis-gulf = Gulf of Eleusis
sea-megara-gulf = Gulf of Megara
sea-epidaurus-gulf = Gulf of Epidaurus
sea-hermione-gulf = Gulf of Hermione
sea-milos-gulf = Gulf of Milos
sea-naoussa-gulf = Gulf of Naoussa
sea-kavala-gulf = Gulf of Kavala
sea-smyrna-gulf = Gulf of Smyrna
sea-iasos-gulf = Gulf of Iasos
sea-saronic-gulf = Saronic Gulf
sea-north-euboean-gulf = North Euboean Gulf
sea-south-euboean-gulf = South Euboean Gulf
sea-toronean-gulf = Toronean Gulf
sea-singitic-gulf = Singitic Gulf
sea-adramyttian-gulf = Adramyttian Gulf
sea-elaitic-gulf = Elaitic Gulf
sea-caystrian-gulf = Caystrian Gulf
