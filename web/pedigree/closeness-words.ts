import * as m from "@felistry/i18n/compiled/messages.js";

const steps: readonly (readonly [from: number, words: () => string])[] = [
  [3 / 8, m.inbreeding_close_more],
  [1 / 4, m.inbreeding_close_4],
  [1 / 8, m.inbreeding_close_8],
  [1 / 16, m.inbreeding_close_16],
  [1 / 32, m.inbreeding_close_32],
  [1 / 64, m.inbreeding_close_64],
];

/** Explains a coefficient by an example: whose kittens would have the same. */
export function closenessWords(coefficient: number): string {
  if (coefficient === 0) return m.inbreeding_close_0();
  const step = steps.find(([from]) => coefficient >= from);
  return step ? step[1]() : m.inbreeding_close_less();
}
