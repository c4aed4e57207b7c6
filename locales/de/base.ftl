### Cyclades, Legendäre Ausgabe: Namen und Texte von Göttern, Karten und Figuren. Die Zahlen neben den Gruppen sind die der Regeln.
### Noch von niemandem mit Deutsch als Muttersprache gelesen: Verbesserungen sind willkommen (wants a native reader).


## Modules and options

module-base = Legendäre Ausgabe
    .text = Das Spiel mit fünf Götterplättchen, Apollo, Kreaturen, Helden und einem Archipel aus gelegten Plättchen.
option-target = Metropolen zum Sieg
    .text = Wie viele Metropolen das Spiel beenden: 3, oder 4 für ein langes Spiel in Teams oder als Duell.
option-plain-track = Jede Zahl kann geboten werden
    .text = false: Die Leiste für die Opfergaben hat die Felder 1, 2, 3, 5, 7, 10, 13, 17, 21 und 25. true: Sie hat jede Zahl von 1 bis 25.
option-apollo-anywhere = Gebiete für Apollos Marker
    .text = false: Sie kommen in Gebiete, die du kontrollierst, solange du eines der Art hast. true: Sie kommen in ein beliebiges Land- und ein beliebiges Seegebiet.
board-archipelago-3 = Archipel für drei
    .text = Eine feste Auslage der Plättchen nach eigenem Entwurf, für drei Fraktionen.
board-archipelago-4 = Archipel für zwei oder vier
    .text = Eine feste Auslage der Plättchen nach eigenem Entwurf, für zwei oder vier Fraktionen.
board-archipelago-5 = Archipel für fünf
    .text = Eine feste Auslage der Plättchen nach eigenem Entwurf, für fünf Fraktionen.
board-archipelago-6 = Archipel für sechs
    .text = Eine feste Auslage der Plättchen nach eigenem Entwurf, für sechs Fraktionen.
board-assembled = Zufälliger Archipel
    .text = Plättchen, nach dem Startwert des Spiels zufällig gezogen und gelegt, zwei für jede Fraktion.
phase-start-of-cycle = Beginn des Zyklus
phase-end-of-cycle = Ende des Zyklus

## Gods (B12)

god-athena = Athene
    .text = Gratis: Baue eine Universität und nimm einen Philosophen. Bezahlt: ein weiterer Philosoph für 4 GS, Kreaturen, Heldenbewegungen.
god-zeus = Zeus
    .text = Gratis: Baue einen Tempel und nimm eine Priesterin. Bezahlt: eine weitere Priesterin für 4 GS, Kreaturen, Heldenbewegungen. Einmal pro Zug darfst du dir die oberste Kreatur des Stapels ansehen und sie für 1 GS spielen.
god-poseidon = Poseidon
    .text = Gratis: Baue einen Hafen und platziere eine Flotte. Bezahlt: bis zu drei weitere Flotten für 1, 2 und 3 GS, Bewegungen zur See für je 1 GS, Kreaturen, Heldenbewegungen.
god-ares = Ares
    .text = Gratis: Baue eine Festung und platziere eine Basistruppe. Bezahlt: bis zu drei weitere Basistruppen für 2, 3 und 4 GS, Bewegungen von Truppen und Helden an Land für je 1 GS, Kreaturen. Keine Heldenbewegung.
god-hera = Hera
    .text = Gratis: Baue ein Basisgebäude einer Art, die dir fehlt, und platziere einen Söldner. Bezahlt: bis zu drei weitere Söldner für 1, 3 und 5 GS, ein Held für 4 GS, Kreaturen, Heldenbewegungen.
god-apollo = Apollo
    .text =
        { $apollo-anywhere ->
            [true] Platziere einen Wohlstandsmarker in einem beliebigen Landgebiet und einen in einem beliebigen Seegebiet und nimm 2 GS. Sonst nichts: keine Kreaturen, keine Bewegung, kein Opfer.
           *[false] Platziere einen Wohlstandsmarker an Land und einen zur See, in Gebieten, die du kontrollierst, und nimm 2 GS. Sonst nichts: keine Kreaturen, keine Bewegung, kein Opfer.
        }

