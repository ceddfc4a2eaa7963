/** A certificate of nobody's cat, to see how a club's papers look. */
import type { CertifiedFacts } from "@felistry/contract/certificates/certificates.ts";
import type { CertificateKind } from "@felistry/domain/certificates/kinds.ts";
import { LAST_POSITION, sexAt } from "@felistry/domain/pedigree/positions.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { portrait } from "../documents/queries.ts";
import type { FileStore } from "../storage/file-store.ts";
import type { CertificateWords } from "./statements.ts";
import type { SheetContent, SheetLook } from "./sheet/content.ts";

const DRAWING = "SIB-ns-09-22";
const CODE = "0000-0000-0000-0000";
const NAMES = {
  female: ["Bella Luna", "Ottilie", "Aurora d'Été", "Zinaida", "Vasilisa", "Mascha"],
  male: ["Murzik", "Oscar", "Silver Tsar", "Ludwig", "Casimir"],
} as const;

function ancestor(position: number): CertifiedFacts["ancestors"][number] {
  const names = NAMES[sexAt(position)];
  return {
    position,
    prefix: "Northwind",
    name: names[position % names.length]!,
    suffix: null,
    breed: "SIB",
    ems: position % 2 === 0 ? "n 22" : "ns 09 22",
    born: position < 8 ? `${2022 - 2 * Math.floor(Math.log2(position))}-05-14` : null,
    reg_num: null,
  };
}

function factsOf(kind: CertificateKind): CertifiedFacts {
  const last = kind === "metric" ? 3 : LAST_POSITION;
  return {
    version: 1,
    kind,
    cat: {
      prefix: "Northwind",
      name: "Bella Luna",
      suffix: null,
      sex: "female",
      breed: "SIB",
      ems: "ns 09 22",
      born: "2024-05-14",
      reg_num: "000000",
    },
    breeder: "Anna Karlova",
    owner: "Ivan Petrov",
    ancestors: Array.from({ length: last - 1 }, (_, n) => ancestor(n + 2)),
  };
}

interface SpecimenOf {
  readonly files: FileStore;
  readonly look: SheetLook;
  readonly words: CertificateWords;
  readonly siteName: Readonly<Record<Locale, string>>;
  readonly origin: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export async function specimenOf(
  kind: CertificateKind,
  { files, look, words, siteName, origin, now }: SpecimenOf,
): Promise<SheetContent> {
  return {
    kind,
    code: CODE,
    certified: factsOf(kind),
    fingerprint: "0".repeat(64),
    words: { ...words, drawing: DRAWING },
    otherNames: [],
    otherPersons: { breeder: null, owner: null },
    remarks: null,
    isDuplicate: false,
    issuedAt: now,
    picture: await portrait(files, null, DRAWING),
    siteName,
    proof: null,
    signedAt: now,
    look,
    isSpecimen: true,
    verifyUrl: `${origin}/verify/${CODE}`,
  };
}
