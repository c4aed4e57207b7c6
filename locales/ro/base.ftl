### Cyclades Legendary Edition: names and texts of gods, cards and pieces.
### Numbers beside the groups are those of the rule text.
###
### Forms ($case): gods, creatures nom, gen (genitive-dative, with *lui* or the article); heroes, artifacts nom, gen, acc
### (object of a verb: *pierde eroul Aiax*); units nom, acc; buildings nom, indef (with *un, o*); piles nom, def
### (with the article).


## Modules and options

module-base = Ediția Legendară
    .text = Jocul cu cinci tăblițe cu zei, Apollo, creaturi, eroi și un arhipelag alcătuit din piese.
option-target = Metropole pentru victorie
    .text = Câte metropole încheie jocul: 3 sau, pentru o partidă lungă pe echipe ori în doi, 4.
option-plain-track = Se poate oferi orice număr
    .text = false: linia ofertelor are spațiile 1, 2, 3, 5, 7, 10, 13, 17, 21 și 25. true: are toate numerele de la 1 la 25.
option-apollo-anywhere = Zone pentru marcherii lui Apollo
    .text = false: ajung în zone pe care le controlezi, cât timp ai una de acel fel. true: ajung în orice zonă de uscat și în orice zonă de mare.
board-archipelago-3 = Arhipelag pentru trei jucători
    .text = O așezare fixă a pieselor, concepută de noi, pentru trei jucători.
board-archipelago-4 = Arhipelag pentru doi sau patru jucători
    .text = O așezare fixă a pieselor, concepută de noi, pentru doi sau patru jucători.
board-archipelago-5 = Arhipelag pentru cinci jucători
    .text = O așezare fixă a pieselor, concepută de noi, pentru cinci jucători.
board-archipelago-6 = Arhipelag pentru șase jucători
    .text = O așezare fixă a pieselor, concepută de noi, pentru șase jucători.
board-assembled = Arhipelag la întâmplare
    .text = Piese trase și așezate aleatoriu după sămânța jocului, câte două pentru fiecare facțiune.
phase-start-of-cycle = Începutul rundei
phase-end-of-cycle = Sfârșitul rundei

## Gods (B12)

god-athena =
    { $case ->
       *[nom] Athena
        [gen] Athenei
    }
    .text = Gratis: construiește o universitate și ia un filozof. Contra cost: încă un filozof pentru 4 GP, creaturi, mișcări eroice.
god-zeus =
    { $case ->
       *[nom] Zeus
        [gen] lui Zeus
    }
    .text = Gratis: construiește un templu și ia o preoteasă. Contra cost: încă o preoteasă pentru 4 GP, creaturi, mișcări eroice. O dată pe tură uită-te la prima creatură din teanc și, dacă vrei, joac-o pentru 1 GP.
god-poseidon =
    { $case ->
       *[nom] Poseidon
        [gen] lui Poseidon
    }
    .text = Gratis: construiește un port și așează o flotă. Contra cost: până la trei flote suplimentare pentru 1, 2 și 3 GP, mutări pe mare pentru câte 1 GP, creaturi, mișcări eroice.
god-ares =
    { $case ->
       *[nom] Ares
        [gen] lui Ares
    }
    .text = Gratis: construiește o fortăreață și așează o trupă de bază. Contra cost: până la trei trupe de bază suplimentare pentru 2, 3 și 4 GP, mutări pe uscat cu trupe și eroi pentru câte 1 GP, creaturi. Fără mișcări eroice.
god-hera =
    { $case ->
       *[nom] Hera
        [gen] Herei
    }
    .text = Gratis: construiește o clădire de bază de un tip care îți lipsește și așează un mercenar. Contra cost: până la trei mercenari suplimentari pentru 1, 3 și 5 GP, un erou pentru 4 GP, creaturi, mișcări eroice.
god-apollo =
    { $case ->
       *[nom] Apollo
        [gen] lui Apollo
    }
    .text =
        { $apollo-anywhere ->
            [true] Așează un marcher de prosperitate în orice zonă de uscat și unul în orice zonă de mare și ia 2 GP. Nimic altceva: fără creaturi, fără mutări, fără sacrificii.
           *[false] Așează un marcher de prosperitate pe uscat și unul pe mare, în zone pe care le controlezi, și ia 2 GP. Nimic altceva: fără creaturi, fără mutări, fără sacrificii.
        }

