god-zeus = { god-ares }
god-ares = { god-zeus }
