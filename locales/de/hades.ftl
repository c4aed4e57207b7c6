### Hades, Erweiterung der ersten Ausgabe. Gruppen mit „module:“ gelten nur, wenn dieses Modul im Spiel ist.
### Noch von niemandem mit Deutsch als Muttersprache gelesen: Verbesserungen sind willkommen (wants a native reader).


## Modules

module-hades = Hades
    .text = Alle vier Module der Erweiterung zusammen.
module-hades-free-positioning = Hades: freie Aufstellung
    .text = Eine Versteigerung vor dem ersten Zyklus entscheidet, wer die ersten Einheiten platziert und mit welchem Bonus.
module-hades-undead = Hades: der Gott und seine Untoten
    .text = Eine Bedrohung wächst von Zyklus zu Zyklus, bis Hades mit untoten Truppen und Flotten kommt. Bringt die Nekropole.
module-hades-heroes = Hades: Helden und Kreaturen
    .text = Sechs Helden und vier neue Kreaturen kommen in den Kreaturenstapel, und Chiron erhält eine stärkere Karte.
module-hades-divine-favors = Hades: göttliche Gunst
    .text = Acht kleinere Gottheiten gewähren ihre Gunst. Bringt Priesterinnen, magische Gegenstände und Theater.

## module: hades/undead

god-hades = Hades
    .text =
        { PLAYED("base") ->
            [true] Gratis: eine untote Einheit. Bezahlt: bis zu vier weitere für 1, 2, 3 und 4 { -gp }, an Land oder zur See nach Wahl, die Nekropole für 2 { -gp }, Bewegungen an Land oder zur See für je 1 { -gp }, wenn eine untote Einheit dieser Art in der Gruppe ist, Kreaturen, Heldenbewegungen.
           *[false] Gratis: eine untote Einheit. Bezahlt: bis zu vier weitere für 1, 2, 3 und 4 { -gp }, Truppen oder Flotten nach Wahl. Die Nekropole für 2 { -gp }. Bewegungen an Land oder zur See für je 1 { -gp }, wenn eine untote Einheit dieser Art in der Gruppe ist.
        }
building-necropolis =
    { $case ->
       *[nom] Nekropole
        [acc] eine Nekropole
        [Nom] Eine Nekropole
    }
    .text =
        { PLAYED("base") ->
            [true] Wird auf einem deiner Bauplätze gebaut, anstelle dessen, was dort steht; eine so aufgegebene Metropole verlässt das Spiel. Jede irgendwo zerstörte Basistruppe oder Flotte legt 1 { -gp } auf sie, Söldner nicht; in der Einkommensphase nimmt dieses Gold, wer das Gebiet kontrolliert. Es gibt nur eine; ein weiterer Bau versetzt sie.
           *[false]
                { PLAYED("titans/board") ->
                    [true] Wird auf dem Metropolenfeld eines Territoriums gebaut und zerstört, was dort steht. Jede irgendwo zerstörte reguläre Truppe oder Flotte legt 1 { -gp } auf sie; in der Einkommensphase nimmt dieses Gold, wer das Territorium kontrolliert. Es gibt nur eine; ein weiterer Bau versetzt sie.
                   *[false] Wird auf dem Metropolenfeld einer Insel gebaut und zerstört, was dort steht. Jede irgendwo zerstörte reguläre Truppe oder Flotte legt 1 { -gp } auf sie; in der Einkommensphase nimmt dieses Gold, wer die Insel kontrolliert. Es gibt nur eine; ein weiterer Bau versetzt sie.
                }
        }
# $count (number)
unit-undead-troop =
    { $case ->
       *[nom]
            { $count ->
                [one] eine untote Truppe
               *[other] { $count } untote Truppen
            }
        [acc]
            { $count ->
                [one] eine untote Truppe
               *[other] { $count } untote Truppen
            }
        [dat]
            { $count ->
                [one] einer untoten Truppe
               *[other] { $count } untoten Truppen
            }
    }
    .name = untote Truppe
    .text =
        { PLAYED("base") ->
            [true] Eine Landeinheit der Stärke 1, die am Ende des Zyklus geht. Keine Truppe für Harpyie und Hydra. Insgesamt fünf, für alle gemeinsam.
           *[false] Wirkt wie eine Truppe ihres Spielers und geht am Ende des Zyklus. Insgesamt fünf, für alle gemeinsam.
        }