## Buildings (B13, B19)

building-port =
    { $case ->
       *[nom] Hafen
        [acc] einen Hafen
        [Nom] Ein Hafen
    }
    .text = Wer ihn besitzt, erhält +1 in Seeschlachten in dem Seegebiet, an dem der Hafen liegt, im Angriff und in der Verteidigung.
building-fortress =
    { $case ->
       *[nom] Festung
        [acc] eine Festung
        [Nom] Eine Festung
    }
    .text = Die Verteidigung erhält +1 in Landschlachten in ihrem Gebiet.
building-temple =
    { $case ->
       *[nom] Tempel
        [acc] einen Tempel
        [Nom] Ein Tempel
    }
    .text = Senkt einmal pro Zyklus den Preis einer Kreatur von der Leiste um 1 GS. Du darfst mehrere Tempel für einen Kauf nutzen, bis auf 0 GS.
building-university =
    { $case ->
       *[nom] Universität
        [acc] eine Universität
        [Nom] Eine Universität
    }
    .text = Keine eigene Wirkung; sie vervollständigt den Satz aus vier Gebäuden.
building-metropolis =
    { $case ->
       *[nom] Metropole
        [acc] eine Metropole
        [Nom] Eine Metropole
    }
    .text = Wirkt als Hafen, Festung, Tempel und Universität, ist aber kein Basisgebäude und kann weder entfernt noch ersetzt werden.

## Units (B1, B2)

# $count (number)
unit-troop =
    { $case ->
       *[nom]
            { $count ->
                [one] eine Truppe
               *[other] { $count } Truppen
            }
        [acc]
            { $count ->
                [one] eine Truppe
               *[other] { $count } Truppen
            }
        [dat]
            { $count ->
                [one] einer Truppe
               *[other] { $count } Truppen
            }
    }
    .name = Truppe
    .text = Eine Basistruppe in der Farbe ihrer Fraktion. Stärke 1 an Land; acht pro Fraktion.
# $count (number)
unit-mercenary =
    { $case ->
       *[nom]
            { $count ->
                [one] ein Söldner
               *[other] { $count } Söldner
            }
        [acc]
            { $count ->
                [one] einen Söldner
               *[other] { $count } Söldner
            }
        [dat]
            { $count ->
                [one] einem Söldner
               *[other] { $count } Söldnern
            }
    }
    .name = Söldner
    .text = Eine Truppe aus dem gemeinsamen Vorrat von sechzehn. Kämpft und zieht wie deine eigenen Truppen.
# $count (number)
unit-fleet =
    { $case ->
       *[nom]
            { $count ->
                [one] eine Flotte
               *[other] { $count } Flotten
            }
        [acc]
            { $count ->
                [one] eine Flotte
               *[other] { $count } Flotten
            }
        [dat]
            { $count ->
                [one] einer Flotte
               *[other] { $count } Flotten
            }
    }
    .name = Flotte
    .text = Die Einheit der See. Stärke 1; acht pro Fraktion. Flotten bilden Brücken für Bewegungen an Land.
# $count (number): always 1
unit-minotaur =
    { $case ->
       *[nom]
            { $count ->
                [one] der Minotaurus
               *[other] { $count } Minotauren
            }
        [acc]
            { $count ->
                [one] den Minotaurus
               *[other] { $count } Minotauren
            }
        [dat]
            { $count ->
                [one] dem Minotaurus
               *[other] { $count } Minotauren
            }
    }
    .name = Minotaurus
    .text = Die Figur der Kreatur. Eine Landeinheit der Stärke 2, die ihr Gebiet verteidigt, auch allein, sich nie zurückzieht und nicht mit anderen zieht.

## Cards in front of a faction (B9, B10, B19.3)

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
    .text = Jede macht deine Opfergabe um 1 GS billiger, bis auf 0. In der Unterhaltsphase wirfst du für jede Kreatur, die du auf dem Plan behältst, eine ab.
