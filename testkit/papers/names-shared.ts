/** What the names of all countries have in common. */
export interface Culture {
  country: string;
  males: readonly string[];
  females: readonly string[];
  /** `#` is where the cat's own name goes. */
  catteries: readonly string[];
  people: readonly string[];
  towns: readonly string[];
}

export const words = (text: string): string[] => text.split("|");

/** Names that breeders everywhere give. */
export const MALES = words(
  "Apollo|Bentley|Caspian|Dorian|Enigma|Falcon|Gandalf|Hannibal|Indigo|Jasper|Kenzo|Lancelot|Merlin|Nemo|Orion|Pharaoh|Quincy|Ramses|Sherlock|Thor|Ulysses|Viking|Winston|Xanadu|Yukon|Zeus|Black Jack|Blue Moon|Dream Catcher|Golden Boy|Highlander|Lord of the Rings|Mister Big|Night Rider|Simply the Best|Smooth Operator|Storm Chaser|Wild at Heart",
);
export const FEMALES = words(
  "Aurora|Bonita|Cassiopeia|Diva|Esmeralda|Freya|Ginger|Hermione|Isabella|Jolie|Kleopatra|Lavinia|Mystique|Nefertari|Ophelia|Paloma|Queen of Hearts|Roxanne|Scarlett|Tiffany|Undine|Valentina|Wendy|Xenia|Yasmin|Zelda|Angel Eyes|Blue Velvet|Crystal Rain|Dancing Queen|Endless Love|Lady in Red|Moonlight Sonata|Pretty Woman|Secret Garden|Silver Lining|Sweet Caroline|Winter Rose",
);
