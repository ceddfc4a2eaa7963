/** What the header's search is asked for while many people type names: letter by letter, some names far oftener than others. */

/** As `web/layout/use-found.ts`: whoever types on sooner asks nothing. */
const TYPING_PAUSE_MS = 90;
/** Between two letters pass at least so many milliseconds, and on average so many more. */
const FASTEST_MS = 60;
const SLOWER_MS = 120;
/** Half of all people see whom they look for after some of the letters. */
const FIRST_LETTERS = 4;
/** One name in so many is typed with two letters exchanged. */
const SLIPS_EVERY = 20;

/** Pseudo-random, the same in each run: 0 to below 1. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The texts asked for, in the order of so many people who type one name each, the n-th name n times more seldom than the first. */
export function typedTexts(names: readonly string[], people: number, seed = 1): string[] {
  const chance = chances(seed);
  const upTo: number[] = [];
  for (const [rank] of names.entries()) upTo.push((upTo.at(-1) ?? 0) + 1 / (rank + 1));
  const nameOf = (part: number) => names[upTo.findIndex((sum) => part * upTo.at(-1)! <= sum)]!;
  return Array.from({ length: people }, () => askedWhile(nameOf(chance()), chance)).flat();
}

/** The field asks for what stands in it without spaces around it, each time that nothing is typed for a while. */
function askedWhile(name: string, chance: () => number): string[] {
  const letters = Array.from(name);
  if (chance() * SLIPS_EVERY < 1 && letters.length > FIRST_LETTERS)
    letters.splice(1, 2, letters[2]!, letters[1]!);
  const typed =
    chance() < 0.5
      ? letters.length
      : Math.min(letters.length, FIRST_LETTERS + Math.floor(chance() * FIRST_LETTERS));
  const asked: string[] = [];
  for (let count = 1; count <= typed; count++) {
    const isLast = count === typed;
    const pause = FASTEST_MS - Math.log(1 - chance()) * SLOWER_MS;
    const text = letters.slice(0, count).join("").trim();
    if ((isLast || pause > TYPING_PAUSE_MS) && text !== asked.at(-1)) asked.push(text);
  }
  return asked;
}
