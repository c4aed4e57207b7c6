# $n (number)
event-gold-gained = { $n ->
    [one] one
   *[other] { $n } of { god-zeus }
}
god-zeus = { $case ->
    [gen] Zeusa
   *[nom] Zeus
}
-term = { -term }