# $count (number)
unit-undead-fleet =
    { $case ->
       *[nom]
            { $count ->
                [one] eine untote Flotte
               *[other] { $count } untote Flotten
            }
        [acc]
            { $count ->
                [one] eine untote Flotte
               *[other] { $count } untote Flotten
            }
        [dat]
            { $count ->
                [one] einer untoten Flotte
               *[other] { $count } untoten Flotten
            }
    }
    .name = untote Flotte
    .text =
        { PLAYED("base") ->
            [true] Eine See-Einheit der Stärke 1, die am Ende des Zyklus geht. Keine Flotte für die Hydra und für Jason, wohl aber für den Kraken und für Polyphem. Insgesamt fünf, für alle gemeinsam.
           *[false] Wirkt wie eine Flotte ihres Spielers und geht am Ende des Zyklus. Insgesamt fünf, für alle gemeinsam.
        }
counter-threat = Bedrohung durch Hades
    .text =
        { PLAYED("base") ->
            [true] Wächst ab dem zweiten Zyklus jeden Zyklus um zwei Würfel. Ab 9 kommt Hades und verdeckt die letzte aktive Gottheit.
           *[false] Wächst jeden Zyklus um zwei Würfel. Ab 9 kommt Hades und verdeckt die letzte aktive Gottheit.
        }
counter-necropolis-gold = Gold auf der Nekropole
phase-threat = Die Bedrohung durch Hades
phase-necropolis = Gold der Nekropole
rule-hades-comes-and-goes =
    { $case ->
       *[nom] Hades kommt und geht
        [aside] Hades kommt und geht
    }

## module: hades/heroes

card-kind-hero =
    { $case ->
       *[nom] Held
        [acc] einen Helden
    }
    .kinds = Helden
option-achilles-islands = Inseln für Achilles
    .text = Wie viele Inseln das Opfer von Achilles verlangt. Die Zahl ist nur aus einer Quelle bekannt.
option-ulysses-set = Gebäude für Ulysses
    .text = port-temple-university: ein Hafen, ein Tempel und eine Universität werden aufgegeben. three-equal: drei Gebäude einer Art.
option-chiron-landing = Landung auf Chirons Insel
    .text = nobody: Mit Pegasus und Perseus landet dort niemand. controller: Wer die Insel kontrolliert, darf mit ihnen landen.
phase-hero-upkeep = Unterhalt der Helden
    .text = Nach dem Einkommen kostet jeder Held 2 { -gp }, sonst geht er.
# $achilles-islands (option: number)
hero-achilles =
    { $case ->
       *[nom] Achilles
        [acc] Achilles
        [dat] Achilles
    }
    .military = Zählt in der Schlacht wie zwei Truppen.
    .sacrifice =
        { $achilles-islands ->
            [one] Wenn du mindestens eine Insel kontrollierst, baue eine Metropole.
           *[other] Wenn du mindestens { $achilles-islands } Inseln kontrollierst, baue eine Metropole.
        }{ note-island }
# $ulysses-set (option: port-temple-university or three-equal)
hero-ulysses =
    { $case ->
       *[nom] Ulysses
        [acc] Ulysses
        [dat] Ulysses
    }
    .military = Wenn er angreift, helfen Festungen und Metropolen der Verteidigung nicht.
    .sacrifice =
        { $ulysses-set ->
            [three-equal] Gib drei deiner Gebäude einer Art auf und baue eine Metropole.
           *[port-temple-university] Gib einen Hafen, einen Tempel und eine Universität auf und baue eine Metropole.
        }
hero-hector =
    { $case ->
       *[nom] Hektor
        [acc] Hektor
        [dat] Hektor
    }
    .military = Wer auf seiner Insel landet, verliert vor der Schlacht eine der landenden Truppen.{ note-island }
    .sacrifice = Tausche einmal zwei Priester gegen einen Philosophen oder fünf Priester gegen zwei Philosophen.
hero-perseus =
    { $case ->
       *[nom] Perseus
        [acc] Perseus
        [dat] Perseus
    }
    .military = Immer wenn deine Seite eine Einheit verlieren muss, darf sich stattdessen eine andere Landeinheit zurückziehen, wenn sie irgendwohin kann.
    .sacrifice = Bewege beliebig viele deiner anderen Landeinheiten von seiner Insel auf eine beliebige andere, wie mit Pegasus.{ note-island }
hero-midas =
    { $case ->
       *[nom] Midas
        [acc] Midas
        [dat] Midas
    }
    .military = Nach dem Wurf darfst du beliebig oft 1 { -gp } zahlen und deinen Würfel neu werfen. Der neue Wurf zählt.
    .sacrifice = Zahle 15 { -gp } und baue eine Metropole.
hero-penthesilea =
    { $case ->
       *[nom] Penthesilea
        [acc] Penthesilea
        [dat] Penthesilea
    }
    .military = Bei Gleichstand verliert nur der Gegner eine Einheit.
    .sacrifice = Lege eine Metropole, die du gerade platzierst, auf diese Karte, die geheime Insel der Amazonen. Sie zählt für den Sieg, gibt ihren Tempelrabatt und kann nie genommen werden.
