/** A veterinary's list is of all its patients: rows of a dog or a rabbit are no cats. */
import { plainWord } from "../../plain-word.ts";

const SPECIES: ReadonlySet<string> = new Set(
  "species espece especie specie tierart gattung spezies gatunek druh soort diersoort laji art dyreart djurslag djurart vrsta faj allatfaj вид видживотного tur liik suga rusis".split(
    " ",
  ),
);
const OTHERS: ReadonlySet<string> = new Set(
  (
    "dog dogs chien chienne hund hundin perro perra cane cagna pes pies hond koira kutya cao cachorro koer suns suo pas кобель собака пес köpek " +
    "rabbit lapin kaninchen conejo coniglio konijn kanin kani krolik kralik nyul kunic кролик " +
    "ferret furet frettchen huron furetto fret fretka horse cheval pferd caballo cavallo kon paard hevonen лошадь " +
    "bird oiseau vogel pajaro uccello ptak ptica fugl lintu птица parrot perroquet papagei hamster hamsteri хомяк cobaye meerschweinchen cavia marsu tortue turtle schildkrote"
  )
    .split(" ")
    .map(plainWord),
);

/** The column that says it; -1 if there is none. */
export const speciesColumn = (headings: readonly string[]) =>
  headings.findIndex((heading) => SPECIES.has(plainWord(heading).replaceAll(/[^\p{L}]/gu, "")));

export const isOtherAnimal = (species: string) => OTHERS.has(plainWord(species).trim());
