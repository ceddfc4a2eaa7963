/** "Ruth Foo, 88 Pond Rd, Bingham": where a breeder lives is nobody's to keep with a cat. */
import { LONGEST_FACT } from "../formats/longest.ts";

/** The house's number or the post's code behind a comma; what stands before it may be two names. */
const ADDRESS = /^([^\d,]*\p{L}[^\d,]*(?:,[^\d,]*)??)[,;|]\s*(?=[^,]*\d)/u;

/** "м. Вінниця", "ул. Садовая", "Rose Cottage", "Old Mill Lane": a place by its word, without a number. "Diane Lane" and "Mrs White House" are people. */
const PLACE =
  /[,;|]\s*(?:(?:м|г|гор|с|д|пос|обл|ул|вул|пр|пл|ul|ulice|via|rue|calle|rua|str)\.\s*\p{Lu}|(?!(?:Mrs?|Ms|Miss|Dr|Herr|Frau|Mme|M)(?!\p{L}))\p{Lu}(?:[^,]{1,30}\s(?:Cottage|Road|Street|Avenue|Drive)|[^,\s.&]{0,20}(?:\s[^,\s.&]{1,20}){1,3}\s(?:House|Farm|Lane|Close))(?:,|$))/u;

/** The name alone; what is cut off is told as left out. */
export function withoutAddress(breeder: string): string {
  if (breeder.length > LONGEST_FACT) return breeder;
  const place = PLACE.exec(breeder)?.index;
  const named = breeder.slice(0, place ?? breeder.length);
  return (ADDRESS.exec(named)?.[1] ?? named).replace(COUNTRY, "").trim();
}

/** "Ruth Foo (GB)" */
const COUNTRY = /(?<=\p{L}\.?)\s+\([A-Z]{2,3}\)$/u;
