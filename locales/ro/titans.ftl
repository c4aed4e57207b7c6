### Titans, expansion of the first edition. Groups marked "module:" apply only when that module is in play.


## Modules and options

module-titans = Titans
    .text = Toate cele patru module ale extensiei împreună.
module-titans-board = Titans: tabla
    .text = Insule împărțite în teritorii, o rundă de amplasare, trei până la șase jucători, pe cont propriu sau pe echipe.
module-titans-kronos = Titans: Cronos
    .text = O a cincea tăbliță cu un zeu și titani care conduc armate cu orice zeu în afară de Apollo.
module-titans-artifacts = Titans: Artefactele Divine
    .text = Cinci artefacte intră în teancul de creaturi. Cine le are pe toate câștigă imediat.
module-titans-special-metropolises = Titans: metropole speciale
    .text = Primele două metropole construite au fiecare o abilitate specială.
option-special-metropolis-by = Metropole speciale
    .text = build: revin primelor două metropole construite. player: revin primilor doi jucători diferiți care construiesc una.
pile-open-specials =
    { $case ->
       *[nom] metropole speciale
        [def] metropolele speciale
    }
option-helm-through-partner = Coiful și partenerul
    .text = true: Coiful Invizibilității funcționează și cu flotele și teritoriile partenerului. false: nu.
option-partner-targets = Partenerul ca țintă
    .text = true: creaturile pot fi îndreptate împotriva partenerului. false: nu pot.

## module: titans/board

board-titans-34 = Titans, fața pentru trei și patru jucători
    .text = Fața mai mică a tablei cu teritorii.
board-titans-56 = Titans, fața pentru cinci și șase jucători
    .text = Fața mai mare a tablei cu teritorii.
rule-team-end =
    { $case ->
       *[nom] Victoria unei echipe
        [aside] victoria unei echipe
    }
rule-partners-spaces =
    { $case ->
       *[nom] Spațiile partenerului
        [aside] spațiile partenerului
    }
rule-last-territory-taken =
    { $case ->
       *[nom] Cucerirea ultimului teritoriu
        [aside] cucerirea ultimului teritoriu
    }
rule-military-victory =
    { $case ->
       *[nom] Victorie militară
        [aside] victorie militară
    }
rule-no-military-victory =
    { $case ->
       *[nom] Fără victorie militară
        [aside] fără victorie militară
    }
-land =
    { $case ->
       *[nom] teritoriul
        [gen] teritoriului
        [in] în teritoriul
        [In] În teritoriul
        [to] în teritoriul
        [from] din teritoriul
        [From] Din teritoriul
    }
# $area (text): its id; $place (id: land)
place-land =
    { $case ->
       *[nom] { NAME($place) }
        [gen] teritoriului { NAME($place) }
        [in] în { NAME($place) }
        [In] În { NAME($place) }
        [to] în { NAME($place) }
        [from] din { NAME($place) }
        [From] Din { NAME($place) }
    }
# $owner (id: player, or none)
refusal-last-area =
    { $owner ->
        [none] Ultimul teritoriu al unui jucător este protejat.
       *[other] Este protejat ultimul teritoriu al jucătorului { NAME($owner) }.
    }
cli-column-areas = teritorii
prompt-deploy-first = Care este primul tău teritoriu?
prompt-deploy-second = Care este al doilea teritoriu al tău?
prompt-hand-over = În ce teritoriu al partenerului ajunge?

## module: titans/kronos

god-kronos =
    { $case ->
       *[nom] Cronos
        [gen] lui Cronos
    }
    .text =
        { PLAYED("base") ->
            [true] Gratis: un titan dacă Cronos este primul zeu, altfel o clădire de bază a unui zeu de deasupra lui; dacă aceasta e Hera, de orice tip care îți lipsește. Contra cost: un titan pentru 2 { -gp }, creaturi, mișcări eroice și mutări ale titanilor.
           *[false] Gratis: un titan dacă Cronos este primul zeu, altfel o clădire a unui zeu de deasupra lui. Contra cost: un titan pentru 2 { -gp }. Creaturi, artefacte și mutări ale titanilor ca la ceilalți zei.
        }
