/** What a reader's own score is worth: how often fields with such a score were right on papers that it was not built on. */

/** From samples of twelve layouts (`bench/fit-belief.ts`); between two points it is a straight line. */
export const BELIEF: readonly (readonly [score: number, right: number])[] = [
  [0, 0],
  [0.5, 0.5],
  [0.65, 0.67],
  [0.78, 0.76],
  [0.87, 0.79],
  [0.92, 0.88],
  [0.95, 0.95],
  [1, 0.99],
];

/** Below this a field is likelier wrong than right: it stays empty, with its place on the paper. */
export const BELIEVED_FROM = 0.5;

export function believed(score: number): number {
  const at = BELIEF.findIndex(([known]) => known >= score);
  if (at <= 0) return BELIEF[at < 0 ? BELIEF.length - 1 : 0]![1];
  const [low, least] = BELIEF[at - 1]!;
  const [high, most] = BELIEF[at]!;
  return least + ((score - low) / (high - low)) * (most - least);
}