# $count (number)
goods-philosopher =
    { $case ->
       *[nom]
            { $count ->
                [one] ein Philosoph
               *[other] { $count } Philosophen
            }
        [acc]
            { $count ->
                [one] einen Philosophen
               *[other] { $count } Philosophen
            }
    }
    .name = Philosoph
    .text = Mit dem vierten wirfst du sofort vier ab und baust eine Metropole.

## Metropolis bonuses (B19.7)

card-kind-bonus =
    { $case ->
       *[nom] Metropolenbonus
        [acc] einen Metropolenbonus
    }
    .kinds = Metropolenboni
bonus-bonus-two-troops = Zwei Truppen
    .text = Platziere zwei Basistruppen aus deinem Vorrat in einem oder zwei Landgebieten, die du kontrollierst.
bonus-bonus-prosperity = Ein Wohlstandsmarker
    .text = Platziere einen Wohlstandsmarker in einem Land- oder Seegebiet, das du kontrollierst.
bonus-bonus-priestess = Eine Priesterin
    .text = Du erhältst eine Priesterin.
bonus-bonus-three-gold = 3 GS
    .text = Du erhältst 3 GS.
bonus-bonus-two-fleets = Zwei Flotten
    .text = Platziere zwei Flotten aus deinem Vorrat in einem oder zwei Seegebieten, die du schon kontrollierst.

## Creatures used once (B21.1 to B21.12)

card-kind-creature =
    { $case ->
       *[nom] Kreatur
        [acc] eine Kreatur
    }
    .kinds = Kreaturen
creature-charon =
    { $case ->
       *[nom] Charon
        [acc] Charon
        [Nom] Charon
    }
    .text = Tausche einen deiner Helden gegen einen von der Heldenleiste: Die Karten wechseln die Plätze, und die neue Figur steht, wo die alte stand. Der neue Held kann in diesem Zyklus nicht geopfert werden.
creature-chimera =
    { $case ->
       *[nom] Chimäre
        [acc] die Chimäre
        [Nom] Die Chimäre
    }
    .text = Spiele eine Kreatur aus dem Ablagestapel gratis. Danach wird die Chimäre abgeworfen, und Stapel und Ablagestapel werden zusammengemischt.
creature-cyclops =
    { $case ->
       *[nom] Zyklop
        [acc] den Zyklopen
        [Nom] Der Zyklop
    }
    .text = Ersetze eines deiner Basisgebäude durch ein Basisgebäude anderer Art, auf demselben Bauplatz.
creature-dryad =
    { $case ->
       *[nom] Dryade
        [acc] die Dryade
        [Nom] Die Dryade
    }
    .text = Stiehl eine Priesterin von einem Gegner.
creature-giant =
    { $case ->
       *[nom] Riese
        [acc] den Riesen
        [Nom] Der Riese
    }
    .text = Nimm alle Söldner aus einem Landgebiet eines Gegners und platziere sie in Landgebieten, die du kontrollierst. Das Gebiet behält seinen Besitzer.
creature-griffon =
    { $case ->
       *[nom] Greif
        [acc] den Greifen
        [Nom] Der Greif
    }
    .text = Stiehl die Hälfte des Goldes eines Gegners, abgerundet.
creature-harpy =
    { $case ->
       *[nom] Harpyie
        [acc] die Harpyie
        [Nom] Die Harpyie
    }
    .text = Zerstöre eine Truppe in einem beliebigen Landgebiet, Basistruppe oder Söldner. Das Gebiet behält seinen Besitzer.
creature-graeae =
    { $case ->
       *[nom] Graien
        [acc] die Graien
        [Nom] Die Graien
    }
    .text = Du erhältst dein Einkommen noch einmal, so wie der Plan jetzt steht.
creature-pegasus =
    { $case ->
       *[nom] Pegasus
        [acc] Pegasus
        [Nom] Pegasus
    }
    .text = Bewege eine oder mehrere deiner Truppen und Helden gratis von einem Landgebiet in ein beliebiges anderes. Weder Grenzen noch Flotten sind nötig; eine Schlacht kann folgen.
creature-satyr =
    { $case ->
       *[nom] Satyr
        [acc] den Satyr
        [Nom] Der Satyr
    }
    .text = Stiehl einen Philosophen von einem Gegner.