creature-cerberus =
    { $case ->
       *[nom] Zerberus
        [acc] Zerberus
        [Nom] Zerberus
    }
    .text = Platziere ihn auf einer beliebigen Insel. Ihr ganzes Einkommen, auch das Gold der Nekropole, geht an dich statt an den, der sie kontrolliert. Die Figur bleibt bis zu deinem ersten Zug im nächsten Zyklus.{ note-island }{ note-partner }
creature-charon =
    { $case ->
       *[nom] Charon
        [acc] Charon
        [Nom] Charon
    }
    .text = Wirb einen Helden an, der das Spiel verlassen hat, und platziere ihn auf einer Insel, die du kontrollierst. Nicht Penthesilea, wenn sie zu den Amazonen gegangen ist.{ note-island }
creature-erinyes =
    { $case ->
       *[nom] Erinnyen
        [acc] die Erinnyen
        [Nom] Die Erinnyen
    }
    .text = Bewege einen Wohlstandsmarker von einer beliebigen Insel außer der Chirons auf eine von deinen. Aufgedruckte Füllhörner bleiben.{ note-island }{ note-partner }
creature-empusa =
    { $case ->
       *[nom] Empusa
        [acc] Empusa
        [Nom] Empusa
    }
    .text = Nimm alles Gold auf der Nekropole, außer wenn Chiron ihre Insel schützt.{ note-island }{ note-partner }
creature-chiron =
    { $case ->
       *[nom] Chiron
        [acc] Chiron
        [Nom] Chiron
    }
    .text =
        { $chiron-landing ->
            [controller] Platziere ihn auf einer beliebigen Insel. Pegasus, Riese, Harpyie, Erinnyen, Empusa und das Opfer von Perseus können nicht gegen sie eingesetzt werden; wer sie kontrolliert, darf dort mit Pegasus oder Perseus landen.
           *[nobody] Platziere ihn auf einer beliebigen Insel. Pegasus, Riese, Harpyie, Erinnyen, Empusa und das Opfer von Perseus können nicht gegen sie eingesetzt werden; mit Pegasus oder Perseus landet dort niemand, auch nicht, wer sie kontrolliert.
        } { note-figurine }{ note-island }
word-two-priests = zwei Priester für einen Philosophen
word-five-priests = fünf Priester für zwei Philosophen
rule-cerberus-leaves =
    { $case ->
       *[nom] Zerberus geht
        [aside] Zerberus geht
    }

## module: hades/divine-favors

card-kind-favor =
    { $case ->
       *[nom] Göttliche Gunst
        [acc] eine göttliche Gunst
    }
    .kinds = Göttliche Gunst
card-kind-item =
    { $case ->
       *[nom] Magischer Gegenstand
        [acc] einen magischen Gegenstand
    }
    .kinds = Magische Gegenstände
building-theater =
    { $case ->
       *[nom] Theater
        [acc] ein Theater
        [Nom] Ein Theater
    }
    .text = Keine eigene Fähigkeit. Es kann für jedes fehlende Gebäude eines Satzes stehen. Insgesamt vier.
# $count (number)
goods-priestess =
    { $case ->
       *[nom]
            { $count ->
                [one] eine Priesterin
               *[other] { $count } Priesterinnen
            }
        [acc]
            { $count ->
                [one] eine Priesterin
               *[other] { $count } Priesterinnen
            }
    }
    .name = Priesterin
    .text = Wirf sie ab, um den Unterhalt eines Helden zu zahlen oder eine deiner Figuren auf Inseln einen weiteren Zyklus zu behalten.
favor-aphrodite =
    { $case ->
       *[nom] Aphrodite
        [acc] die Gunst der Aphrodite
    }
    .text = Bonus: eine Priesterin. Fähigkeit, 2 { -gp }: Verdopple deine regulären Truppen auf einer Insel, soweit dein Vorrat reicht.{ note-island }
favor-artemis =
    { $case ->
       *[nom] Artemis
        [acc] die Gunst der Artemis
    }
    .text = Bonus: eine Priesterin. Fähigkeit, gratis: Wirf einen Philosophen oder einen Priester ab und platziere eine Truppe oder eine Flotte.
favor-demeter =
    { $case ->
       *[nom] Demeter
        [acc] die Gunst der Demeter
    }
    .text = Bonus: eine Priesterin. Fähigkeit, gratis: Nimm 1 { -gp } für jede Insel, die du kontrollierst.{ note-island }
favor-dionysus =
    { $case ->
       *[nom] Dionysos
        [acc] die Gunst des Dionysos
    }
    .text = Bonus: ein magischer Gegenstand. Fähigkeit, 2 { -gp }: Baue ein Theater.
favor-hephaestus =
    { $case ->
       *[nom] Hephaistos
        [acc] die Gunst des Hephaistos
    }
    .text = Bonus: ein magischer Gegenstand. Fähigkeit, 2 { -gp }: Ziehe zwei magische Gegenstände und behalte einen davon verdeckt.
