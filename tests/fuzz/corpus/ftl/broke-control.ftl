god-zeus = Ze[2Jus‮
    .text = 
