/** Sexes as papers print them, in words, letters and signs. */
import { nearWithin, skeleton } from "./scripts.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split("|").map(skeleton));

const MALE = words(
  "male|m|male cat|tom|stud|boy|neuter male|kater|männlich|mannl|mâle|kocur|samiec|męska|kocour|samec|maschio|uros|koiras|u|kater castraat|hane|hann|han|macho|кот|самец|м|мужской|муж|кот производитель|котик|мальчик|patinas|katinas|tēviņš|runcis|isane|isaskass|мъжки|мъжко|mužjak|мужјак|mačak|samček|самець|чоловіча|чоловічий|кіт|mascul|motan|hím|kandúr|erkek|αρσενικό|αρσενικός|1.0|1,0",
);
const FEMALE = words(
  "female|f|queen|girl|spay|katze|weiblich|weibl|w|femelle|kotka|samica|żeńska|kočka|samice|femmina|naaras|n|poes|kattin|hona|hunn|hun|hembra|кошка|самка|ж|женский|жен|кошка производительница|кошечка|девочка|patelė|katė|mātīte|kaķene|emane|emaskass|женски|женско|ženka|женка|ženska|samička|самиця|жіноча|жіночий|кішка|femelă|pisică|nőstény|dişi|fêmea|θηλυκό|θηλυκιά|0.1|0,1",
);
/** Long words may have a misread letter. */
const ONE_MISTAKE_FROM = 5;

/** Null for what is no sex: nothing else is kept in its place. */
export function sexIn(text: string): "male" | "female" | null {
  const signs = [/♂/u.test(text), /♀/u.test(text)];
  if (signs[0] !== signs[1]) return signs[0] ? "male" : "female";
  if (/^\s*(?:1[.,]0|0[.,]1)\s*$/u.test(text))
    return text.trim().startsWith("1") ? "male" : "female";
  const said = text
    .split(/[\s,;/|()]+/u)
    .map(skeleton)
    .filter((word) => word !== "");
  if (said.length > MOST_WORDS) return null;
  const isMale = said.some((word) => isOf(word, MALE));
  const isFemale = said.some((word) => isOf(word, FEMALE));
  if (isMale === isFemale) return null;
  return isMale ? "male" : "female";
}

/** In several languages, with what was done to the cat: "Male / Kater / Кот, neutered". */
const MOST_WORDS = 6;

function isOf(word: string, list: ReadonlySet<string>): boolean {
  if (list.has(word)) return true;
  if (MALE.has(word) || FEMALE.has(word) || word.length < ONE_MISTAKE_FROM - 1) return false;
  return [...list].some((known) => known.length >= ONE_MISTAKE_FROM && nearWithin(known, word, 1));
}
