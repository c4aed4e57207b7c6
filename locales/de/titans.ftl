### Titanen, Erweiterung der ersten Ausgabe. Gruppen mit „module:“ gelten nur, wenn dieses Modul im Spiel ist.
### Noch von niemandem mit Deutsch als Muttersprache gelesen: Verbesserungen sind willkommen (wants a native reader).


## Modules and options

module-titans = Titanen
    .text = Alle vier Module der Erweiterung zusammen.
module-titans-board = Titanen: der Spielplan
    .text = Inseln, die in Territorien geteilt sind, eine Aufstellungsrunde, drei bis sechs Personen, einzeln oder in Teams.
module-titans-kronos = Titanen: Kronos
    .text = Ein fünftes Götterplättchen und Titanen, die mit jeder Gottheit außer Apollo Armeen anführen.
module-titans-artifacts = Titanen: Göttliche Artefakte
    .text = Fünf Artefakte kommen in den Kreaturenstapel. Wer sie alle besitzt, gewinnt sofort.
module-titans-special-metropolises = Titanen: besondere Metropolen
    .text = Die ersten beiden gebauten Metropolen haben je eine besondere Fähigkeit.
option-special-metropolis-by = Besondere Metropolen
    .text = build: Sie gehen an die ersten beiden gebauten Metropolen. player: Sie gehen an die ersten beiden verschiedenen Personen, die eine bauen.
pile-open-specials = besondere Metropolen
option-helm-through-partner = Helm und Partner
    .text = true: Der Helm der Unsichtbarkeit wirkt auch bei Flotten und Territorien des Partners. false: Er wirkt dort nicht.
option-partner-targets = Partner als Ziel
    .text = true: Kreaturen dürfen gegen den Partner eingesetzt werden. false: Sie dürfen es nicht.

## module: titans/board

board-titans-34 = Titanen, Seite für drei und vier
    .text = Die kleinere Seite des Plans mit Territorien.
board-titans-56 = Titanen, Seite für fünf und sechs
    .text = Die größere Seite des Plans mit Territorien.
rule-team-end =
    { $case ->
       *[nom] Ein Team hat gewonnen
        [aside] ein Team hat gewonnen
    }
rule-partners-spaces =
    { $case ->
       *[nom] Felder des Partners
        [aside] Felder des Partners
    }
rule-last-territory-taken =
    { $case ->
       *[nom] Das letzte Territorium wird genommen
        [aside] das letzte Territorium wird genommen
    }
rule-military-victory =
    { $case ->
       *[nom] Militärischer Sieg
        [aside] militärischer Sieg
    }
rule-no-military-victory =
    { $case ->
       *[nom] Kein militärischer Sieg
        [aside] kein militärischer Sieg
    }
-land =
    { $case ->
       *[nom] Territorium
        [acc] das Territorium
        [in] im Territorium
        [to] ins Territorium
        [from] aus dem Territorium
    }
# $area (text): its id; $place (id: land)
place-land =
    { $case ->
       *[nom] { NAME($place) }
        [acc] { NAME($place) }
        [in] in { NAME($place) }
        [to] nach { NAME($place) }
        [from] von { NAME($place) }
    }
# $owner (id: player, or none)
refusal-last-area =
    { $owner ->
        [none] Das letzte Territorium eines Spielers ist geschützt.
       *[other] Das letzte Territorium von { NAME($owner) } ist geschützt.
    }
cli-column-areas = Territorien
prompt-deploy-first = Welches ist dein erstes Territorium?
prompt-deploy-second = Welches ist dein zweites Territorium?
prompt-hand-over = In welches Territorium deines Partners kommt es?

## module: titans/kronos

god-kronos = Kronos
    .text =
        { PLAYED("base") ->
            [true] Gratis: ein Titan, wenn Kronos der erste Gott ist, sonst ein Basisgebäude einer Gottheit über ihm; mit Hera über ihm jede Art, die dir fehlt. Bezahlt: ein Titan für 2 { -gp }, Kreaturen, Heldenbewegungen und Titanenbewegungen.
           *[false] Gratis: ein Titan, wenn Kronos der erste Gott ist, sonst ein Gebäude einer Gottheit über ihm. Bezahlt: ein Titan für 2 { -gp }. Kreaturen, Artefakte und Titanenbewegungen wie bei anderen Göttern.
        }
