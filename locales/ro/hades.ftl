### Hades, expansion of the first edition. Groups marked "module:" apply only when that module is in play.


## Modules

module-hades = Hades
    .text = Toate cele patru module ale extensiei împreună.
module-hades-free-positioning = Hades: amplasare liberă
    .text = O licitație înaintea primei runde hotărăște cine așează primele unități și cu ce bonus.
module-hades-undead = Hades: zeul și nemorții lui
    .text = O amenințare crește de la o rundă la alta până când Hades sosește cu trupe și flote de nemorți. Adaugă necropola.
module-hades-heroes = Hades: eroi și creaturi
    .text = Șase eroi și patru creaturi noi intră în teancul de creaturi, iar Chiron primește o carte mai puternică.
module-hades-divine-favors = Hades: favoruri divine
    .text = Opt zei minori își oferă favoarea. Adaugă preotese, obiecte magice și teatre.

## module: hades/undead

god-hades =
    { $case ->
       *[nom] Hades
        [gen] lui Hades
    }
    .text =
        { PLAYED("base") ->
            [true] Gratis: o unitate de nemorți. Contra cost: până la patru suplimentare pentru 1, 2, 3 și 4 { -gp }, de uscat sau de mare, după dorință, necropola pentru 2 { -gp }, mutări pe uscat sau pe mare pentru câte 1 { -gp }, dacă în grup se află o unitate de nemorți de acel fel, creaturi, mișcări eroice.
           *[false] Gratis: o unitate de nemorți. Contra cost: până la patru suplimentare pentru 1, 2, 3 și 4 { -gp }, trupe sau flote, după dorință. Necropola pentru 2 { -gp }. Mutări pe uscat sau pe mare pentru câte 1 { -gp }, dacă în grup se află o unitate de nemorți de acel fel.
        }
building-necropolis =
    { $case ->
       *[nom] necropolă
        [indef] o necropolă
    }
    .text =
        { PLAYED("base") ->
            [true] Se construiește pe unul dintre locurile tale de construcție, în locul a ce se află acolo; o metropolă cedată astfel iese din joc. Pentru fiecare trupă de bază sau flotă distrusă, oriunde, se pune 1 { -gp } pe ea, nu și pentru mercenari; în faza veniturilor, cel care controlează zona ia acest aur. Există una singură; reconstruită, se mută.
           *[false]
                { PLAYED("titans/board") ->
                    [true] Se construiește pe spațiul de metropolă al unui teritoriu și distruge ce se află acolo. Pentru fiecare trupă sau flotă regulată distrusă, oriunde, se pune 1 { -gp } pe ea; în faza veniturilor, cel care controlează teritoriul ia acest aur. Există una singură; reconstruită, se mută.
                   *[false] Se construiește pe spațiul de metropolă al unei insule și distruge ce se află acolo. Pentru fiecare trupă sau flotă regulată distrusă, oriunde, se pune 1 { -gp } pe ea; în faza veniturilor, cel care controlează insula ia acest aur. Există una singură; reconstruită, se mută.
                }
        }
# $count (number)
unit-undead-troop =
    { $case ->
       *[nom]
            { $count ->
                [one] o trupă de nemorți
                [few] { $count } trupe de nemorți
               *[other] { $count } de trupe de nemorți
            }
        [acc]
            { $count ->
                [one] o trupă de nemorți
                [few] { $count } trupe de nemorți
               *[other] { $count } de trupe de nemorți
            }
    }
    .name = trupă de nemorți
    .text =
        { PLAYED("base") ->
            [true] Unitate de uscat cu puterea 1; pleacă la sfârșitul rundei. Pentru Harpia și Hidra nu este trupă. Cinci în total, comune tuturor.
           *[false] Acționează ca o trupă a jucătorului ei și pleacă la sfârșitul rundei. Cinci în total, comune tuturor.
        }
