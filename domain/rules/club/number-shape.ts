/** Registration numbers by the form of the system that issued them, as far as the sources give one. */
import type { ClubFacts } from "./truth.ts";

const FORMS: ReadonlyMap<string, RegExp> = new Map([
  ["CFA", /^\d{4}-\d{6,7}$/u],
  ["LOOF", /^LOOF[- ]\d{4}[- .]/u],
  ["TICA", /^[A-Z0-9]{2,3} ?\d{6} ?\d{3}$/u],
  ["FIFe", /\b(?:LO|RX|RIEX)\b/u],
  ["WCF", /\b(?:LO|RX|RIEX)\b/u],
  ["GCCF", /^CS ?(?:SR|REF)?\b/u],
]);

/** Nothing is said of systems whose form no source gives. */
export function numberFacts(system: string, number: string): ClubFacts {
  const written = number.trim().toUpperCase();
  const form = FORMS.get(system);
  const isFit = form?.test(written);
  const first = system === "CFA" && isFit ? Number(written.slice(0, 4)) : null;
  return {
    ...(isFit !== undefined && { number_shape_ok: isFit }),
    ...(system === "GCCF" && { prefix_fits: isFit }),
    ...(first !== null && { prefix_even: first % 2 === 0 }),
    ...bookIn(system, written),
  };
}

const REGISTERS: Readonly<Record<string, string>> = {
  CS: "full",
  CSSR: "supplementary",
  CSREF: "reference",
};

/** The book that the number names. */
function bookIn(system: string, written: string): ClubFacts {
  const gccf = system === "GCCF" ? FORMS.get(system)!.exec(written)?.[0] : undefined;
  if (gccf !== undefined) return { gccf_register: REGISTERS[gccf.replace(" ", "")] };
  const book = system === "FIFe" ? /\b(?:LO|RX|RIEX)\b/u.exec(written)?.[0] : undefined;
  return book === undefined ? {} : { paper_book: book === "LO" ? "LO" : "RX" };
}
