/**
 * What breeders, FIFe, TICA and CFA call the parts of a coat, in the languages of the tables that reach us. Small letters, Latin
 * and Greek ones without accents, ё as е. A word takes the endings of `ENDINGS`; a phrase is longer than a word and wins over it.
 * Sources: FIFe's EMS list, the colour lists of TICA and CFA, GCCF's registration policy, `data/colours.csv` and
 * `data/coat_genetics.md`.
 *
 * A meaning is a kind and a code: `c` colour letter, `br` brown, `T` tortie, `dil` dilute, `am` amber, `cm` caramel, `g` silver or
 * golden, `t` pattern, `p` point, `w` white, `e` eyes, `x` tail, ears or coat, `-` says nothing. `p~` and `w~` yield to a stated one.
 */
export type Meaning = string;

/** Endings of adjectives and nouns. */
export const ENDINGS: ReadonlySet<string> = new Set(
  (
    "ый ий ой ая яя ое ее ые ие ого его ому ему ым им ыми ими ых их ую юю ом ем ей а я о е ы и у ка ки ку кой " +
    "e er es en em s a y i ej ego ych ym ou t et ed d n ne nes che ches que lla ta і ої ою as ο η α ος ης οι ες"
  ).split(" "),
);

export const WORDS: readonly (readonly [meanings: Meaning, words: string])[] = [
  // Colours
  [
    "c:n",
    "black, ebony, schwarz, noir, черн, musta, mustan, svart, zwart, czarn, cern, sort, nero, nera, negro, negra, must, mustanvarinen, fekete, crn, crno, чорн, црн, черен, svartur, meln, juod, negru, neagr, neagra, siyah, μαυρ, preto, preta, ブラック",
  ],
  ["c:n p~33", "seal, ruskeanaamio, seal brown, сил, силл, zeehond, foka, сіл, seal point, シール"],
  [
    "br",
    "brown, braun, brun, коричнев, ruskea, brazow, hned, bruin, barna, rjav, smed, smedj, rudas, rudos, бурий, ブラウン, marrom, marron",
  ],
  [
    "c:a",
    "blue, sini, blau, bleu, голуб, блу, блю, сер, сір, сив, grau, grey, gray, gris, siv, szar, szurke, cinza, cenusiu, cenusie, pilk, pelek, γκρι, sininen, bla, blauw, niebiesk, modr, blu, azul, sinine, sininen, blat, blatt, kek, modro, блакитн, plav, plavo, плав, син, zil, melyn, albastru, albastra, mavi, μπλε, ブルー",
  ],
  [
    "c:b",
    "chocolate, choco, schoko, schokolade, schokobraun, chocolat, chestnut, havana, havanna, шоколад, шоколадн, шоколадов, чоколат, чоколадн, чоколейт, czekolad, czekoladow, cokolad, sokolad, sokoladinis, sokoladine, cokoladov, suklaa, choklad, sjokolade, chokolade, cioccolato, sokolaad, suklaanvarinen, suklaan, chocolade, cokoladovo, csokolade, csoki, cokoladn, ciocolat, ciocolatiu, ciocolatie, cikolata, σοκολατι, チョコレート",
  ],
  [
    "c:c",
    "lilac, lavender, lila, lilas, lavendel, lavande, лилов, лилак, лавандов, лайлак, liliow, lilov, lilla, liila, liliova, liilan, orgona, sivk, лілов, бузков, liliac, ライラック, ラベンダー",
  ],
  ["c:c p~33", "frost"],
  [
    "c:d",
    "red, rot, roux, rousse, rouge, orange, ginger, marmalade, красн, рыж, ред, rod, rood, punainen, rud, czerwon, cerven, zrzav, rosso, rossa, rojo, roja, punane, rott, rode, rodt, puna, punaisen, zrzavo, voros, rdec, rdeco, crveno, crven, червон, руд, црвен, червен, sarkan, raudon, raudur, rosu, rosi, kirmizi, κοκκιν, vermelho, vermelha, レッド",
  ],
  ["c:d p~33", "flame, флейм"],
  [
    "c:e",
    "cream, creme, krem, kremow, kremov, beige, крем, кремов, беж, бежев, персиков, kerma, kram, crema, kreem, kermanvarinen, kerman, kremfarget, cremefarvet, kremkras, kremin, κρεμ, クリーム",
  ],
  [
    "c:o",
    "cinnamon, sorrel, zimt, zimtfarben, cannelle, циннамон, циннамонов, синнамон, коричн, корица, соррел, соррель, cynamon, cynamonow, skoricov, kaneli, kanel, kaneel, cannella, canela, fahej, cimet, цинамон, цинамонов, シナモン",
  ],
  ["c:p", "fawn, plow, plavy, faon, fauve, фавн, фавнов, фаун, палев, олен, ozbarna, フォーン"],
  ["c:n am", "amber, амбер, янтарн, ambre, bernstein, bernsteinfarben"],
  ["c:a am", "light amber, лайт амбер, светл янтарн, helles amber, ambre clair"],
  ["am", "amber based, based on amber, на основе янтарн"],
  ["cm", "caramel, карамел, карамель, карамельн, karamell"],
  ["c:e cm", "apricot, абрикос, абрикосов, aprikot, aprikose"],
  [
    "c:w",
    "white, weiss, blanc, blanche, бел, valkoinen, vit, wit, bial, bil, hvit, hvid, hvitt, hvidt, vitt, valge, bianco, bianca, blanco, blanca, feher, bela, belo, beli, bijel, біл, бял, balt, beyaz, λευκ, ασπρ, branco, branca, ホワイト",
  ],
  ["c:w e:61", "foreign white"],
  [
    "c:x",
    "unregistered colour, unregistered color, незарегистрированн окрас, непризнанн окрас, nicht anerkannte farbe",
  ],
  // Torties
  [
    "T",
    "tortie, tortoiseshell, tortoise shell, tortoise, torti, schildpatt, schildpatt tortie, schildkrot, ecaille, ecaille de tortue, tortue, черепах, черепахов, черепашк, торти, тортик, szylkret, szylkretow, zelvovin, kilpikonna, skoldpadd, schildpad, skilpadde, skildpadde, kilpkonn, tartaruga, carey, skoldpaddsfargad, skilpaddefarget, zelvovinov, kilpikonnakuvioinen, kilpikonnan, squama di tartaruga, squama, tortuga, szylkretka, skoldpaddefarget, teknocos, teknosbeka, teknoctarka, zelvovinast, kornjacevin, костенурков, brunrupuc, vezlin, escaminha, tartarugato, tartarugata, トーティ, トーティー, トータシェル, 三毛",
  ],
  ["T t:21", "torbie, パッチド, patched tabby, tortie tabby, patched, торби, пэтчд"],
  [
    "T w~09",
    "calico, tricolor, tricolour, tricolore, dreifarbig, трехцветн, триколор, калико, tri color, tri colour, tricolor tortie",
  ],
  ["dil", "dilute, diluted, dilue, verdunnt, осветленн, дилютн"],
  // Silver and golden
  [
    "g:s",
    "silver, silber, argent, argente, silvery, серебрист, серебр, серебро, сильвер, srebrn, stribrn, hopea, zilver, solv, argento, plata, plateado, hobe, hopean, argentat, argentato, plateada, hopeanvarinen, silverfargad, ezust, срібляст, сріблист, срібл, sudrab, sidabr, argintiu, argintie, gumus, ασημι, prata, prateado, prateada, シルバー",
  ],
  [
    "g:s smoke",
    "smoke, rauch, rauchfarben, fume, дымчат, дымн, смок, смоук, smoked, dymn, kourov, savu, gerookt, rook, rokfarget, rok, rog, rogfarvet, fumo, humo, suitsu, savunvarinen, ryk, royk, ahumado, ahumada, fumato, fustos, fust, dimast, димчаст, димн, dumak, dumin, fumuri, duman, fumac, スモーク",
  ],
  [
    "g:y",
    "golden, gold, dore, золот, золотист, голден, золото, zlot, zlat, zlatn, kulta, kullan, gylden, gyllen, guld, gull, goud, gouden, dorato, dorata, dorado, dorada, arany, kuldn, zelt, auksin, auriu, altin, dourado, dourada, ゴールデン",
  ],
  ["g:u", "copper, sunshine, bimetallic, саншайн, медн, коппер"],
  ["g:s c:d", "cameo, камео"],
  ["g:s c:e", "cream cameo, dilute cameo"],
  [
    "g:s t:12",
    "chinchilla, шиншилла, шиншилл, chinchilla silver, silver chinchilla, csincsilla, чинчила, cincila, cincil, チンチラ",
  ],
  [
    "g:y t:12",
    "chinchilla golden, golden chinchilla, золот шиншилл, шиншилла золот, gold chinchilla, chinchilla gold",
  ],
  ["g:s t:11", "pewter, пьютер"],
  // Patterns
  [
    "t:21",
    "tabby, agouti, тэбби, табби, тебби, getabbt, tabbi, pregowan, agouti tabby, cirmos, tekir, таббі, tabi, タビー",
  ],
  ["t:21 p~33", "lynx, линкс"],
  [
    "t:21",
    "tabby pattern unspecified, pattern unspecified, табби без определенн рисунка, тэбби без определенн рисунка, рисунок не определен",
  ],
  [
    "t:22",
    "classic, blotched, marble, marbled, gestromt, marmoriert, marbre, мраморн, мрамор, блотчед, блотч, klassisch, classic tabby, klasyczn, marmurkow, mramorovan, marmoroitu, gestroomd, gestroomde, gemarmerd, marmer, marmorerad, marmoreret, marmorert, marmorizzato, marmorizzata, marmoleado, marmorikuvio, marmorikuvioinen, marmor, klassinen, klassisk, klassiskt, klassiek, classique, classic, classico, classica, clasico, clasica, pregowan klasycznie, klasycznie, marvanyos, marvany, marmoriran, мармуров, marmorizado, marmorizada, クラシック",
  ],
  [
    "t:23",
    "mackerel, getigert, tiger, tigre, tigree, тигров, тигр, макрель, полосат, striped, gestreift, tygrysi, tygrovan, tigrerad, gestreept, juovikas, cypers, cyperse, getijgerd, tijger, tigret, tigreret, stribet, randig, strimmig, tigrato, tigrata, atigrado, rayado, dryzuot, triibuline, raidallinen, tiikeri, tiikeritabby, makrel, makrell, makrill, sgombro, tygrysio, pregowan tygrysio, tigriscsikos, csikos, progast, tigrast, prugast, тигрова, tigrado, tigrada, マッカレル, マックレル, marmaw",
  ],
  [
    "t:24",
    "spotted, rosetted, rosette, rosettes, leopard, getupft, gefleckt, getupfelt, mouchete, tachete, пятнист, спотт, споттед, леопардов, розетк, розетчат, розеточн, розетированн, розетка на золоте, cetkovan, teckovan, skvrnit, prickig, cetkowan, taplikas, gevlekt, tupfen, gespikkeld, gestippeld, plettet, flekket, spottet, moteado, maculato, taplikas tabby, tahniline, pilkullin, flackig, gespot, puntinato, manchado, manchada, pottyos, foltos, pikast, tackast, плямист, pintado, pintada, スポッテッド, スポテッド",
  ],
  [
    "t:25",
    "ticked, getickt, tiquete, тикированн, tiket, тикинг, ticking, tikovan, тикед, tikattu, ticchettato, тікован, ticked tabby, ティックド",
  ],
  [
    "t:11",
    "shaded, schattiert, ombre, затушеванн, шейдед, shadowed, затененн, стененн, cieniowan, stinovan, varjostett, sfumato, ombreggiato, sombreado, skuggad, skygget, arnyalt, sencen, затінен, シェーデッド",
  ],
  ["t:12", "shell, tipped, getippt, tipping, типпированн, типированн, шелл, вуалев, シェル"],
  ["t:14", "charcoal, чаркоал, угольн"],
  // Points
  [
    "p:33",
    "point, pointed, points, colourpoint, colorpoint, colour point, color point, пойнт, поинт, колорпойнт, колорпоинт, колор пойнт, колор поинт, maskad, maskert, naamioinen, siamese, himalayan, сиамск, гималайск, pointe, naamio, maszkos, ポイント, пойнтов",
  ],
  ["p:32", "mink, минк, норк, мінк, ミンク"],
  ["p:31", "sepia, сепия, сепиа, сэпия, сепія, セピア"],
  ["c:n p~31", "sable, zobel, zibeline, соболин, соболь, собол"],
  ["c:n p~32", "natural mink, натуральн минк, natural"],
  ["c:b p~31", "champagne, шампань, champagner"],
  ["c:c p~31", "platinum, platin, платинов, platine"],
  ["p:33 t:21", "snow lynx, snow lynx point, сноу линкс"],
  ["p:32", "snow mink, mink snow"],
  ["p:31", "snow sepia, sepia snow"],
  // White
  ["w:01", "van, ван, van pattern, van bicolor, van bicolour, ванск, vankuvio, vankuvioinen, バン"],
  [
    "w:02",
    "harlequin, harlekin, arlequin, арлекин, harlequin bicolor, harlekiini, arlecchino, harlekijn, arlekin, harlekyn, арлекін, ハーレクイン",
  ],
  [
    "w:03",
    "bicolor, bicolour, bi color, bi colour, bicolore, zweifarbig, биколор, би колор, двухцветн, tuxedo, bikolor, dvoubarevn, kaksivarinen, tweekleurig, dwukolorow, tvafargad, tofarvet, tofarget, ketszinu, dvobarvn, dvobojn, біколор, двоколірн, kakskarv, バイカラー, dos colores",
  ],
  ["w:04", "mitted, миттед, миттэд, gants, guantato"],
  ["w:05", "snowshoe, сноу шу, сноушу, snow shoe"],
  [
    "w~09",
    "with white, and white, mit weiss, und weiss, et blanc, et blanche, avec blanc, с бел, и бел, on white, на бел, z bialym, s bilou, med vitt, och vit, met wit, en wit, ja valkoinen, i bial, particolor, parti color, parti colour, белопегий, med vit, a bil, med hvid, med hvit, og hvid, og hvit, med hvitt, med hvidt, con bianco, e bianco, e bianca, con blanco, y blanco, y blanca, valkoisella, ja valkoista, valkolaikku, valkolaikkuinen, valkokirjava, feherrel, es feher, z belo, in bel, s bijel, s bijelim, s bijelom, i bijel, з біл, і біл, та біл, с бял, valgega, ja valge, ar balt, ar baltu, su balt, su baltu, με λευκ, με ασπρ, cu alb, si alb, com branco, com branca, e branco, e branca, beyazli, and ホワイト, с бело, и бело",
  ],
  [
    "-",
    "without white, no white, ohne weiss, sans blanc, без бел, bez bile, bez bialego, utan vitt, zonder wit",
  ],
  // Tail, ears, coat
  ["x:51", "rumpy, рампи"],
  ["x:52", "rumpy riser, рампи райзер"],
  ["x:53", "stumpy, стампи"],
  ["x:54", "longie, лонги"],
  [
    "x:71",
    "straight ears, straight eared, прямые уши, прямоухий, прямоухая, straight ear, стрейт, страйт",
  ],
  ["x:72", "curled ears, curled ear, завернутые уши"],
  ["x:73", "folded ears, folded ear, вислые уши, вислоухий, вислоухая"],
  ["x:81", "longhair, длинношерстный вариант"],
  ["x:82", "shorthair, короткошерстный вариант"],
  ["x:83", "brush coat, brush, браш"],
  ["x:84", "straight coat, прямая шерсть"],
  // Nothing that a code holds
  [
    "-",
    "на основе, solid, self, uni, einfarbig, unicolore, солид, сплошн, однотонн, однотон, сплошной, jednobarevn, colour, color, coloured, colored, farbe, farben, farbig, robe, couleur, окрас, цвет, pattern, рисунок, рисунк, and, und, et, och, ja, и, with, mit, avec, с, со, в, on, на, based, non agouti, nonagouti, of, de, the, тело, шерсть, coat, fur, markings, marking, barva, vari, farg, kleur, kolor, umaszczenie",
  ],
];