# $count (number)
unit-undead-fleet =
    { $case ->
       *[nom]
            { $count ->
                [one] o flotă de nemorți
                [few] { $count } flote de nemorți
               *[other] { $count } de flote de nemorți
            }
        [acc]
            { $count ->
                [one] o flotă de nemorți
                [few] { $count } flote de nemorți
               *[other] { $count } de flote de nemorți
            }
    }
    .name = flotă de nemorți
    .text =
        { PLAYED("base") ->
            [true] Unitate de mare cu puterea 1; pleacă la sfârșitul rundei. Pentru Hidra și Iason nu este flotă, pentru Krakenul și Polifem este. Cinci în total, comune tuturor.
           *[false] Acționează ca o flotă a jucătorului ei și pleacă la sfârșitul rundei. Cinci în total, comune tuturor.
        }
counter-threat = Amenințarea lui Hades
    .text =
        { PLAYED("base") ->
            [true] Din a doua rundă crește în fiecare cu două zaruri. La 9 sau mai mult, Hades sosește și îl acoperă pe ultimul zeu activ.
           *[false] Crește în fiecare rundă cu două zaruri. La 9 sau mai mult, Hades sosește și îl acoperă pe ultimul zeu activ.
        }
counter-necropolis-gold = Aurul de pe necropolă
phase-threat = Amenințarea lui Hades
phase-necropolis = Aurul necropolei
rule-hades-comes-and-goes =
    { $case ->
       *[nom] Hades sosește și pleacă
        [aside] Hades sosește și pleacă
    }

## module: hades/heroes

card-kind-hero =
    { $case ->
       *[nom] Erou
        [ind] un erou
    }
    .kinds = Eroi
option-achilles-islands = Insule pentru Ahile
    .text = De câte insule are nevoie sacrificiul lui Ahile. Numărul este cunoscut dintr-o singură sursă.
option-ulysses-set = Clădiri pentru Ulise
    .text = port-temple-university: se cedează un port, un templu și o universitate. three-equal: trei clădiri de același fel.
option-chiron-landing = Debarcarea pe insula lui Chiron
    .text = nobody: nimeni nu debarcă acolo cu Pegasus sau Perseu. controller: poate debarca jucătorul care controlează insula.
phase-hero-upkeep = Întreținerea eroilor
    .text = După venituri, fiecare erou îl costă pe jucătorul său 2 { -gp } sau pleacă.
hero-achilles =
    { $case ->
       *[nom] Ahile
        [gen] lui Ahile
        [acc] eroul Ahile
    }
    .military = Valorează cât două trupe în bătălie.
    .sacrifice =
        { $achilles-islands ->
            [one] Dacă ai sub control cel puțin o insulă, construiește o metropolă.
            [few] Dacă ai sub control cel puțin { $achilles-islands } insule, construiește o metropolă.
           *[other] Dacă ai sub control cel puțin { $achilles-islands } de insule, construiește o metropolă.
        }{ note-island }
hero-ulysses =
    { $case ->
       *[nom] Ulise
        [gen] lui Ulise
        [acc] eroul Ulise
    }
    .military = Când atacă, fortărețele și metropolele nu îl ajută pe apărător.
    .sacrifice =
        { $ulysses-set ->
            [three-equal] Cedează trei dintre clădirile tale de același fel și construiește o metropolă.
           *[port-temple-university] Cedează un port, un templu și o universitate și construiește o metropolă.
        }
hero-hector =
    { $case ->
       *[nom] Hector
        [gen] lui Hector
        [acc] eroul Hector
    }
    .military = Cine debarcă pe insula lui pierde una dintre trupele debarcate înainte de bătălie.{ note-island }
    .sacrifice = Schimbă doi preoți pe un filozof sau cinci preoți pe doi filozofi, o singură dată.
hero-perseus =
    { $case ->
       *[nom] Perseu
        [gen] lui Perseu
        [acc] eroul Perseu
    }
    .military = Ori de câte ori partea ta trebuie să piardă o unitate, o altă unitate de uscat se poate retrage în schimb, dacă are unde.
    .sacrifice = Mută oricâte dintre celelalte unități de uscat ale tale de pe insula lui pe orice altă insulă, ca la Pegasus.{ note-island }
hero-midas =
    { $case ->
       *[nom] Midas
        [gen] lui Midas
        [acc] eroul Midas
    }
    .military = După aruncare poți plăti 1 { -gp } ca să-ți arunci din nou zarul, de câte ori vrei. Contează noua aruncare.
    .sacrifice = Plătește 15 { -gp } și construiește o metropolă.