creature-sphinx =
    { $case ->
       *[nom] Sphinx
        [acc] die Sphinx
        [Nom] Die Sphinx
    }
    .text = Ziehe drei Kreaturenkarten, wirf zwei ab und spiele die dritte gratis.
creature-sylph =
    { $case ->
       *[nom] Sylphe
        [acc] die Sylphe
        [Nom] Die Sylphe
    }
    .text = Wähle zwei beliebige Seegebiete mit Flotten und vertausche alle ihre Flotten. Es gibt keine Schlacht.

## Creatures with a piece (B21.13 to B21.18)

creature-cerberus =
    { $case ->
       *[nom] Zerberus
        [acc] Zerberus
        [Nom] Zerberus
    }
    .text = Platziere ihn an Land. Das Einkommen seines Gebiets geht an dich statt an den Besitzer.
creature-hydra =
    { $case ->
       *[nom] Hydra
        [acc] die Hydra
        [Nom] Die Hydra
    }
    .text = Platziere sie an Land oder zur See. Das Einkommen ihres Gebiets verdoppelt sich für den, der es kontrolliert. Wenn sie platziert wird und in jeder Unterhaltsphase, in der du sie behältst, musst du in ihrem Gebiet oder einem benachbarten eine Truppe oder Flotte zerstören, falls es eine gibt, auch eine eigene. Tust du es, kommt ein Wohlstandsmarker in ihr Gebiet.
creature-kraken =
    { $case ->
       *[nom] Krake
        [acc] den Kraken
        [Nom] Der Krake
    }
    .text = Platziere ihn zur See. Alle Flotten in einem Gebiet, in das er kommt, werden zerstört, auch deine, und solange er bleibt, darf keine Flotte dorthin ziehen oder dort platziert werden.
creature-medusa =
    { $case ->
       *[nom] Medusa
        [acc] Medusa
        [Nom] Medusa
    }
    .text = Platziere sie an Land. Niemand, auch du nicht, darf Truppen oder Helden in ihr Gebiet oder aus ihm heraus bewegen, nicht einmal beim Rückzug. Rekrutieren darfst du dort weiterhin.
creature-minotaur =
    { $case ->
       *[nom] Minotaurus
        [acc] den Minotaurus
        [Nom] Der Minotaurus
    }
    .text = Platziere ihn in einem Landgebiet, das du kontrollierst. Er verteidigt es mit Stärke 2, auch allein, und zieht sich nie zurück. Du darfst ihn als Verlust nehmen. Er zieht nur in der Unterhaltsphase, in ein benachbartes Landgebiet von dir.
creature-polyphemus =
    { $case ->
       *[nom] Polyphem
        [acc] Polyphem
        [Nom] Polyphem
    }
    .text = Platziere ihn an Land. Alle Seegebiete neben seinem Gebiet sind für Flotten gesperrt, auch für deine. Bewege Flotten, die dort sind, einzeln in offene Nachbargebiete, die leer sind oder Flotten derselben Fraktion enthalten; die übrigen werden zerstört.

## Heroes (B23)

card-kind-hero =
    { $case ->
       *[nom] Held
        [acc] einen Helden
    }
    .kinds = Helden
hero-ajax =
    { $case ->
       *[nom] Ajax
        [acc] Ajax
        [dat] Ajax
    }
    .military = Stärke 2.
    .sacrifice = Wenn du mindestens sieben Landgebiete kontrollierst, baue eine Metropole.
hero-croesus =
    { $case ->
       *[nom] Krösus
        [acc] Krösus
        [dat] Krösus
    }
    .military = Wenn beide Würfel gefallen sind, darfst du beliebig oft 1 GS zahlen und deinen Würfel neu werfen. Der letzte Wurf zählt.
    .sacrifice = Zahle 15 GS und baue eine Metropole.
hero-hector =
    { $case ->
       *[nom] Hektor
        [acc] Hektor
        [dat] Hektor
    }
    .military = Wenn gegnerische Truppen sein Gebiet betreten, zerstörst du vor der Schlacht eine von ihnen. Helden, die ohne Truppen kommen, betrifft das nicht.
    .sacrifice = Tausche beliebig oft zwei deiner Priesterinnen gegen einen Philosophen.