# $count (number)
unit-titan =
    { $case ->
       *[nom]
            { $count ->
                [one] ein Titan
               *[other] { $count } Titanen
            }
        [acc]
            { $count ->
                [one] einen Titanen
               *[other] { $count } Titanen
            }
        [dat]
            { $count ->
                [one] einem Titanen
               *[other] { $count } Titanen
            }
    }
    .name = Titan
    .text =
        { PLAYED("base") ->
            [true] Eine Landeinheit der Stärke 1, aber keine Truppe; höchstens drei pro Fraktion. Mit Ares zieht er wie Truppen. Mit jeder anderen Gottheit außer Apollo darf er die Einheiten seines Gebiets anführen: für 1 { -gp }, dann 2 { -gp } und so weiter, zusammen mit Heldenbewegungen gezählt.
           *[false] Kämpft wie eine Truppe; höchstens drei pro Person. Mit jeder Gottheit außer Apollo darf ein Titan die Einheiten seines Territoriums anführen: Die erste Bewegung in deinem Zug kostet 1 { -gp }, die zweite 2 { -gp } und so weiter.
        }
line-titan = Titanenbewegung
line-bonus-titan = Titan gratis
line-bonus-building = Gebäude gratis

## module: titans/artifacts

card-kind-artifact =
    { $case ->
       *[nom] Artefakt
        [acc] ein Artefakt
    }
    .kinds = Artefakte
artifact-winged-sandals =
    { $case ->
       *[nom] Geflügelte Sandalen
        [acc] die Geflügelten Sandalen
        [dat] den Geflügelten Sandalen
    }
    .text =
        { PLAYED("titans/board") ->
            [true] 1 { -gp } Einkommen. Eine Armee, die sie mitnimmt, darf in jedes Territorium derselben Insel ziehen. Team: Für 1 { -gp } zu Beginn deines Zuges gibst du sie deinem Partner.
           *[false]
                { PLAYED("base") ->
                    [true] 1 { -gp } Einkommen. Eine Armee, die sie mitnimmt, darf in jedes Landgebiet derselben Insel ziehen.
                   *[false] 1 { -gp } Einkommen. Sonst nichts: Auf diesem Plan ist eine Insel nie geteilt.
                }
        }
# $helm-through-partner (option: true or false)
artifact-helm-of-invisibility =
    { $case ->
       *[nom] Helm der Unsichtbarkeit
        [acc] den Helm der Unsichtbarkeit
        [dat] dem Helm der Unsichtbarkeit
    }
    .text =
        { PLAYED("titans/board") ->
            [true]
                { $helm-through-partner ->
                    [false] 1 { -gp } Einkommen. Eine Armee, die ihn mitnimmt, darf gegnerische Flotten nutzen und ein gegnerisches Territorium ohne Schlacht durchqueren, wenn eine weitere bezahlte Bewegung sie sofort hinausführt. Team: Für 1 { -gp } zu Beginn deines Zuges gibst du ihn deinem Partner; dessen Flotten und Territorien öffnet er nicht.
                   *[true] 1 { -gp } Einkommen. Eine Armee, die ihn mitnimmt, darf fremde Flotten nutzen und ein besetztes Territorium ohne Schlacht durchqueren, wenn eine weitere bezahlte Bewegung sie sofort hinausführt. Team: Für 1 { -gp } zu Beginn deines Zuges gibst du ihn deinem Partner.
                }
           *[false]
                { PLAYED("base") ->
                    [true]
                        { $helm-through-partner ->
                            [false] 1 { -gp } Einkommen. Eine Armee, die ihn mitnimmt, darf gegnerische Flotten nutzen und ein gegnerisches Landgebiet ohne Schlacht durchqueren, wenn eine weitere bezahlte Bewegung sie sofort hinausführt.
                           *[true] 1 { -gp } Einkommen. Eine Armee, die ihn mitnimmt, darf fremde Flotten nutzen und ein besetztes Landgebiet ohne Schlacht durchqueren, wenn eine weitere bezahlte Bewegung sie sofort hinausführt.
                        }
                   *[false] 1 { -gp } Einkommen. Eine Armee, die ihn mitnimmt, darf fremde Flotten nutzen und eine besetzte Insel ohne Schlacht durchqueren, wenn eine weitere bezahlte Bewegung sie sofort hinausführt.
                }
        }