# $count (number)
unit-titan =
    { $case ->
       *[nom]
            { $count ->
                [one] un titan
                [few] { $count } titani
               *[other] { $count } de titani
            }
        [acc]
            { $count ->
                [one] un titan
                [few] { $count } titani
               *[other] { $count } de titani
            }
    }
    .name = titan
    .text =
        { PLAYED("base") ->
            [true] Unitate de uscat cu puterea 1, dar nu trupă; cel mult trei pentru fiecare facțiune. Cu Ares se mută ca trupele. Cu orice alt zeu în afară de Apollo poate conduce unitățile din zona lui pentru 1 { -gp }, apoi 2 { -gp } și tot așa, numărate împreună cu mișcările eroice.
           *[false] Luptă ca o trupă; cel mult trei pentru fiecare jucător. Cu orice zeu în afară de Apollo, un titan poate conduce într-o mutare unitățile din teritoriul lui: prima dintr-o tură costă 1 { -gp }, a doua 2 { -gp } și tot așa.
        }
line-titan = Mutarea titanului
line-bonus-titan = Titan gratis
line-bonus-building = Clădire gratis

## module: titans/artifacts

card-kind-artifact =
    { $case ->
       *[nom] Artefact
        [ind] un artefact
    }
    .kinds = Artefacte
artifact-winged-sandals =
    { $case ->
       *[nom] Sandalele Înaripate
        [gen] Sandalelor Înaripate
        [acc] Sandalele Înaripate
    }
    .text =
        { PLAYED("titans/board") ->
            [true] Venit de 1 { -gp }. O armată care le ia cu ea se poate muta pe orice teritoriu al aceleiași insule. Echipă: pentru 1 { -gp }, la începutul turei tale, dă-le partenerului.
           *[false]
                { PLAYED("base") ->
                    [true] Venit de 1 { -gp }. O armată care le ia cu ea se poate muta în orice zonă de uscat a aceleiași insule.
                   *[false] Venit de 1 { -gp }. Nimic altceva: pe această tablă insulele nu sunt împărțite.
                }
        }
artifact-helm-of-invisibility =
    { $case ->
       *[nom] Coiful Invizibilității
        [gen] Coifului Invizibilității
        [acc] Coiful Invizibilității
    }
    .text =
        { PLAYED("titans/board") ->
            [true]
                { $helm-through-partner ->
                    [false] Venit de 1 { -gp }. O armată care îl ia cu ea poate folosi flotele inamice și poate traversa fără bătălie un teritoriu inamic, dacă o nouă mutare plătită o scoate imediat de acolo. Echipă: pentru 1 { -gp }, la începutul turei tale, dă-l partenerului; flotele și teritoriile lui rămân închise.
                   *[true] Venit de 1 { -gp }. O armată care îl ia cu ea poate folosi flotele altora și poate traversa fără bătălie un teritoriu ocupat, dacă o nouă mutare plătită o scoate imediat de acolo. Echipă: pentru 1 { -gp }, la începutul turei tale, dă-l partenerului.
                }
           *[false]
                { PLAYED("base") ->
                    [true]
                        { $helm-through-partner ->
                            [false] Venit de 1 { -gp }. O armată care îl ia cu ea poate folosi flotele inamice și poate traversa fără bătălie o zonă de uscat inamică, dacă o nouă mutare plătită o scoate imediat de acolo.
                           *[true] Venit de 1 { -gp }. O armată care îl ia cu ea poate folosi flotele altora și poate traversa fără bătălie o zonă de uscat ocupată, dacă o nouă mutare plătită o scoate imediat de acolo.
                        }
                   *[false] Venit de 1 { -gp }. O armată care îl ia cu ea poate folosi flotele altora și poate traversa fără bătălie o insulă ocupată, dacă o nouă mutare plătită o scoate imediat de acolo.
                }
        }
