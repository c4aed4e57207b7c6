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
option-helm-through-partner = Coiful și partenerul
    .text = true: Coiful Invizibilității funcționează și cu flotele și teritoriile partenerului. false: nu.
option-partner-targets = Partenerul ca țintă
    .text = true: creaturile pot fi îndreptate împotriva partenerului. false: nu pot.

## module: titans/board

board-titans-34 = Titans, fața pentru trei și patru jucători
    .text = Fața mai mică a tablei cu teritorii.
board-titans-56 = Titans, fața pentru cinci și șase jucători
    .text = Fața mai mare a tablei cu teritorii.
board-fixture-a = Hartă mică de probă
    .text = O hartă de probă, pentru cel mult trei jucători.

## module: titans/kronos

god-kronos = { $case ->
   *[nom] Cronos
    [gen] lui Cronos
}
    .text = Gratis: un titan dacă Cronos este primul, altfel o clădire a unui zeu de deasupra lui. Un titan pentru 2 GP. Creaturi, artefacte și mutări ale titanilor ca la ceilalți zei.

# $count (number)
unit-titan = { $case ->
   *[nom] { $count ->
        [one] un titan
        [few] { $count } titani
       *[other] { $count } de titani
    }
    [acc] { $count ->
        [one] un titan
        [few] { $count } titani
       *[other] { $count } de titani
    }
}
    .name = titan
    .text = Luptă ca o trupă; cel mult trei pentru fiecare jucător. Cu orice zeu în afară de Apollo, un titan poate conduce într-o mutare unitățile din teritoriul lui: prima dintr-o tură costă 1 GP, a doua 2 GP și tot așa.

## module: titans/artifacts

artifact-winged-sandals = { $case ->
   *[nom] Sandalele Înaripate
    [gen] Sandalelor Înaripate
    [acc] Sandalele Înaripate
}
    .text = Venit de 1 GP. O armată care le ia cu ea se poate muta pe orice teritoriu al aceleiași insule. Echipă: pentru 1 GP, la începutul turei tale, dă-le partenerului.
artifact-helm-of-invisibility = { $case ->
   *[nom] Coiful Invizibilității
    [gen] Coifului Invizibilității
    [acc] Coiful Invizibilității
}
    .text = Venit de 1 GP. O armată care îl ia cu ea poate folosi flotele altora și poate traversa fără bătălie un teritoriu ocupat, dacă o nouă mutare plătită o scoate imediat de acolo. Echipă: pentru 1 GP, la începutul turei tale, dă-l partenerului.
artifact-caduceus = { $case ->
   *[nom] Caduceul
    [gen] Caduceului
    [acc] Caduceul
}
    .text = Venit de 1 GP. Într-o bătălie pe teritoriul lui, proprietarul poate plăti 1 GP în loc să piardă o unitate, de câte ori vrea. Echipă: poate plăti partenerul.
artifact-lightning-of-zeus = { $case ->
   *[nom] Fulgerul lui Zeus
    [gen] Fulgerului lui Zeus
    [acc] Fulgerul lui Zeus
}
    .text = Venit de 1 GP. Cine îl supralicitează pe proprietar îi plătește imediat 1 GP, altfel nu îl poate supralicita. Echipă: proprietarul poate da partenerului fiecare GP primit astfel.
artifact-great-horn-of-plenty = { $case ->
   *[nom] Marele Corn al Abundenței
    [gen] Marelui Corn al Abundenței
    [acc] Marele Corn al Abundenței
}
    .text = Fiecare marcher de prosperitate de pe teritoriul lui aduce 2 GP în loc de 1. Echipă: aurul acestui teritoriu poate fi împărțit liber între parteneri.

## module: titans/special-metropolises

counter-specials-taken = Metropole speciale luate

special-military-metropolis = Metropola Militară
    .text = Îi dă apărătorului +3 pe uscat în loc de +1.
special-coastal-metropolis = Metropola Maritimă
    .text = Îi dă celui care o controlează +3 în loc de +1 în bătăliile pe mare de lângă teritoriul ei, la atac sau la apărare.
special-religious-metropolis = Metropola Religioasă
    .text = Valorează cât două temple: două reduceri de 1 GP în fiecare rundă.
special-cultural-metropolis = Metropola Culturală
    .text = Cel care o controlează construiește alte metropole cu trei filozofi în loc de patru și este obligat să o facă.
special-commercial-metropolis = Metropola Comercială
    .text = Aduce 2 GP în fiecare fază a veniturilor.
