/** What a reader's own score is worth: how often fields with such a score were right on papers that it was not built on. */

/**
 * From the clean papers of eleven layouts that the reader was built on, where scores from 0.4 to 0.5 were right five times in six, and
 * lowered for others; between two points it is a straight line. `npm run bench:recognition` says how it holds on unseen ones.
 */
export const BELIEF: readonly (readonly [score: number, right: number])[] = [
  [0, 0],
  [0.3, 0.4],
  [0.4, 0.55],
  [0.5, 0.65],
  [0.65, 0.75],
  [0.78, 0.83],
  [0.87, 0.9],
  [0.92, 0.93],
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
