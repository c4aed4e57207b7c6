### Partide scrise (`.cyc`): ce nu este în regulă, `record-<code>`, după `fișier:linie:coloană: cod:`.

record-no-version = Prima linie trebuie să fie „record = 1”.
record-newer = Această partidă este de versiunea { $found }; acest motor citește versiunea { $known }.
record-no-body = Antetul nu este închis: lipsește o linie „---” înainte de „{ $text }”.
record-two-chances = Hazardul vine din „seed” sau din „[chance]”, nu din amândouă.
record-too-large = Fișierul depășește limita de octeți: { $limit }.
record-large-header = Antetul depășește limita de caractere: { $limit }.
record-long-line = Linia depășește limita de caractere: { $limit }.
record-too-many =
    { $what ->
        [clauses] Prea multe mutări; limita
        [brackets] Prea multe paranteze; limita
       *[lines] Prea multe linii înainte de mutarea următoare; limita
    }: { $limit }.
record-too-deep = Parantezele stau una în alta cel mult până la adâncimea { $limit }.
record-not-text = Acesta nu este text UTF-8: { $detail }.
record-sign = Acest semn nu poate sta într-o partidă: { $sign }.
record-quote = Ghilimelele nu sunt închise.
record-empty = După „?” trebuie să stea ceva: „? ann gold 3”.
record-bracket-alone = O paranteză stă singură pe linia ei; după „{ $sign }” poate urma doar un comentariu.
record-bracket-close = Această paranteză nu închide nimic.
record-bracket-open = Paranteza de la linia { $at } nu este închisă.
record-no-colon = O mutare se scrie „nume: mutare”. Ai vrut „{ $hint }”?
record-no-clause = După „{ $seat }:” lipsește mutarea.
record-bad-word = „{ $name }” nu este un cuvânt al unei mutări.
record-unknown-name = Nimic de aici nu se numește „{ $name }” în limba partidei.
record-hole = „?” poate sta în locul unui răspuns doar într-o partidă cu „seen-by”.
record-bad-mark = Un reper este „== round 2”, „== phase offerings”, „== turn ann zeus” sau „== end”, nu „{ $name }”.
record-mark-form =
    Acest reper se scrie { $name ->
        [round] „== round 2”
        [phase] „== phase offerings”
        [turn] „== turn ann zeus”
       *[end] „== end”
    }.
record-bad-chance = Hazardul este „* roll”, „* order”, „* gods”, „* draw”, „* look” sau „* shuffle”, nu „{ $name }”.
record-bad-roll = Un zar arată un număr, nu „{ $name }”: „* roll 3 0”.
record-chance-form = Spune ce a ieșit: „* { $name } ...”.
record-fact-form = „{ $name }” se scrie așa: { $form }
record-no-value = Lipsește valoarea pentru „{ $name }”; „{ $command }” o completează.
record-fact-number = „{ $name }” este un număr, nu „{ $found }”.
record-fact-group = „{ $name }” este un grup precum „2 troop + ajax” sau „nothing”, nu „{ $found }”.
record-no-fact = Ce anume despre „{ $name }”? Posibile: { $possible }.
record-unknown-fact = Nu există aici faptul „{ $name }”. Posibile: { $possible }.
record-unknown-seat = Nimeni nu se numește „{ $seat }”.
record-wrong-seat = Întrebarea este pentru { $asked } ({ $prompt }), nu pentru { $seat }. Lipsește o linie?
record-unfinished = Mutării lui { $seat }, „{ $clause }” de la linia { $line }, îi lipsește ceva ({ $prompt }): { $answers }
record-game-over = Partida s-a încheiat după linia { $line }; câștigători: { $winners }.
record-mark =
    { $kind ->
        [round] Runda { $wanted } nu a început
        [phase] Faza { $wanted } nu a început
        [turn] Tura { $wanted } nu a început
       *[end] Partida nu s-a încheiat
    }: este runda { $round }, { $phase }{ $turn ->
        [none] { "" }
       *[other] , tura { $turn }
    }.
record-draw-missing =
    { $kind ->
        [roll] Aici se aruncă zarurile, iar partida nu spune ce a ieșit: adaugă „* roll A D”.
        [order] Aici se trage la sorți ordinea, iar partida nu spune care: adaugă „* order NUME ...”.
        [gods] Aici se așază zeii, iar partida nu spune care: adaugă „* gods ZEU ...”.
        [look] Aici cineva se uită la o carte, iar partida nu spune la care: adaugă „* look CARTE” sau „?” în locul ei.
       *[draw] Aici se întoarce o carte, iar partida nu spune care: adaugă „* draw CARTE”.
    }
record-draw-impossible = „{ $name }” nu poate ieși acum: nu este acolo sau cineva a văzut unde se află.
record-draw-unused =
    { $line ->
        [0] La pregătire nu a ieșit nimic de felul acesta: „{ $kind }”.
       *[other] După linia { $line } nu a ieșit nimic de felul acesta: „{ $kind }”.
    }
record-draw-differs =
    { $kind ->
        [roll] Zarurile au fost { $found }
        [order] Ordinea a fost { $found }
        [gods] Zeii au fost { $found }
       *[draw] Cărțile au fost { $found }
    }, nu { $expected }.
record-asked =
    Întrebarea este pentru { $seat }: { $prompt }.{ $nearest ->
        [none] { "" }
       *[other] { " " }Cele mai apropiate: { $nearest }
    }
record-nearest = Cel mai apropiat: { $nearest }
