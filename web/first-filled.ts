/** Lists that are searched part by part: a page of theirs may be empty and still have a next one. */
interface Page {
  readonly data: readonly unknown[];
  readonly page: { readonly next: string | null };
}

/** Some seconds at most; who wants more asks for it. */
export const MOST_ROUNDS = 50;

/**
 * The first page from there on that has something, or the last that was asked for.
 * @throws the signal's reason once the screen has been left
 */
export async function firstFilled<Answer extends Page>(
  ask: (cursor: string | undefined) => Promise<Answer>,
  cursor: string | null | undefined,
  signal: AbortSignal,
): Promise<Answer> {
  let answer = await ask(cursor ?? undefined);
  for (let round = 1; round < MOST_ROUNDS; round++) {
    signal.throwIfAborted();
    if (answer.data.length > 0 || answer.page.next === null) return answer;
    answer = await ask(answer.page.next);
  }
  return answer;
}
