/** How papers name parents in their languages: 0 is a sire, 1 a dam; more figures are a grandparent in one word. */

/** As subject: "Sire", "Mutter", "isä". */
export const KIN_WORDS: Readonly<Record<string, string>> = {
  "0": "sire father отец vater père ojciec otec padre isä vader far fader папа pai kater vatertier deckkater zuchtkater",
  "1": "dam mother мать mutter mère matka madre emä emo moeder mor moder мама muttertier mutterkatze zuchtkatze",
  "00": "farfar isänisä vatersvater",
  "01": "farmor isänemä isänemo vatersmutter",
  "10": "morfar emänisä emonisä muttersvater",
  "11": "mormor emänemä emonemo muttersmutter",
};

/** Before whom they are parent of: "sire's", "isän", "fars". */
export const KIN_BEFORE: Readonly<Record<string, string>> = {
  "0": "sires fathers sire father isän fars faders vaters vater",
  "1": "dams mothers dam mother emän emon mors moders mutters mutter",
  "00": "farfars",
  "01": "farmors",
  "10": "morfars",
  "11": "mormors",
};

/** Behind it: "of the sire", «отца», "des Vaters", "du père". */
export const KIN_BEHIND: Readonly<Record<string, string>> = {
  "0": "sire father отца vaters ojca otce père padre vader far fader папы",
  "1": "dam mother матери mutter matki matky mère madre moeder mor moder мамы",
};

/** Only with a side they say which grandparent. */
export const GRAND_WORDS: Readonly<Record<string, string>> = {
  "0": "grandsire grandfather дед дедушка прадед прадедушка прапрадед grossvater dziadek děd dědeček nonno grandpère abuelo grootvader isoisä",
  "1": "granddam grandmother бабка бабушка прабабка прабабушка прапрабабка grossmutter babka babcia bába babička nonna grandmère abuela grootmoeder isoäiti",
};
export const SIDE_WORDS: Readonly<Record<string, string>> = {
  "0": "paternal отцу отца paternel paternelle paterno paterna väterlicherseits vs ojca otce vaderszijde vz vs ojczysty",
  "1": "maternal матери maternel maternelle materno materna mütterlicherseits ms matki matky moederszijde mz",
};

/** Between them; those of the second line say that the words behind are whose parent it is. */
export const SMALL_WORDS = "the линии со стороны la le el il den ze strony od";
export const OF_WORDS = "of des der du de del della dello van von vom av d";
/** The same, only in letters of their own: in Latin ones they are read "Ha", with which names begin, and "No.", which is a number's. */
export const CYRILLIC_OF_WORDS = "на по";
/** Whose paper it is: "of the kitten", «котёнка», "du chaton". */
export const KITTEN_WORDS =
  "cat kitten kittens litter кошки животного котёнок котёнка котят помёта chaton chatons kotěte vrhu kocięcia miotu gattino cucciolata wurfes kattungens kattungen kullens pennun pentueen nest katze gatto kat kissan котката котето mačke mačeta mačky mačiatka katės kačiuko kaķa kaķēna kassi kassipoja кошеняти кішки pisicii puiului macska kiscica kedinin yavrunun gato gatinho filhote";
/** In the place of a name that is not known. */
export const UNKNOWN_WORDS =
  "unknown неизвестен неизвестна неизвестно неизвестный неизвестны unbekannt inconnu inconnue nieznany nieznana neznámý neznámá neznámy sconosciuto sconosciuta tuntematon onbekend okänd ukjent ukendt desconocido desconocida desconhecido desconhecida nežinomas nežinoma nezināms tundmatu nepoznat nepoznata neznan невідомо невідомий невідома necunoscut ismeretlen bilinmiyor bilinmeyen άγνωστος";