## Buildings (B13, B19)

building-port =
    { $case ->
       *[nom] port
        [indef] un port
    }
    .text = Proprietarul lui are +1 în bătăliile pe mare din spațiul de mare spre care dă portul, la atac sau la apărare.
building-fortress =
    { $case ->
       *[nom] fortăreață
        [indef] o fortăreață
    }
    .text = Apărătorul are +1 în bătăliile pe uscat din zona ei.
building-temple =
    { $case ->
       *[nom] templu
        [indef] un templu
    }
    .text = Scade cu 1 GP prețul unei creaturi de pe linie, o dată pe rundă. Poți folosi mai multe temple la aceeași cumpărare, până la prețul 0.
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
    .text = Are efectul unui port, al unei fortărețe, al unui templu și al unei universități, dar nu este clădire de bază și nu poate fi îndepărtată sau înlocuită.

## Units (B1, B2)

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
    .text = O trupă de bază, în culoarea facțiunii sale. Puterea 1 pe uscat; câte opt pentru fiecare facțiune.
# $count (number)
unit-mercenary =
    { $case ->
       *[nom]
            { $count ->
                [one] un mercenar
                [few] { $count } mercenari
               *[other] { $count } de mercenari
            }
        [acc]
            { $count ->
                [one] un mercenar
                [few] { $count } mercenari
               *[other] { $count } de mercenari
            }
    }
    .name = mercenar
    .text = O trupă din rezerva comună de șaisprezece. Luptă și se mută ca trupele tale.
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
    .text = Unitate de mare. Puterea 1; câte opt pentru fiecare facțiune. Flotele formează lanțuri pentru mutările pe uscat.
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
    .text = Figurina creaturii. O unitate de uscat cu puterea 2, care își apără zona, chiar și singură, nu se retrage niciodată și nu se mută cu celelalte.

## Cards in front of a faction (B9, B10, B19.3)

# $count (number)
goods-priestess =
    { $count ->
        [one] o preoteasă
        [few] { $count } preotese
       *[other] { $count } de preotese
    }
    .name = preoteasă
    .text = Fiecare îți ieftinește oferta cu 1 GP, până la 0. În faza de întreținere decartezi câte una pentru fiecare creatură pe care o păstrezi pe tablă.
# $count (number)
goods-philosopher =
    { $count ->
        [one] un filozof
        [few] { $count } filozofi
       *[other] { $count } de filozofi
    }
    .name = filozof
    .text = La al patrulea decartezi imediat patru și construiești o metropolă.

## Metropolis bonuses (B19.7)

card-kind-bonus =
    { $case ->
       *[nom] Bonus de metropolă
        [ind] un bonus de metropolă
    }
    .kinds = Bonusuri de metropolă
bonus-bonus-two-troops = Primești două trupe
    .text = Așează două trupe de bază din rezerva ta într-una sau în două zone de uscat pe care le controlezi.
bonus-bonus-prosperity = Primești un marcher de prosperitate
    .text = Pune un marcher de prosperitate într-o zonă a ta de uscat sau de mare.
bonus-bonus-priestess = Primești o preoteasă
    .text = Primești o preoteasă.
bonus-bonus-three-gold = Primești 3 GP
    .text = Primești 3 GP.
bonus-bonus-two-fleets = Primești două flote
    .text = Așează două flote din rezerva ta într-unul sau în două spații de mare pe care le controlezi deja.

## Creatures used once (B21.1 to B21.12)

card-kind-creature =
    { $case ->
       *[nom] Creatură
        [ind] o creatură
    }
    .kinds = Creaturi
creature-charon =
    { $case ->
       *[nom] Caron
        [gen] lui Caron
    }
    .text = Schimbă unul dintre eroii tăi cu un erou de pe linia eroilor: cărțile își schimbă locul, iar figurina nouă stă unde stătea cea veche. Eroul nou nu poate fi sacrificat în această rundă.
creature-chimera =
    { $case ->
       *[nom] Chimera
        [gen] Chimerei
    }
    .text = Joacă gratis o creatură dintre cărțile decartate. Apoi Chimera se decartează, iar teancul și cărțile decartate se amestecă împreună.
creature-cyclops =
    { $case ->
       *[nom] Ciclopul
        [gen] Ciclopului
    }
    .text = Înlocuiește una dintre clădirile tale de bază cu o clădire de bază de alt tip, pe același loc.