hero-penthesilea =
    { $case ->
       *[nom] Pentesileea
        [gen] Pentesileei
        [acc] eroina Pentesileea
    }
    .military = La egalitate doar inamicul pierde o unitate.
    .sacrifice = Pune metropola pe care urmează să o așezi pe această carte, insula secretă a amazoanelor. Contează pentru victorie, oferă reducerea de templu și nu poate fi luată niciodată.
creature-cerberus =
    { $case ->
       *[nom] Cerber
        [gen] lui Cerber
    }
    .text = Așează-l pe orice insulă. Toate veniturile insulei, inclusiv aurul necropolei, îți revin ție, nu celui care o controlează. Figurina rămâne până la prima ta tură din runda următoare.{ note-island }{ note-partner }
creature-charon =
    { $case ->
       *[nom] Caron
        [gen] lui Caron
    }
    .text = Angajează un erou ieșit din joc și așează-l pe o insulă pe care o controlezi. Nu pe Pentesileea după ce a plecat la amazoane.{ note-island }
creature-erinyes =
    { $case ->
       *[nom] Furia
        [gen] Furiei
    }
    .text = Mută un marcher de prosperitate de pe orice insulă în afară de cea a lui Chiron pe una de-a ta. Coarnele abundenței tipărite rămân.{ note-island }{ note-partner }
creature-empusa =
    { $case ->
       *[nom] Empusa
        [gen] Empusei
    }
    .text = Ia tot aurul de pe necropolă, dacă insula ei nu e păzită de Chiron.{ note-island }{ note-partner }
creature-chiron =
    { $case ->
       *[nom] Chiron
        [gen] lui Chiron
    }
    .text =
        { $chiron-landing ->
            [controller] Așează-l pe orice insulă. Împotriva ei nu se pot folosi Pegasus, Gigantul, Harpia, Furia, Empusa și sacrificiul lui Perseu; cel care o controlează poate debarca acolo cu Pegasus sau Perseu.
           *[nobody] Așează-l pe orice insulă. Împotriva ei nu se pot folosi Pegasus, Gigantul, Harpia, Furia, Empusa și sacrificiul lui Perseu; nimeni nu poate debarca acolo cu Pegasus sau Perseu, nici cel care o controlează.
        } { note-figurine }{ note-island }
word-two-priests = doi preoți pentru un filozof
word-five-priests = cinci preoți pentru doi filozofi
rule-cerberus-leaves =
    { $case ->
       *[nom] Cerber pleacă
        [aside] Cerber pleacă
    }

## module: hades/divine-favors

card-kind-favor =
    { $case ->
       *[nom] Favoare divină
        [ind] o favoare divină
    }
    .kinds = Favoruri divine
card-kind-item =
    { $case ->
       *[nom] Obiect magic
        [ind] un obiect magic
    }
    .kinds = Obiecte magice
building-theater =
    { $case ->
       *[nom] teatru
        [indef] un teatru
    }
    .text = Nu are putere proprie. Poate ține locul oricărei clădiri care lipsește dintr-un set. Patru în total.
# $count (number)
goods-priestess =
    { $count ->
        [one] o preoteasă
        [few] { $count } preotese
       *[other] { $count } de preotese
    }
    .name = preoteasă
    .text = Decarteaz-o ca să plătești întreținerea unui erou sau ca să păstrezi încă o rundă una dintre figurinele tale de pe insule.
favor-aphrodite =
    { $case ->
       *[nom] Afrodita
        [gen] Afroditei
    }
    .text = Bonus: o preoteasă. Putere, 2 { -gp }: dublează-ți trupele regulate de pe o insulă, cât îți ajunge rezerva.{ note-island }
favor-artemis =
    { $case ->
       *[nom] Artemis
        [gen] Artemisei
    }
    .text = Bonus: o preoteasă. Putere, gratis: decartează un filozof sau un preot și așează o trupă sau o flotă.
favor-demeter =
    { $case ->
       *[nom] Demetra
        [gen] Demetrei
    }
    .text = Bonus: o preoteasă. Putere, gratis: ia 1 { -gp } pentru fiecare insulă pe care o controlezi.{ note-island }
