import type { CredentialKind } from "@felistry/domain/credentials/credential.ts";
import type { DemoCat, Registry } from "./registry.ts";
import type { World } from "./world.ts";

type DemoCredential = Registry["credentials"][number];

/** The sequence of titles in a show career. */
const CAREER = ["CH", "IC", "GIC", "SC"] as const;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A champion is an adult; later titles follow at about this interval. */
const FIRST_TITLE_DAYS = 400;
const NEXT_TITLE_DAYS = 210;

/** What breeders test their breeding cats for. It is the owner's word: demo cats have no papers. */
const TESTS: readonly { kind: CredentialKind; name: string; result: string; by: string }[] = [
  { kind: "health", name: "HCM", result: "0", by: "Felicardia" },
  { kind: "dna", name: "PKD1", result: "N/N", by: "Felidna" },
  { kind: "dna", name: "PK-Def", result: "N/N", by: "Felidna" },
];

/** Titles and tests of breeding cats: one in four has been shown, one in two tested. */
export function generateCredentials({ random, cats, today }: World): DemoCredential[] {
  const parents = new Set(cats.flatMap(({ motherId, fatherId }) => [motherId, fatherId]));
  const breeding = cats.filter(({ id, isMyCat, born }) => parents.has(id) && isMyCat && born);
  const all = breeding.flatMap((cat) => [
    ...(random.int(1, 4) === 1 ? careerOf(cat, random.int(1, CAREER.length)) : []),
    ...(random.int(1, 2) === 1
      ? TESTS.slice(0, random.int(1, TESTS.length)).map(({ kind, name, result, by }) => ({
          catId: cat.id,
          kind,
          name,
          result,
          issuedBy: by,
          issuedOn: dayAfter(cat.born!, FIRST_TITLE_DAYS),
        }))
      : []),
  ]);
  return all.filter(({ issuedOn }) => issuedOn <= today);
}

function careerOf(cat: DemoCat, length: number): DemoCredential[] {
  return CAREER.slice(0, length).map((name, i) => ({
    catId: cat.id,
    kind: "title",
    name,
    result: null,
    issuedBy: null,
    issuedOn: dayAfter(cat.born!, FIRST_TITLE_DAYS + i * NEXT_TITLE_DAYS),
  }));
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
