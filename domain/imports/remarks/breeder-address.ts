/** "Ruth Foo, 88 Pond Rd, Bingham": where a breeder lives is nobody's to keep with a cat. */
import { LONGEST_FACT } from "../formats/longest.ts";

/** The house's number or the post's code behind a comma; what stands before it may be two names. */
const ADDRESS = /^([^\d,]*\p{L}[^\d,]*(?:,[^\d,]*)??)[,;|]\s*(?=[^,]*\d)/u;

/** "м. Вінниця", "ул. Садовая", "Rose Cottage": a place by its word, without a number. */
const PLACE =
  /[,;|]\s*(?:(?:м|г|гор|с|д|пос|обл|ул|вул|пр|пл|ul|ulice|via|rue|calle|rua|str)\.\s*\p{Lu}|\p{Lu}[^,]{1,30}\s(?:Cottage|House|Farm|Road|Street|Lane|Avenue|Close|Drive)(?:,|$))/u;

/** The name alone; what is cut off is told as left out. */
export function withoutAddress(breeder: string): string {
  if (breeder.length > LONGEST_FACT) return breeder;
  const place = PLACE.exec(breeder)?.index;
  const named = breeder.slice(0, place ?? breeder.length);
  return (ADDRESS.exec(named)?.[1] ?? named).replace(COUNTRY, "").trim();
}

/** "Ruth Foo (GB)" */
const COUNTRY = /(?<=\p{L}\.?)\s+\([A-Z]{2,3}\)$/u;
