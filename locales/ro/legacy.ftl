### Cyclades, the first edition (2009): names and texts. The layer under Hades and Titans.
###
### Forms as in base.ftl. Names that the Romanian summary of this edition misspells, leaves in English or mixes up
### (*Cyclopul*, *The Fates*, *Ciclopii* for Polyphemus) are put right: see `overruled` in glossary.toml.


## Modules, options and boards

module-legacy = Prima ediție
    .text = Jocul din 2009 cu patru tăblițe cu zei, Apollo și șaptesprezece creaturi, pentru doi până la cinci jucători.
option-figurine-expiry = Plecarea figurinelor de pe insule
    .text = owner-next-turn: figurina rămâne până la începutul primei ture a proprietarului ei din runda următoare. next-round: pleacă la începutul rundei următoare.
option-medusa-mode = Medusa
    .text = no-entry: nimeni nu poate muta trupe pe insula ei. no-exit: nimeni nu poate muta trupe de pe ea.
option-card-stock = Numărul cărților
    .text = Câte cărți preot și filozof există: 18 și 17 sau câte 16.
option-max-offering = Oferta maximă
    .text = none: ofertele sunt nelimitate. 20: nimeni nu poate oferi mai mult de 20 de GP.
option-winner-by = Câștigătorul
    .text = metropolises: dintre cei cu destule metropole câștigă cel care are cele mai multe, iar aurul departajează. gold: dintre cei cu destule câștigă cel care are cel mai mult aur, oricâte metropole are fiecare.
option-last-island = Atacul asupra ultimei insule
    .text = adds: doar dacă prin cucerirea ei se câștigă încă o metropolă și astfel sunt destule. reached: și dacă atacatorul are deja destule. proven: doar dacă prin cucerirea ei se câștigă încă o metropolă, astfel sunt destule și aurul nu mai poate decide împotriva atacatorului.
option-both-on-apollo = Ambii marcheri pe Apollo
    .text = Doi jucători. true: ambii marcheri ai unui jucător pot sta pe Apollo. false: doar unul, cât timp celălalt are alt loc.
option-apollo-anywhere = Insula pentru marcherul lui Apollo
    .text = false: marcherul de prosperitate ajunge pe o insulă pe care o controlezi. true: ajunge pe orice insulă.
option-reshuffle = Când se amestecă teancul de decartare
    .text = when-needed: când trebuie trasă o carte cu creatură și teancul de tras este gol. when-empty: imediat ce teancul de tras se termină.
option-sphinx-removes = Ce cumpără Sfinxul
    .text = false: se întoarce în rezervă. true: iese din joc.
board-legacy-3 = Harta pentru doi și trei jucători
    .text = Harta mică: opt insule și patru spații de comerț maritim.
board-legacy-4 = Harta pentru patru jucători
    .text = Harta medie: zece insule și șase spații de comerț maritim.
board-legacy-5 = Harta pentru cinci jucători
    .text = Harta mare: treisprezece insule și șase spații de comerț maritim.

## Words of this edition

-land =
    { $case ->
       *[nom] insula
        [gen] insulei
        [in] pe insula
        [In] Pe insula
        [to] pe insula
        [from] de pe insula
        [From] De pe insula
    }
-sea =
    { $case ->
       *[nom] spațiul de mare
        [gen] spațiului de mare
        [in] în spațiul de mare
        [In] În spațiul de mare
        [to] în spațiul de mare
        [from] din spațiul de mare
        [From] Din spațiul de mare
    }
# $area (text): its id; $place (id: land)
place-land =
    { $case ->
       *[nom] { NAME($place) }
        [gen] insulei { NAME($place) }
        [in] pe insula { NAME($place) }
        [In] Pe insula { NAME($place) }
        [to] pe insula { NAME($place) }
        [from] de pe insula { NAME($place) }
        [From] De pe insula { NAME($place) }
    }
# $owner (id: player, or none)
refusal-last-area =
    { $owner ->
        [none] Ultima insulă a unui jucător este protejată.
       *[other] Este protejată ultima insulă a jucătorului { NAME($owner) }.
    }
