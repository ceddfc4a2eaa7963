/** Genetic tests as cats' entries write them: which test is meant, and how many copies of the variant its result says. */

export interface GeneticTest {
  /** As the registry shows it, `PK-DEF`. */
  readonly code: string;
  /** Other names in capitals. */
  readonly also: readonly string[];
  readonly inheritance: "recessive" | "dominant";
  /** Of a dominant variant: what two copies do. */
  readonly twoCopies: "lethal" | "worse" | null;
}

/** None, one or two; `some` is a dominant variant without saying whether once or twice. */
export type Copies = 0 | 1 | 2 | "some";

/** The test that an entry's name means, `HCM (MYBPC3-A31P)`; the longest that fits. */
export function testNamed<Test extends GeneticTest>(
  name: string,
  tests: readonly Test[],
): Test | null {
  const said = ` ${letters(name)} `;
  let best: Test | null = null;
  let length = 0;
  for (const test of tests)
    for (const called of [test.code, ...test.also].map(letters)) {
      const fits =
        said.includes(` ${called} `) || said.replaceAll(" ", "") === called.replaceAll(" ", "");
      if (fits && called.length > length) [best, length] = [test, called.length];
    }
  return best;
}

function letters(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const WORDS: readonly (readonly [copies: 0 | 1 | "all", words: RegExp])[] = [
  [0, /не носител|non-?carrier|not a carrier|no carrier/u],
  [
    1,
    /carrier|hetero|\bhet\b|носител|гетеро|träger|traeger|porteur|nosiciel|přenašeč|kantaja|bärare|drager/u,
  ],
  [
    0,
    /normal|clear|negativ|free|wild|\bneg\b|норм|здоров|отриц|свобод|чист|frei|sain|zdrow|terve|\bn\b$/u,
  ],
  ["all", /affect|positiv|homo|\bpos\b|болен|больн|поражён|поражен|полож|гомо|betroffen|atteint/u],
];

/** `N/N`, `N/PKD`, `P/P`, `carrier`, `носитель`, `1 copy`; null where it cannot be told. */
export function copiesOf(result: string, { inheritance }: GeneticTest): Copies | null {
  const text = result.toLowerCase().trim();
  const pair = /^([\p{L}\p{N}+]+)\s*[/|]\s*([\p{L}\p{N}+]+)$/u.exec(text);
  if (pair) return (allele(pair[1]!) + allele(pair[2]!)) as 0 | 1 | 2;
  const counted = /(?:^|\D)([012])\s*(?:cop|коп)/u.exec(text);
  if (counted) return Number(counted[1]) as 0 | 1 | 2;
  const [found] = WORDS.find(([, words]) => words.test(text)) ?? [];
  if (found === undefined) return null;
  if (found !== "all") return found;
  // Of a dominant variant "positive" says no more than that it is there.
  return inheritance === "dominant" && !/homo|гомо/u.test(text) ? "some" : 2;
}

/** The normal allele is written N, n, wt, + or G; any other is the variant. */
function allele(written: string): 0 | 1 {
  return ["n", "wt", "+", "wild", "н", "norm", "normal", "neg"].includes(written) ? 0 : 1;
}
