/** Genetic tests as cats' entries write them: which test is meant, and how many copies of the variant its result says. */

export interface GeneticTest {
  /** As the registry shows it, `PK-DEF`. */
  readonly code: string;
  /** Other names in capitals. */
  readonly also: readonly string[];
  /** With the exchange of nucleotides that is tested, if it is one, `MYBPC3 c.91G>C`. */
  readonly gene: string;
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

/** `N/N`, `N/PKD`, `G/C` of c.91G>C, `carrier`, `носитель`, `1 copy`; null where it cannot be told. */
export function copiesOf(result: string, test: GeneticTest): Copies | null {
  const text = result.toLowerCase().trim();
  const pair = pairIn(text);
  const read = pair && copiesInPair(pair, test);
  if (read !== null) return read;
  if (pair && isContrary(pair)) return null;
  const counted = /(?:^|\D)([012])\s*(?:cop|коп)/u.exec(text);
  if (counted) return Number(counted[1]) as 0 | 1 | 2;
  const found = saidBy(text);
  if (found === undefined) return null;
  if (found !== "all") return found;
  const isTwice = /homo|гомо/u.test(text);
  // Of which of two nucleotides it has two copies, the word alone does not say.
  if (isTwice && pair?.every((allele) => NUCLEOTIDE.test(allele))) return null;
  // Of a dominant variant "positive" says no more than that it is there.
  return test.inheritance === "dominant" && !isTwice ? "some" : 2;
}

const saidBy = (text: string) => WORDS.find(([, words]) => words.test(text))?.[0];

type Pair = readonly [one: string, other: string];

/** Two alleles, also beside the name of the test: `A31P: G/C`, `GC`. */
function pairIn(text: string): Pair | null {
  const slashed =
    /(?<![\p{L}\p{N}+/|.])([\p{L}\p{N}+]+)\s*[/|]\s*([\p{L}\p{N}+]+)(?![\p{L}\p{N}+/|])/u.exec(
      inOneWord(text),
    );
  if (slashed) return [slashed[1]!, slashed[2]!];
  const [, one, other] = /^([acgtn])([acgtn])$/u.exec(text) ?? [];
  return one && other ? [one, other] : null;
}

const inOneWord = (text: string): string =>
  text
    .replaceAll(/wild[\s-]*type/gu, "wt")
    .replaceAll(/(?:normal|wt) allele/gu, "wt")
    .replaceAll(/mutant allele/gu, "mut");

/** "Normal/affected" may be one allele of each, or a form with one of them to be crossed out. */
function isContrary(pair: Pair): boolean {
  const said = pair.map(saidBy);
  return said.includes(0) && said.includes("all");
}

/** The nucleotides on the gene's own strand, as laboratories print them. */
interface Exchange {
  readonly normal: string;
  readonly variant: string;
}

function exchangeOf(gene: string): Exchange | null {
  const [, normal, variant] = /\d([ACGT])>([ACGT])$/u.exec(gene) ?? [];
  return normal && variant
    ? { normal: normal.toLowerCase(), variant: variant.toLowerCase() }
    : null;
}

/** "Not applicable", "no data", and signs that some read as "normal" and others as "positive". */
const NO_PAIRS = ["n/a", "n/d", "н/д", "н/п", "+/+"];

/** Which alleles a pair has; a nucleotide says nothing unless the gene's exchange is known. */
function copiesInPair([one, other]: Pair, test: GeneticTest): 0 | 1 | 2 | null {
  if (NO_PAIRS.includes(`${one}/${other}`)) return null;
  const [first, second] = [alleleOf(one, other, test), alleleOf(other, one, test)];
  if (first === null || second === null) return null;
  // Two variants of one test are one written twice; two different words are something else.
  if (first + second === 2 && one !== other) return null;
  return (first + second) as 0 | 1 | 2;
}

const NORMAL = ["n", "wt", "+", "wild", "н"];
const NORMAL_WORD = /^(?:norm|normal|норма)$/u;
const NUCLEOTIDE = /^[acgt]$/u;
const MUTANT = /^(?:mt|mut|mutant|mutated|mutation|variant|мут|мутант|мутация)\+?$/u;

/** How many copies of the variant one allele is; any other word beside a slash may be a laboratory's or a relative's. */
function alleleOf(written: string, beside: string, test: GeneticTest): 0 | 1 | null {
  if (NUCLEOTIDE.test(written)) {
    const exchange = exchangeOf(test.gene);
    if (written === exchange?.normal) return 0;
    return written === exchange?.variant ? 1 : null;
  }
  if (NORMAL.includes(written)) return 0;
  if (MUTANT.test(written)) return 1;
  // "PKD/normal" is a test and its result.
  if (NORMAL_WORD.test(written)) return NORMAL_WORD.test(beside) || MUTANT.test(beside) ? 0 : null;
  const isOfTest = nameParts(test).includes(written.toUpperCase());
  const isShort = /^\p{L}{1,3}$/u.test(written) && NORMAL.includes(beside);
  return isOfTest || isShort ? 1 : null;
}

/** `HCM A31P` is called HCM and A31P too. */
const nameParts = ({ code, also }: GeneticTest): string[] =>
  [code, ...also].flatMap((name) => {
    const parts = letters(name).split(" ");
    return [parts.join(""), ...parts].filter((part) => /\p{L}/u.test(part));
  });