cli-column-areas = insule
# $area (id), $count (number)
event-prosperity-placed =
    { $count ->
        [one] { NAME($area, case: "In") } se așează un marcher de prosperitate.
        [few] { NAME($area, case: "In") } se așează { $count } marcheri de prosperitate.
       *[other] { NAME($area, case: "In") } se așează { $count } de marcheri de prosperitate.
    }
    .what =
        { $count ->
            [one] un marcher de prosperitate { NAME($area, case: "in") }
            [few] { $count } marcheri de prosperitate { NAME($area, case: "in") }
           *[other] { $count } de marcheri de prosperitate { NAME($area, case: "in") }
        }
    .many = Se așează { $list }.
# $area (id), $count (number)
event-prosperity-taken =
    { $count ->
        [one] { NAME($area, case: "From") } se ia un marcher de prosperitate.
        [few] { NAME($area, case: "From") } se iau { $count } marcheri de prosperitate.
       *[other] { NAME($area, case: "From") } se iau { $count } de marcheri de prosperitate.
    }
# $figurine-expiry (option: owner-next-turn or next-round)
note-figurine =
    { $figurine-expiry ->
        [next-round] Figurina rămâne până la începutul rundei următoare.
       *[owner-next-turn] Figurina rămâne până la prima ta tură din runda următoare.
    }
# Added to a card that speaks of islands: with the board of the Titans each of them is a territory (T0.1, T14)
note-island =
    { PLAYED("titans/board") ->
        [true] { " " }Aici o insulă înseamnă un singur teritoriu.
       *[false] { "" }
    }
# $partner-targets (option: true or false)
note-partner =
    { PLAYED("titans/board") ->
        [true]
            { $partner-targets ->
                [true] { " " }Pe echipe, ținta poate fi și partenerul.
               *[false] { " " }Pe echipe, ținta nu este niciodată partenerul.
            }
       *[false] { "" }
    }

## Gods (L11)

god-poseidon =
    { $case ->
       *[nom] Poseidon
        [gen] lui Poseidon
    }
    .text = Gratis: o flotă. Contra cost: până la trei suplimentare pentru 1, 2 și 3 GP. Porturi pentru câte 2 GP. Mută flote pentru 1 GP de fiecare dată.
god-ares =
    { $case ->
       *[nom] Ares
        [gen] lui Ares
    }
    .text = Gratis: o trupă. Contra cost: până la trei suplimentare pentru 2, 3 și 4 GP. Fortărețe pentru câte 2 GP. Mută trupe pentru 1 GP de fiecare dată.
god-zeus =
    { $case ->
       *[nom] Zeus
        [gen] lui Zeus
    }
    .text = Gratis: un preot. Contra cost: încă unul pentru 4 GP. Temple pentru câte 2 GP. Pentru 1 GP înlocuiește o creatură de pe linie cu prima carte din teanc, de câte ori vrei.
god-athena =
    { $case ->
       *[nom] Athena
        [gen] Athenei
    }
    .text = Gratis: un filozof. Contra cost: încă unul pentru 4 GP. Universități pentru câte 2 GP.
god-apollo =
    { $case ->
       *[nom] Apollo
        [gen] lui Apollo
    }
    .text =
        { $apollo-anywhere ->
            [true] Ia 4 GP dacă ai sub control exact o insulă, altfel 1 GP. Primul marcher de aici aduce și un marcher de prosperitate pentru orice insulă. Nimic altceva.
           *[false] Ia 4 GP dacă ai sub control exact o insulă, altfel 1 GP. Primul marcher de aici aduce și un marcher de prosperitate pentru una dintre insulele tale. Nimic altceva.
        }{ note-island }

## Buildings (L12)

building-port =
    { $case ->
       *[nom] port
        [indef] un port
    }
    .text = Apărătorul are +1 în bătăliile pe mare din orice spațiu de mare adiacent insulei lui. Efectele mai multor porturi se adună.{ note-island }
building-fortress =
    { $case ->
       *[nom] fortăreață
        [indef] o fortăreață
    }
    .text = Apărătorul are +1 în bătăliile pe uscat de pe insula ei. Efectele mai multor fortărețe se adună.{ note-island }
building-temple =
    { $case ->
       *[nom] templu
        [indef] un templu
    }
    .text = Scade cu 1 GP prețul unei creaturi, o dată pe rundă. Poți folosi mai multe temple la aceeași creatură, până la 1 GP.
building-university =
    { $case ->
       *[nom] universitate
        [indef] o universitate
    }
    .text = Nu are efect propriu; întregește setul de patru.
building-metropolis =
    { $case ->
       *[nom] metropolă
        [indef] o metropolă
    }
    .text = Are efectul unui port, al unei fortărețe, al unui templu și al unei universități, dar într-un set nu ține locul niciuneia dintre ele. Una pe insulă.{ note-island }