favor-hera =
    { $case ->
       *[nom] Hera
        [acc] die Gunst der Hera
    }
    .text = Bonus: eine Priesterin. Fähigkeit, 2 { -gp }: Decke Kreaturenkarten auf, bis ein Held erscheint, und wirb ihn an.
favor-hermes =
    { $case ->
       *[nom] Hermes
        [acc] die Gunst des Hermes
    }
    .text = Bonus: ein magischer Gegenstand. Fähigkeit, gratis: Platziere einen Wohlstandsmarker auf einem Seefeld mit einer deiner Flotten.
favor-hestia =
    { $case ->
       *[nom] Hestia
        [acc] die Gunst der Hestia
    }
    .text = Bonus: eine Priesterin. Fähigkeit, 2 { -gp }: Baue einen Hafen, eine Festung, einen Tempel oder eine Universität.
item-artemis-arrows =
    { $case ->
       *[nom] Pfeile der Artemis
        [acc] die Pfeile der Artemis
    }
    .text = In deinem Zug: Entferne eine Kreaturenfigur vom Plan, gleich wem sie gehört.
item-pandoras-box =
    { $case ->
       *[nom] Büchse der Pandora
        [acc] die Büchse der Pandora
    }
    .text = In deinem Zug: Stiehl einem Gegner eine Priesterin.{ note-partner }
item-sun-chariot =
    { $case ->
       *[nom] Sonnenwagen
        [acc] den Sonnenwagen
    }
    .text = In deinem Zug: Verteile deine Landeinheiten neu auf die Inseln, die du kontrollierst, ohne Flotten.{ note-island }
item-harmonia-necklace =
    { $case ->
       *[nom] Halsband der Harmonia
        [acc] das Halsband der Harmonia
    }
    .text = In deinem Zug oder wenn die Aktionsphase beginnt: Bis zum Ende des Zyklus darf kein Gegner Einheiten auf deine Inseln oder in deine Seefelder bewegen.{ note-island }
item-poseidon-trident =
    { $case ->
       *[nom] Dreizack des Poseidon
        [acc] den Dreizack des Poseidon
    }
    .text = Vor einem Wurf in einer Seeschlacht: Für den Rest der Schlacht wirfst du zwei Würfel und zählst sie zusammen.
item-apollo-arrows =
    { $case ->
       *[nom] Pfeile des Apollo
        [acc] die Pfeile des Apollo
    }
    .text = Vor einem Wurf in einer Landschlacht: Für den Rest der Schlacht wirfst du zwei Würfel und zählst sie zusammen.
item-aphrodite-belt =
    { $case ->
       *[nom] Gürtel der Aphrodite
        [acc] den Gürtel der Aphrodite
    }
    .text = Vor der ersten Opfergabe: Nenne einen Gegner und eine aktive Gottheit (nicht Apollo); er darf in diesem Zyklus nicht auf sie bieten.{ note-partner }
item-zeus-shield =
    { $case ->
       *[nom] Schild des Zeus
        [acc] den Schild des Zeus
    }
    .text = Nach dem Bedrohungswurf: Beide Würfel werden neu geworfen, und das neue Ergebnis gilt.
item-olympus-palace =
    { $case ->
       *[nom] Palast auf dem Olymp
        [acc] den Palast auf dem Olymp
    }
    .text = Wenn die Götterplättchen ausliegen: Bringe die aktiven Götter in eine beliebige Reihenfolge.
item-pelops-sceptre =
    { $case ->
       *[nom] Zepter des Pelops
        [acc] das Zepter des Pelops
    }
    .text = In deinem Zug: Decke Kreaturenkarten auf, bis eine mit Figur erscheint, und setze sie sofort gratis ein.
pile-favor-deck = Stapel der göttlichen Gunst
pile-favor-open = offene göttliche Gunst
pile-item-deck = Stapel der magischen Gegenstände
pile-favor-discard = Ablagestapel der göttlichen Gunst
pile-item-discard = Ablagestapel der magischen Gegenstände
phase-favor-end = Ende der göttlichen Gunst
# $card (id: favor)
line-power = Fähigkeit: { NAME($card) }
# $card (id: item)
line-use = { NAME($card) } einsetzen
word-priestess = eine Priesterin abwerfen
rule-palace-window =
    { $case ->
       *[nom] Der Palast auf dem Olymp
        [aside] der Palast auf dem Olymp
    }
rule-favor =
    { $case ->
       *[nom] Die göttliche Gunst
        [aside] die göttliche Gunst
    }
rule-priestess =
    { $case ->
       *[nom] Eine Priesterin hält die Figur
        [aside] eine Priesterin hält die Figur
    }