hero-helen =
    { $case ->
       *[nom] Helena
        [acc] Helena
        [dat] Helena
    }
    .military = Dein Würfel zählt immer als 2.
    .sacrifice = Entferne zwei deiner Basisgebäude einer Art und zwei einer anderen und baue eine Metropole.
hero-jason =
    { $case ->
       *[nom] Jason
        [acc] Jason
        [dat] Jason
    }
    .military = Bei einer Heldenbewegung von Jason dienen gegnerische Flotten wie deine eigenen als Brücke.
    .sacrifice = Wenn alle acht deiner Flotten auf dem Plan sind, baue eine Metropole. Die Flotten bleiben.
hero-pandora =
    { $case ->
       *[nom] Pandora
        [acc] Pandora
        [dat] Pandora
    }
    .military = Zu Beginn einer Schlacht mit ihr wechseln alle beteiligten gegnerischen Söldner für immer auf deine Seite.
    .sacrifice = Nutze die Opferfähigkeit eines Helden auf der Heldenleiste, unter dessen Bedingungen. Jener Held bleibt auf der Leiste.
hero-penthesilea =
    { $case ->
       *[nom] Penthesilea
        [acc] Penthesilea
        [dat] Penthesilea
    }
    .military = Du gewinnst bei Gleichstand.
    .sacrifice = Wenn du eine Metropole baust, lege sie auf diese Karte statt auf einen Bauplatz. Sie kann nie angegriffen oder erobert werden; ihr Bonus und ihr Tempelrabatt gehören dir.
hero-odysseus =
    { $case ->
       *[nom] Odysseus
        [acc] Odysseus
        [dat] Odysseus
    }
    .military = Wenn du angreifst, helfen Festungen und Metropolen der Verteidigung nicht.
    .sacrifice = Entferne drei deiner Basisgebäude einer Art und baue eine Metropole.
hero-perseus =
    { $case ->
       *[nom] Perseus
        [acc] Perseus
        [dat] Perseus
    }
    .military = Eine deiner Truppen, die als Verlust gewählt wird, darf sich stattdessen allein zurückziehen, wenn sie irgendwohin kann.
    .sacrifice = Bewege eine oder mehrere deiner Truppen und Helden gratis von einem Landgebiet in ein beliebiges anderes, wie mit Pegasus.

## Lines: line-<word> is what a seat may do in its turn, as on a button

line-hero = Einen Helden rekrutieren
line-heroic = Heldenbewegung
line-look = Die oberste Kreatur ansehen
line-take =
    { $card ->
        [none] Eine Karte nehmen
       *[other] Nehmen: { UNIT($card, 1, case: "acc") }
    }

## Rules: rule-<id> names a rule, where several apply at once or one forbids something

rule-economic-set =
    { $case ->
       *[nom] Wirtschaftliche Entwicklung
        [aside] wirtschaftliche Entwicklung
    }
rule-team-set =
    { $case ->
       *[nom] Wirtschaftliche Entwicklung des Teams
        [aside] wirtschaftliche Entwicklung des Teams
    }
rule-four-philosophers =
    { $case ->
       *[nom] Kulturelle Entwicklung
        [aside] kulturelle Entwicklung
    }
rule-chimera-reshuffle =
    { $case ->
       *[nom] Der Kreaturenstapel wird gemischt
        [aside] der Kreaturenstapel wird gemischt
    }
rule-last-area =
    { $case ->
       *[nom] Das letzte Landgebiet
        [aside] das letzte Landgebiet
    }
rule-no-stop-at-allies =
    { $case ->
       *[nom] Kein Halt in Gebieten von Verbündeten
        [aside] kein Halt in Gebieten von Verbündeten
    }
rule-crossing-allies =
    { $case ->
       *[nom] Durchzug durch Gebiete von Verbündeten
        [aside] Durchzug durch Gebiete von Verbündeten
    }
rule-allied-bridges =
    { $case ->
       *[nom] Flottenbrücken von Verbündeten
        [aside] Flottenbrücken von Verbündeten
    }