## Units (L1)

# $count (number)
unit-troop =
    { $case ->
       *[nom]
            { $count ->
                [one] o trupă
                [few] { $count } trupe
               *[other] { $count } de trupe
            }
        [acc]
            { $count ->
                [one] o trupă
                [few] { $count } trupe
               *[other] { $count } de trupe
            }
    }
    .name = trupă
    .text = Unitate de uscat. Fiecare jucător are cel mult opt pe tablă.
# $count (number)
unit-fleet =
    { $case ->
       *[nom]
            { $count ->
                [one] o flotă
                [few] { $count } flote
               *[other] { $count } de flote
            }
        [acc]
            { $count ->
                [one] o flotă
                [few] { $count } flote
               *[other] { $count } de flote
            }
    }
    .name = flotă
    .text = Unitate de mare. Fiecare jucător are cel mult opt pe tablă. Un lanț de flote duce trupele de pe o insulă pe alta.{ note-island }
# $count (number): always 1
unit-minotaur =
    { $case ->
       *[nom]
            { $count ->
                [one] Minotaurul
                [few] { $count } Minotauri
               *[other] { $count } de Minotauri
            }
        [acc]
            { $count ->
                [one] Minotaurul
                [few] { $count } Minotauri
               *[other] { $count } de Minotauri
            }
    }
    .name = Minotaur
    .text = Figurina creaturii. Puterea 2. Își apără insula, nu se mută niciodată și se pierde ultimul.{ note-island }

## Cards in front of a player (L12.7, L15.3)

# $count (number)
goods-priest =
    { $count ->
        [one] un preot
        [few] { $count } preoți
       *[other] { $count } de preoți
    }
    .name = preot
    .text = Fiecare îți ieftinește oferta cu 1 GP, dar niciodată sub 1 GP. Preoții nu se consumă.
# $count (number)
goods-philosopher =
    { $count ->
        [one] un filozof
        [few] { $count } filozofi
       *[other] { $count } de filozofi
    }
    .name = filozof
    .text = La al patrulea decartezi imediat patru și așezi o metropolă.

## Creatures used once (L16.B)

card-kind-creature =
    { $case ->
       *[nom] Creatură
        [ind] o creatură
    }
    .kinds = Creaturi
creature-chimera =
    { $case ->
       *[nom] Chimera
        [gen] Chimerei
    }
    .text = Folosește puterea unei creaturi dintre cărțile decartate fără să-i plătești prețul. Apoi Chimera se decartează, iar teancul și cărțile decartate se amestecă împreună.
creature-cyclops =
    { $case ->
       *[nom] Ciclopul
        [gen] Ciclopului
    }
    .text = Înlocuiește una dintre clădirile tale cu o clădire de alt tip, pe același pătrățel. Nu o metropolă.
creature-dryad =
    { $case ->
       *[nom] Driada
        [gen] Driadei
    }
    .text = Fură un preot de la un jucător ales de tine.{ note-partner }
creature-fates =
    { $case ->
       *[nom] Moirele
        [gen] Moirelor
    }
    .text = Primești încă o dată veniturile, după situația de acum de pe tablă.
creature-giant =
    { $case ->
       *[nom] Gigantul
        [gen] Gigantului
    }
    .text = Distruge o clădire de pe orice insulă. Niciodată o metropolă și nu pe insula lui Chiron.{ note-island }{ note-partner }
creature-griffon =
    { $case ->
       *[nom] Grifonul
        [gen] Grifonului
    }
    .text = Un jucător ales de tine arată tot aurul din spatele paravanului și îți dă jumătate, cu rotunjire în minus.{ note-partner }
creature-harpy =
    { $case ->
       *[nom] Harpia
        [gen] Harpiei
    }
    .text = Îndepărtează o trupă a altui jucător de pe orice insulă în afară de cea a lui Chiron.{ note-island }{ note-partner }
creature-pegasus =
    { $case ->
       *[nom] Pegasus
        [gen] lui Pegasus
    }
    .text = Mută gratis oricâte dintre trupele tale de pe una dintre insulele tale pe orice altă insulă, fără flote. Poate urma o bătălie. Pe insula lui Chiron poate debarca doar cel care o controlează.{ note-island }