favor-dionysus =
    { $case ->
       *[nom] Dionysos
        [gen] lui Dionysos
    }
    .text = Bonus: un obiect magic. Putere, 2 { -gp }: construiește un teatru.
favor-hephaestus =
    { $case ->
       *[nom] Hefaistos
        [gen] lui Hefaistos
    }
    .text = Bonus: un obiect magic. Putere, 2 { -gp }: trage două obiecte magice și păstrează unul cu fața în jos.
favor-hera =
    { $case ->
       *[nom] Hera
        [gen] Herei
    }
    .text = Bonus: o preoteasă. Putere, 2 { -gp }: dezvăluie cărți creatură până apare un erou și angajează-l.
favor-hermes =
    { $case ->
       *[nom] Hermes
        [gen] lui Hermes
    }
    .text = Bonus: un obiect magic. Putere, gratis: așează un marcher de prosperitate într-un spațiu de mare cu o flotă de-a ta.
favor-hestia =
    { $case ->
       *[nom] Hestia
        [gen] Hestiei
    }
    .text = Bonus: o preoteasă. Putere, 2 { -gp }: construiește un port, o fortăreață, un templu sau o universitate.
item-artemis-arrows = Săgețile Artemisei
    .text = În tura ta: îndepărtează de pe tablă figurina unei creaturi, a oricui ar fi.
item-pandoras-box = Cutia Pandorei
    .text = În tura ta: fură o preoteasă de la un oponent.{ note-partner }
item-sun-chariot = Carul Soarelui
    .text = În tura ta: rearanjează-ți unitățile de uscat pe insulele pe care le controlezi, fără flote.{ note-island }
item-harmonia-necklace = Colierul Harmoniei
    .text = În tura ta sau la începutul fazei de acțiuni: până la sfârșitul rundei niciun oponent nu poate muta unități pe insulele tale sau în spațiile tale de mare.{ note-island }
item-poseidon-trident = Tridentul lui Poseidon
    .text = Înaintea unei aruncări într-o bătălie pe mare: până la sfârșitul ei arunci două zaruri și aduni rezultatele.
item-apollo-arrows = Săgețile lui Apollo
    .text = Înaintea unei aruncări într-o bătălie pe uscat: până la sfârșitul ei arunci două zaruri și aduni rezultatele.
item-aphrodite-belt = Cingătoarea Afroditei
    .text = Înaintea primei oferte: alege un oponent și un zeu activ (nu pe Apollo); jucătorul acela nu îi poate face ofertă acelui zeu în această rundă.{ note-partner }
item-zeus-shield = Scutul lui Zeus
    .text = După aruncarea pentru amenințare: ambele zaruri se aruncă din nou, iar noul rezultat rămâne.
item-olympus-palace = Palatul de pe Muntele Olimp
    .text = După așezarea tăblițelor cu zei: pune zeii activi în ce ordine vrei.
item-pelops-sceptre = Sceptrul lui Pelops
    .text = În tura ta: dezvăluie cărți creatură până apare una cu figurină și folosește-o imediat, gratis.
pile-favor-deck =
    { $case ->
       *[nom] teanc de favoruri divine
        [def] teancul de favoruri divine
    }
pile-favor-open =
    { $case ->
       *[nom] favoare divină dezvăluită
        [def] favoarea divină dezvăluită
    }
pile-item-deck =
    { $case ->
       *[nom] teanc de obiecte magice
        [def] teancul de obiecte magice
    }
pile-favor-discard =
    { $case ->
       *[nom] favori divine decartate
        [def] favorile divine decartate
    }
pile-item-discard =
    { $case ->
       *[nom] obiecte magice decartate
        [def] obiectele magice decartate
    }
phase-favor-end = Sfârșitul favorii divine
# $card (id: favor)
line-power = Puterea: { NAME($card) }
# $card (id: item)
line-use = Folosește: { NAME($card) }
word-priestess = decartează o preoteasă
rule-palace-window =
    { $case ->
       *[nom] Palatul de pe Muntele Olimp
        [aside] palatul de pe Muntele Olimp
    }
rule-favor =
    { $case ->
       *[nom] Favoarea divină
        [aside] favoarea divină
    }
rule-priestess =
    { $case ->
       *[nom] O preoteasă păstrează figurina
        [aside] o preoteasă păstrează figurina
    }
