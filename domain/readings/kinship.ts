/** Turns a pedigree's name for an ancestor ("Sire's dam", "maternal grandsire", «мать отца») into a position (domain/pedigree/positions.ts). */
import { LAST_POSITION } from "../pedigree/positions.ts";
import { editDistance, skeleton } from "./scripts.ts";

type Step = "0" | "1";

/** Nominative and genitive words and the step they stand for: 0 is a sire, 1 a dam. */
const OWN = words({ "0": "sire father отец", "1": "dam mother мать" });
const OF = words({ "0": "sires fathers sire father отца", "1": "dams mothers dam mother матери" });
const GRAND = words({
  "0": "grandsire grandfather дед дедушка прадед прадедушка прапрадед",
  "1": "granddam grandmother бабка бабушка прабабка прабабушка прапрабабка",
});
const SIDE = words({ "0": "paternal отцу отца", "1": "maternal матери" });
const SMALL = new Set(["of", "the", "по", "линии", "со", "стороны"].map(skeleton));

function words(texts: Readonly<Record<Step, string>>): ReadonlyMap<string, Step> {
  return new Map(
    Object.entries(texts).flatMap(([step, text]) =>
      text.split(" ").map((word): [string, Step] => [skeleton(word), step as Step]),
    ),
  );
}

const ONE_MISTAKE_FROM = 5;

function stepIn(list: ReadonlyMap<string, Step>, word: string): Step | null {
  const exact = list.get(word);
  if (exact) return exact;
  for (const [known, step] of list)
    if (known.length >= ONE_MISTAKE_FROM && editDistance(known, word) === 1) return step;
  return null;
}

const isRussian = (text: string) => /[\u0400-\u04FF]{3}/u.test(text);

/**
 * The position that a label names, 2 to 31; null for any other text. A grandparent needs its side: "grandsire" alone is
 * ambiguous.
 */
export function positionOfKinship(text: string): number | null {
  const steps = stepsOf(text);
  if (steps === null || steps === "") return null;
  const position = Number.parseInt(`1${steps}`, 2);
  return position <= LAST_POSITION ? position : null;
}

function stepsOf(text: string): string | null {
  const bare = text.replace(/[:.;,]+$/u, "");
  const letters = pathLetters(bare);
  if (letters !== null) return letters;
  const spoken = bare
    .replaceAll(/['’`]s?(?=\s|$)/gu, "s")
    .split(/[\s\-–—]+/u)
    .map(skeleton)
    .filter((word) => word !== "");
  if (spoken.length === 0 || spoken.length > 7) return null;
  return (
    grandparent(spoken) ??
    (isRussian(bare) || spoken.includes("of") ? backwards(spoken) : forwards(spoken))
  );
}

/** `SSD`: sire's sire's dam. A single letter says too little. */
function pathLetters(text: string): string | null {
  if (/^[SD]{2,4}$/u.test(text)) return text.replaceAll("S", "0").replaceAll("D", "1");
  if (/^[FM]{2,4}$/u.test(text)) return text.replaceAll("F", "0").replaceAll("M", "1");
  return null;
}

/** "Sire's dam's sire": starts at the cat. */
function forwards(spoken: readonly string[]): string | null {
  const own = stepIn(OWN, spoken.at(-1)!);
  const before = spoken.slice(0, -1).map((word) => stepIn(OF, word));
  return own === null || before.includes(null) ? null : before.join("") + own;
}

/** "Dam of sire", «мать отца отца»: ends at the cat. */
function backwards(spoken: readonly string[]): string | null {
  const [first = "", ...rest] = spoken.filter((word) => !SMALL.has(word));
  const own = stepIn(OWN, first);
  const after = rest.map((word) => stepIn(OF, word));
  return own === null || after.includes(null) ? null : after.reverse().join("") + own;
}

/** "Paternal grandsire", «дед по отцу»: the second generation with its side. */
function grandparent(spoken: readonly string[]): string | null {
  const joined = spoken
    .join(" ")
    .replace(/grand (?=sire|dam|father|mother)/u, "grand")
    .split(" ");
  const named = joined.filter((word) => !SMALL.has(word));
  if (named.length !== 2) return null;
  const own = named.map((word) => stepIn(GRAND, word)).find((step) => step !== null);
  const side = named.map((word) => stepIn(SIDE, word)).find((step) => step !== null);
  return own === undefined || side === undefined || own === null || side === null
    ? null
    : `${side}${own}`;
}