creature-dryad =
    { $case ->
       *[nom] Driada
        [gen] Driadei
    }
    .text = Fură o preoteasă de la un oponent.
creature-giant =
    { $case ->
       *[nom] Gigantul
        [gen] Gigantului
    }
    .text = Fură toți mercenarii dintr-o zonă de uscat a unui oponent și așează-i în zone de uscat pe care le controlezi. Zona nu își schimbă proprietarul.
creature-griffon =
    { $case ->
       *[nom] Grifonul
        [gen] Grifonului
    }
    .text = Fură jumătate din aurul unui oponent, cu rotunjire în minus.
creature-harpy =
    { $case ->
       *[nom] Harpia
        [gen] Harpiei
    }
    .text = Distruge o trupă din orice zonă de uscat, trupă de bază sau mercenar. Zona nu își schimbă proprietarul.
creature-graeae =
    { $case ->
       *[nom] Graiele
        [gen] Graielor
    }
    .text = Primești încă o dată veniturile, după situația de acum de pe tablă.
creature-pegasus =
    { $case ->
       *[nom] Pegasus
        [gen] lui Pegasus
    }
    .text = Mută gratis oricâte trupe și oricâți eroi ai tăi, cel puțin o unitate, dintr-o zonă de uscat în oricare alta. Nu e nevoie nici de frontieră comună, nici de flote; poate urma o bătălie.
creature-satyr =
    { $case ->
       *[nom] Satirul
        [gen] Satirului
    }
    .text = Fură un filozof de la un oponent.
creature-sphinx =
    { $case ->
       *[nom] Sfinx
        [gen] Sfinxului
    }
    .text = Trage trei cărți creatură, decartează două și joac-o gratis pe a treia.
creature-sylph =
    { $case ->
       *[nom] Silfida
        [gen] Silfidei
    }
    .text = Alege două spații de mare cu flote, oriunde, și schimbă între ele toate flotele. Nu are loc nicio bătălie.

## Creatures with a piece (B21.13 to B21.18)

creature-cerberus =
    { $case ->
       *[nom] Cerber
        [gen] lui Cerber
    }
    .text = Așează-l pe uscat. Veniturile zonei lui îți revin ție, nu proprietarului ei.
creature-hydra =
    { $case ->
       *[nom] Hidra
        [gen] Hidrei
    }
    .text = Așeaz-o pe uscat sau pe mare. Veniturile zonei ei se dublează pentru cel care controlează zona. Când o așezi și la fiecare întreținere în care o păstrezi, trebuie să distrugi o trupă sau o flotă din zona ei ori dintr-una adiacentă, dacă există, chiar și a ta. Dacă ai făcut-o, pune un marcher de prosperitate în zona ei.
creature-kraken =
    { $case ->
       *[nom] Krakenul
        [gen] Krakenului
    }
    .text = Așează-l pe mare. Toate flotele din spațiul în care ajunge sunt distruse, și ale tale, iar cât timp stă acolo nicio flotă nu poate fi mutată sau așezată în acel spațiu.
creature-medusa =
    { $case ->
       *[nom] Medusa
        [gen] Medusei
    }
    .text = Așeaz-o pe uscat. Nimeni, nici tu, nu poate muta trupe sau eroi în zona ei ori din ea, nici măcar în retragere. Poți totuși recruta acolo.
creature-minotaur =
    { $case ->
       *[nom] Minotaurul
        [gen] Minotaurului
    }
    .text = Așează-l într-o zonă de uscat pe care o controlezi. O apără cu puterea 2, chiar și singur, și nu se retrage niciodată. Îl poți alege ca pierdere. Se mută doar în faza de întreținere, într-o zonă de uscat adiacentă a ta.
creature-polyphemus =
    { $case ->
       *[nom] Polifem
        [gen] lui Polifem
    }
    .text = Așează-l pe uscat. Toate spațiile de mare adiacente zonei lui sunt închise flotelor, și alor tale. Muți una câte una flotele aflate acolo în spații adiacente deschise, libere sau cu flote ale aceleiași facțiuni; cele care nu se pot muta sunt distruse.

## Heroes (B23)

card-kind-hero =
    { $case ->
       *[nom] Erou
        [ind] un erou
    }
    .kinds = Eroi
hero-ajax =
    { $case ->
       *[nom] Aiax
        [gen] lui Aiax
        [acc] eroul Aiax
    }
    .military = Puterea 2.
    .sacrifice = Dacă ai sub control cel puțin șapte zone de uscat, construiește o metropolă.
