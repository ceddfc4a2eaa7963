/** Lists that are searched part by part: a page of theirs may be empty and still have a next one. */
interface Page {
  readonly data: readonly unknown[];
  readonly page: { readonly next: string | null };
}

/** The first page from there on that has something, or the last. */
export async function firstFilled<Answer extends Page>(
  ask: (cursor: string | undefined) => Promise<Answer>,
  cursor: string | null | undefined,
): Promise<Answer> {
  let answer = await ask(cursor ?? undefined);
  while (answer.data.length === 0 && answer.page.next !== null)
    answer = await ask(answer.page.next);
  return answer;
}