artifact-caduceus =
    { $case ->
       *[nom] Caduceul
        [gen] Caduceului
        [acc] Caduceul
    }
    .text =
        { PLAYED("titans/board") ->
            [true] Venit de 1 { -gp }. Într-o bătălie pe teritoriul lui, proprietarul poate plăti 1 { -gp } în loc să piardă o unitate, de oricâte ori. Echipă: poate plăti partenerul.
           *[false]
                { PLAYED("base") ->
                    [true] Venit de 1 { -gp }. Într-o bătălie din zona lui de uscat, proprietarul poate plăti 1 { -gp } în loc să piardă o unitate, de oricâte ori.
                   *[false] Venit de 1 { -gp }. Într-o bătălie pe insula lui, proprietarul poate plăti 1 { -gp } în loc să piardă o unitate, de oricâte ori.
                }
        }
artifact-lightning-of-zeus =
    { $case ->
       *[nom] Fulgerul lui Zeus
        [gen] Fulgerului lui Zeus
        [acc] Fulgerul lui Zeus
    }
    .text =
        { PLAYED("titans/board") ->
            [true] Venit de 1 { -gp }. Cine îl supralicitează pe proprietar trebuie să îi plătească imediat 1 { -gp }, altfel nu îl poate supralicita. Echipă: proprietarul poate da partenerului fiecare { -gp } primit astfel.
           *[false] Venit de 1 { -gp }. Cine îl supralicitează pe proprietar trebuie să îi plătească imediat 1 { -gp }, altfel nu îl poate supralicita.
        }
artifact-great-horn-of-plenty =
    { $case ->
       *[nom] Marele Corn al Abundenței
        [gen] Marelui Corn al Abundenței
        [acc] Marele Corn al Abundenței
    }
    .text =
        { PLAYED("titans/board") ->
            [true] Fiecare marcher de prosperitate de pe teritoriul lui aduce 2 { -gp } în loc de 1. Echipă: aurul acestui teritoriu poate fi împărțit liber între parteneri.
           *[false]
                { PLAYED("base") ->
                    [true] Fiecare corn al abundenței și fiecare marcher de prosperitate din zona lui de uscat aduce 2 { -gp } în loc de 1, înainte ca Hidra să le dubleze.
                   *[false] Fiecare marcher de prosperitate de pe insula lui aduce 2 { -gp } în loc de 1.
                }
        }
rule-five-artifacts =
    { $case ->
       *[nom] Victorie prin artefacte
        [aside] victorie prin artefacte
    }
rule-fifth-artifact =
    { $case ->
       *[nom] Al cincilea artefact
        [aside] al cincilea artefact
    }
rule-medusa-bars-crossing =
    { $case ->
       *[nom] Medusa blochează drumul
        [aside] Medusa blochează drumul
    }
# Instead of losing a unit: whether the partner pays for it.
word-partner = întreabă partenerul

## module: titans/special-metropolises

card-kind-special =
    { $case ->
       *[nom] Metropolă specială
        [ind] o metropolă specială
    }
    .kinds = Metropole speciale
special-military-metropolis = Metropola Militară
    .text = Îi dă apărătorului +3 pe uscat în loc de +1.
special-coastal-metropolis = Metropola Maritimă
    .text =
        { PLAYED("base") ->
            [true] Îi dă celui care o controlează +3 în loc de +1 în bătăliile din spațiul de mare spre care dă portul ei, la atac sau la apărare.
           *[false]
                { PLAYED("titans/board") ->
                    [true] Îi dă celui care o controlează +3 în loc de +1 în bătăliile pe mare de lângă teritoriul ei, la atac sau la apărare.
                   *[false] Îi dă celui care o controlează +3 în loc de +1 în bătăliile pe mare de lângă insula ei, la atac sau la apărare.
                }
        }
special-religious-metropolis = Metropola Religioasă
    .text = Valorează cât două temple: două reduceri de 1 { -gp } în fiecare rundă.
special-cultural-metropolis = Metropola Culturală
    .text = Cel care o controlează construiește alte metropole cu trei filozofi în loc de patru și este obligat să o facă.
special-commercial-metropolis = Metropola Comercială
    .text = Aduce 2 { -gp } în fiecare fază a veniturilor.
rule-special-metropolis =
    { $case ->
       *[nom] Metropolă specială
        [aside] metropolă specială
    }