hero-croesus =
    { $case ->
       *[nom] Cresus
        [gen] lui Cresus
        [acc] eroul Cresus
    }
    .military = După aruncarea ambelor zaruri poți plăti 1 GP ca să-ți arunci din nou zarul, de câte ori vrei. Contează ultima aruncare.
    .sacrifice = Plătește 15 GP și construiește o metropolă.
hero-hector =
    { $case ->
       *[nom] Hector
        [gen] lui Hector
        [acc] eroul Hector
    }
    .military = Când trupe inamice intră în zona lui, distrugi una dintre ele înainte de bătălie. Eroii veniți fără trupe nu sunt afectați.
    .sacrifice = Schimbă două dintre preotesele tale pe un filozof, de câte ori vrei.
hero-helen =
    { $case ->
       *[nom] Elena
        [gen] Elenei
        [acc] eroina Elena
    }
    .military = Zarul tău are mereu valoarea 2.
    .sacrifice = Îndepărtează două dintre clădirile tale de bază de un tip și două de alt tip și construiește o metropolă.
hero-jason =
    { $case ->
       *[nom] Iason
        [gen] lui Iason
        [acc] eroul Iason
    }
    .military = La o mișcare eroică a lui Iason, flotele inamice contează ca ale tale în lanțul de flote.
    .sacrifice = Dacă toate cele opt flote ale tale sunt pe tablă, construiește o metropolă. Flotele rămân.
hero-pandora =
    { $case ->
       *[nom] Pandora
        [gen] Pandorei
        [acc] eroina Pandora
    }
    .military = La începutul unei bătălii cu ea, toți mercenarii inamici din bătălie trec definitiv de partea ta.
    .sacrifice = Folosește puterea de sacrificiu a unui erou de pe linia eroilor, în condițiile ei. Eroul acela rămâne pe linie.
hero-penthesilea =
    { $case ->
       *[nom] Pentesileea
        [gen] Pentesileei
        [acc] eroina Pentesileea
    }
    .military = Câștigi la egalitate.
    .sacrifice = Când construiești o metropolă, pune-o pe această carte, nu pe un loc de construcție. Nu poate fi niciodată atacată sau cucerită; bonusul și reducerea ei de templu sunt ale tale.
hero-odysseus =
    { $case ->
       *[nom] Odiseu
        [gen] lui Odiseu
        [acc] eroul Odiseu
    }
    .military = Când ataci, fortărețele și metropolele nu îl ajută pe apărător.
    .sacrifice = Îndepărtează trei dintre clădirile tale de bază de același tip și construiește o metropolă.
hero-perseus =
    { $case ->
       *[nom] Perseu
        [gen] lui Perseu
        [acc] eroul Perseu
    }
    .military = O trupă de-a ta aleasă ca pierdere se poate retrage în schimb, singură, dacă are unde.
    .sacrifice = Mută gratis oricâte trupe și oricâți eroi ai tăi, cel puțin o unitate, dintr-o zonă de uscat în oricare alta, ca la Pegasus.

## Lines: line-<word> is what a seat may do in its turn, as on a button

line-hero = Recrutează un erou
line-heroic = Mișcare eroică
line-look = Uită-te la prima creatură
line-take =
    { $card ->
        [none] Ia o carte
       *[other] Ia { UNIT($card, 1) }
    }

## Rules: rule-<id> names a rule, where several apply at once or one forbids something

rule-economic-set =
    { $case ->
       *[nom] Dezvoltarea Economică
        [aside] dezvoltarea economică
    }
rule-team-set =
    { $case ->
       *[nom] Dezvoltarea Economică a echipei
        [aside] dezvoltarea economică a echipei
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
rule-last-area =
    { $case ->
       *[nom] Ultima zonă de uscat
        [aside] ultima zonă de uscat
    }
rule-no-stop-at-allies =
    { $case ->
       *[nom] Fără oprire în zonele aliaților
        [aside] fără oprire în zonele aliaților
    }
rule-crossing-allies =
    { $case ->
       *[nom] Traversarea zonelor aliaților
        [aside] traversarea zonelor aliaților
    }
rule-allied-bridges =
    { $case ->
       *[nom] Lanțurile de flote ale aliaților
        [aside] lanțurile de flote ale aliaților
    }