artifact-caduceus =
    { $case ->
       *[nom] Heroldsstab
        [acc] den Heroldsstab
        [dat] dem Heroldsstab
    }
    .text =
        { PLAYED("titans/board") ->
            [true] 1 { -gp } Einkommen. In einer Schlacht in seinem Territorium darf, wer ihn besitzt, beliebig oft 1 { -gp } zahlen, statt eine Einheit zu verlieren. Team: Der Partner darf zahlen.
           *[false]
                { PLAYED("base") ->
                    [true] 1 { -gp } Einkommen. In einer Schlacht in seinem Landgebiet darf, wer ihn besitzt, beliebig oft 1 { -gp } zahlen, statt eine Einheit zu verlieren.
                   *[false] 1 { -gp } Einkommen. In einer Schlacht auf seiner Insel darf, wer ihn besitzt, beliebig oft 1 { -gp } zahlen, statt eine Einheit zu verlieren.
                }
        }
artifact-lightning-of-zeus =
    { $case ->
       *[nom] Blitz des Zeus
        [acc] den Blitz des Zeus
        [dat] dem Blitz des Zeus
    }
    .text =
        { PLAYED("titans/board") ->
            [true] 1 { -gp } Einkommen. Wer den Besitzer überbietet, muss ihm sofort 1 { -gp } zahlen oder kann ihn nicht überbieten. Team: Der Besitzer darf jedes dieser { -gp } dem Partner geben.
           *[false] 1 { -gp } Einkommen. Wer den Besitzer überbietet, muss ihm sofort 1 { -gp } zahlen oder kann ihn nicht überbieten.
        }
artifact-great-horn-of-plenty =
    { $case ->
       *[nom] Großes Füllhorn
        [acc] das Große Füllhorn
        [dat] dem Großen Füllhorn
    }
    .text =
        { PLAYED("titans/board") ->
            [true] Jeder Wohlstandsmarker in seinem Territorium bringt 2 { -gp } statt 1. Team: Das Gold dieses Territoriums darf frei zwischen den Partnern geteilt werden.
           *[false]
                { PLAYED("base") ->
                    [true] Jedes Füllhorn und jeder Wohlstandsmarker in seinem Landgebiet bringt 2 { -gp } statt 1, bevor die Hydra verdoppelt.
                   *[false] Jeder Wohlstandsmarker auf seiner Insel bringt 2 { -gp } statt 1.
                }
        }
rule-five-artifacts =
    { $case ->
       *[nom] Sieg durch Artefakte
        [aside] Sieg durch Artefakte
    }
rule-fifth-artifact =
    { $case ->
       *[nom] Das fünfte Artefakt
        [aside] das fünfte Artefakt
    }
rule-medusa-bars-crossing =
    { $case ->
       *[nom] Medusa versperrt den Weg
        [aside] Medusa versperrt den Weg
    }
# Instead of losing a unit: whether the partner pays for it.
word-partner = den Partner fragen

## module: titans/special-metropolises

card-kind-special =
    { $case ->
       *[nom] Besondere Metropole
        [acc] eine besondere Metropole
    }
    .kinds = Besondere Metropolen
special-military-metropolis =
    { $case ->
       *[nom] Militärmetropole
        [acc] die Militärmetropole
    }
    .text = Gibt der Verteidigung an Land +3 statt +1.
special-coastal-metropolis =
    { $case ->
       *[nom] Küstenmetropole
        [acc] die Küstenmetropole
    }
    .text =
        { PLAYED("base") ->
            [true] Gibt dem, der sie kontrolliert, +3 statt +1 in Seeschlachten in dem Seegebiet, an dem ihr Hafen liegt, im Angriff und in der Verteidigung.
           *[false]
                { PLAYED("titans/board") ->
                    [true] Gibt dem, der sie kontrolliert, +3 statt +1 in Seeschlachten neben ihrem Territorium, im Angriff und in der Verteidigung.
                   *[false] Gibt dem, der sie kontrolliert, +3 statt +1 in Seeschlachten neben ihrer Insel, im Angriff und in der Verteidigung.
                }
        }
special-religious-metropolis =
    { $case ->
       *[nom] Religionsmetropole
        [acc] die Religionsmetropole
    }
    .text = Zählt als zwei Tempel: zwei Rabatte von 1 { -gp } in jedem Zyklus.
special-cultural-metropolis =
    { $case ->
       *[nom] Kulturmetropole
        [acc] die Kulturmetropole
    }
    .text = Wer sie kontrolliert, baut weitere Metropolen mit drei Philosophen statt mit vier, und muss es auch.
special-commercial-metropolis =
    { $case ->
       *[nom] Handelsmetropole
        [acc] die Handelsmetropole
    }
    .text = Bringt in jeder Einkommensphase 2 { -gp }.
rule-special-metropolis =
    { $case ->
       *[nom] Besondere Metropole
        [aside] besondere Metropole
    }
