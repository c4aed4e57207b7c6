### Nomi di luoghi dell’Egeo, senza articolo né preposizione: li aggiungono place-land e place-sea in core.ftl. Le acque
### sono perciò soltanto golfi e canali (il, nel, dal, al, del).


## Islands

land-andros = Andro
land-tinos = Tino
land-mykonos = Micono
land-kea = Ceo
land-syros = Siro
land-kythnos = Citno
land-serifos = Serifo
land-sifnos = Sifno
land-paros = Paro
land-naxos = Nasso
land-amorgos = Amorgo
land-milos = Milo
land-ios = Io

## Places on large islands

land-histiaia = Istiea
land-aidipsos = Edipso
land-kerinthos = Cerinto
land-kymi = Cime
land-chalcis = Calcide
land-eretria = Eretria
land-amarynthos = Amarinto
land-dystos = Disto
land-karystos = Caristo
land-kydonia = Cidonia
land-lappa = Lappa
land-eleutherna = Eleuterna
land-knossos = Cnosso
land-gortyn = Gortina
land-phaistos = Festo
land-lyttos = Litto
land-malia = Malia
land-itanos = Itano
land-mytilene = Mitilene
land-lindos = Lindo

## Places of the tiles, tile by tile

land-gavrio = Gavrio
land-batsi = Batsi
land-korthi = Corti
land-palaiopoli = Paleopoli
land-kynthos = Cinto
land-inopos = Inopo
land-rheneia = Renea
land-fourni = Furni
land-manganari = Manganari
land-mylopotas = Milopota
land-psathi = Psati
land-plakotos = Placoto
land-ioulis = Iulide
land-korissia = Corissia
land-karthaia = Cartea
land-vourkari = Vurcari
land-loutra = Lutra
land-merichas = Merica
land-dryopida = Driopide
land-kanala = Canala
land-adamas = Adamanta
land-plaka = Placa
land-pollonia = Pollonia
land-apiranthos = Apiranto
land-filoti = Filoti
land-melanes = Melane
land-koronos = Corono
land-naoussa = Naussa
land-lefkes = Lefche
land-marpissa = Marpissa
land-ermoupoli = Ermopoli
land-kini = Chini
land-galissas = Galissa
land-vari = Vari
land-pyrgos = Pirgo
land-panormos = Panormo
land-kardiani = Cardiani

## Waters

sea-kafireas-strait = Canale di Cafereo
sea-kea-strait = Canale di Ceo
sea-kythnos-strait = Canale di Citno
sea-serifos-strait = Canale di Serifo
sea-sifnos-strait = Canale di Sifno
sea-kimolos-strait = Canale di Cimolo
sea-folegandros-strait = Canale di Folegandro
sea-sikinos-strait = Canale di Sicino
sea-ios-strait = Canale di Io
sea-thira-strait = Canale di Tera
sea-anafi-strait = Canale di Anafi
sea-tinos-strait = Canale di Tino
sea-mykonos-strait = Canale di Micono
sea-delos-strait = Canale di Delo
sea-paros-strait = Canale di Paro
sea-antiparos-strait = Canale di Antiparo
sea-amorgos-strait = Canale di Amorgo
sea-astypalaia-strait = Canale di Astipalea
sea-ikaria-strait = Canale di Icaria
sea-fourni-strait = Canale di Furni
sea-mycale-strait = Canale di Micale
sea-patmos-strait = Canale di Patmo
sea-leros-strait = Canale di Lero
sea-kalymnos-strait = Canale di Calimno
sea-kos-strait = Canale di Coo
sea-nisyros-strait = Canale di Nisiro
sea-tilos-strait = Canale di Tilo
sea-karpathos-strait = Canale di Scarpanto
sea-kasos-strait = Canale di Caso
sea-kythera-strait = Canale di Citera
sea-chios-strait = Canale di Chio
sea-psara-strait = Canale di Psara
sea-lesbos-strait = Canale di Lesbo
sea-skyros-strait = Canale di Sciro
sea-skopelos-strait = Canale di Scopelo
sea-alonnisos-strait = Canale di Alonneso
sea-euripus-strait = Canale dell’Euripo
sea-imbros-strait = Canale di Imbro
sea-samothrace-strait = Canale di Samotracia
sea-hydra-strait = Canale di Idra
sea-salamis-strait = Canale di Salamina
sea-petalioi-gulf = Golfo di Petali
sea-kalloni-gulf = Golfo di Calloni
sea-gera-gulf = Golfo di Gera
sea-chania-gulf = Golfo della Canea
sea-heraklion-gulf = Golfo di Candia
sea-mirabello-gulf = Golfo di Mirabello
sea-kissamos-gulf = Golfo di Chissamo
sea-almyros-gulf = Golfo di Almiro
sea-sitia-gulf = Golfo di Sitia
sea-moudros-gulf = Golfo di Mudro
sea-pournias-gulf = Golfo di Purnia
sea-eleusis-gulf = Golfo di Eleusi
sea-megara-gulf = Golfo di Megara
sea-epidaurus-gulf = Golfo di Epidauro
sea-hermione-gulf = Golfo di Ermione
sea-milos-gulf = Golfo di Milo
sea-naoussa-gulf = Golfo di Naussa
sea-kavala-gulf = Golfo di Cavalla
sea-smyrna-gulf = Golfo di Smirne
sea-iasos-gulf = Golfo di Iaso
sea-saronic-gulf = Golfo Saronico
sea-north-euboean-gulf = Golfo Euboico Settentrionale
sea-south-euboean-gulf = Golfo Euboico Meridionale
sea-toronean-gulf = Golfo Toroneo
sea-singitic-gulf = Golfo Singitico
sea-adramyttian-gulf = Golfo Adramitteno
sea-elaitic-gulf = Golfo Elaitico
sea-caystrian-gulf = Golfo Caistrio