/** Words that mean something else, or nothing, of these breeds. */
export const BREED_WORDS: readonly (readonly [breeds: string, meanings: Meaning, words: string])[] =
  [
    [
      "ABY SOM",
      "c:n",
      "ruddy, usual, tawny, wild, wildfarben, wildfarbig, lievre, hare, дик, руд, рудди, руди, brown, normal, villi, viltfargad, дикий окрас, wildfarbe",
    ],
    ["ABY SOM", "c:o", "red, rot, красн, roux, rouge, sorrel red"],
    ["ABY SOM", "c:p", "beige fawn, beige, beigefawn"],
    ["BEN", "c:n t:24", "розетк на золоте, пятнист на золоте, rosettes on gold, brown rosetted"],
    ["BEN", "c:n t:22", "мрамор на золоте, мраморн на золоте"],
    ["OCI", "c:n t~24", "tawny, brown"],
    [
      "BUR ASI BML BOM",
      "c:n",
      "brown, sable, seal, zobel, braun, коричнев, соболин, соболь, black, брон",
    ],
    ["HAV OSH OLH SIA BAL THA", "c:b", "brown, havana brown, havana, chestnut, braun, коричнев"],
    ["SIN", "-", "agouti, ticked, sepia, brown, sable"],
    [
      "SBI",
      "-",
      "with white gloves, white gloves, gloves, gloved, с белыми перчатками, белые перчатки, weisse handschuhe, gante, mit weissen handschuhen",
    ],
    ["SNO", "-", "snowshoe, сноу шу"],
    ["RUS KOR CHA", "-", "silver, серебрист, solid, серебристо"],
  ];
