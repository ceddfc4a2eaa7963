/** A table has many rows and few different values, a page the same words again: each is read once, as long as there are not too many. */
const KEPT = 2_000;

/** @param read answers the same for the same text, and never undefined */
export function bounded<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const kept = new Map<string, Answer>();
  return (text) => {
    const before = kept.get(text);
    if (before !== undefined) return before;
    const answer = read(text);
    if (kept.size >= KEPT) kept.clear();
    kept.set(text, answer);
    return answer;
  };
}
