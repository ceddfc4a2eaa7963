/** "Ruth Foo, 88 Pond Rd, Bingham": where a breeder lives is nobody's to keep with a cat. */
import { LONGEST_FACT } from "../formats/longest.ts";

/** The house's number or the post's code behind a comma; what stands before it may be two names. */
const ADDRESS = /^([^\d,]*\p{L}[^\d,]*(?:,[^\d,]*)??)[,;|]\s*(?=[^,]*\d)/u;

/** The name alone; what is cut off is told as left out. */
export function withoutAddress(breeder: string): string {
  if (breeder.length > LONGEST_FACT) return breeder;
  return (ADDRESS.exec(breeder)?.[1] ?? breeder).replace(COUNTRY, "").trim();
}

/** "Ruth Foo (GB)" */
const COUNTRY = /(?<=\p{L}\.?)\s+\([A-Z]{2,3}\)$/u;