creature-satyr =
    { $case ->
       *[nom] Satirul
        [gen] Satirului
    }
    .text = Fură un filozof de la un jucător ales de tine.{ note-partner }
creature-siren =
    { $case ->
       *[nom] Sirena
        [gen] Sirenei
    }
    .text = Alege un spațiu de mare cu o singură flotă a unui oponent: ea revine în rezerva lui, iar o flotă de-a ta îi ia locul fără bătălie. A ta vine din rezervă sau, dacă rezerva e goală, de pe tablă. Nu într-un spațiu blocat de Polifem.{ note-partner }
creature-sphinx =
    { $case ->
       *[nom] Sfinx
        [gen] Sfinxului
    }
    .text =
        { $sphinx-removes ->
            [true] Vinde oricâte dintre trupele și flotele tale de pe tablă, dintre preoții și filozofii tăi, pentru câte 2 GP. Acestea ies din joc.
           *[false] Vinde oricâte dintre trupele și flotele tale de pe tablă, dintre preoții și filozofii tăi, pentru câte 2 GP.
        }
creature-sylph =
    { $case ->
       *[nom] Silfida
        [gen] Silfidei
    }
    .text = Mută-ți gratis flotele, zece pași în total. Fiecare pas duce oricâte flote dintr-un spațiu de mare într-unul adiacent; flotele care au luptat nu mai fac alți pași.

## Creatures with a figurine (L16.C)

creature-chiron =
    { $case ->
       *[nom] Chiron
        [gen] lui Chiron
    }
    .text = Așează-l pe orice insulă. Împotriva ei nu se pot folosi Gigantul, Harpia și Pegasus; cu Pegasus debarcă acolo doar cel care o controlează. { note-figurine }{ note-island }
creature-medusa =
    { $case ->
       *[nom] Medusa
        [gen] Medusei
    }
    .text =
        { $medusa-mode ->
            [no-exit] Așeaz-o pe orice insulă. Nicio trupă nu poate pleca de pe ea, nici măcar în retragere; altele pot veni. { note-figurine }
           *[no-entry] Așeaz-o pe orice insulă. Nicio trupă nu poate fi mutată pe ea, nici măcar în retragere; cele de pe ea pot pleca. { note-figurine }
        }{ note-island }
creature-minotaur =
    { $case ->
       *[nom] Minotaurul
        [gen] Minotaurului
    }
    .text = Așează-l pe orice insulă. Când insula e atacată, adaugă 2 pentru cel care o controlează, chiar și fără trupe acolo. Nu se retrage niciodată și se pierde ultimul. { note-figurine }{ note-island }
creature-polyphemus =
    { $case ->
       *[nom] Polifem
        [gen] lui Polifem
    }
    .text = Așează-l pe orice insulă. Împingi fiecare flotă adiacentă într-un spațiu vecin fără flote de altă culoare; o flotă fără un astfel de spațiu e distrusă. Nicio flotă nu poate veni lângă insulă. { note-figurine }{ note-island }
creature-kraken =
    { $case ->
       *[nom] Krakenul
        [gen] Krakenului
    }
    .text = Așează-l în orice spațiu de mare și distruge toate flotele de acolo, și ale tale; fiecare GP în plus îl mută cu un spațiu, cu același efect. Rămâne unde se oprește și nicio flotă nu poate fi mutată sau așezată în spațiul lui.

## Lines: line-<word> is what a seat may do in its turn, as on a button

line-replace = Schimbă o creatură
line-take =
    { $card ->
        [none] Ia o carte
       *[other] Ia { UNIT($card, 1) }
    }

## Words: word-<word> is a short answer, as on a button

word-unit = o trupă sau o flotă
word-card = un preot sau un filozof

## Rules: rule-<id> names a rule, where several apply at once or one forbids something

rule-economic-set =
    { $case ->
       *[nom] Dezvoltarea Economică
        [aside] dezvoltarea economică
    }
rule-four-philosophers =
    { $case ->
       *[nom] Dezvoltarea Intelectuală
        [aside] dezvoltarea intelectuală
    }
rule-chimera-reshuffle =
    { $case ->
       *[nom] Se amestecă teancul de creaturi
        [aside] se amestecă teancul de creaturi
    }
rule-early-reshuffle =
    { $case ->
       *[nom] Cărțile decartate formează un teanc nou
        [aside] cărțile decartate formează un teanc nou
    }
rule-last-island =
    { $case ->
       *[nom] Ultima insulă
        [aside] ultima insulă
    }