/** Gloves of other breeds. */
export const GLOVES = "w:04";

export const EYE_NOUNS =
  "eyes, eye, eyed, eye colour, eye color, augen, aug, augig, yeux, глаз, глаза, глазами, глазами, глазый, глазая, oczy, oci, ogen, silmat, ogon";

export const EYES: readonly (readonly [code: string, words: string])[] = [
  [
    "61",
    "blue, blau, bleu, голуб, син, блакитн, kek, azul, ブルー, niebiesk, modr, blauw, siniset, bla",
  ],
  [
    "62",
    "orange, copper, gold, golden, yellow, amber, kupfer, kupferfarben, cuivre, медн, оранжев, янтарн, желт, золот, золотист, gelb, orangefarben, bernstein, pomaranczow, oranzov",
  ],
  ["63", "odd, разн, разнцветн, разноцветн, verschiedenfarbig, impair, vairon, ungleich"],
  ["64", "green, grun, vert, зелен, gruen, zielon, zelen, groen, vihreat, hazel green, gron"],
  ["65", "burmese, бурманского типа"],
  ["66", "aqua, aquamarine, tonkinese, тонкинского типа, аквамарин, аквамаринов"],
  ["67", "siamese, сиамского типа, deep blue siamese"],
];
/** Said of eyes without a noun. */
export const EYE_WORDS: readonly (readonly [code: string, words: string])[] = [
  ["61", "blue eyed, голубоглаз, синеглаз, blauaugig, blauaugen, be"],
  ["62", "copper eyed, orange eyed, медноглаз, оранжевоглаз, orangeaugig, kupferaugig"],
  [
    "63",
    "odd eyed, odd eyes, odd eye, разноглаз, разноглазие, гетерохромия, heterochromia, odd, oddeyed",
  ],
  ["64", "green eyed, зеленоглаз, grunaugig, gruenaugig"],
  ["65", "burmese eye colour, burmese eye color, глаза бурманского типа, бурманск глаза"],
  ["66", "tonkinese eye colour, tonkinese eye color, aqua eyed, глаза тонкинского типа"],
  ["67", "siamese eye colour, siamese eye color, глаза сиамского типа"],
];
