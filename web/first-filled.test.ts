import { expect, test } from "vitest";
import { firstFilled, MOST_ROUNDS } from "./first-filled.ts";

const { signal } = new AbortController();

/** A list of which every page before the given one is empty. */
function pagesTo(filled: number) {
  const asked: (string | undefined)[] = [];
  return {
    asked,
    ask: async (cursor: string | undefined) => {
      asked.push(cursor);
      const at = Number(cursor ?? 0);
      return { data: at < filled ? [] : [at], page: { next: at < filled ? String(at + 1) : null } };
    },
  };
}

test("[16.8] a screen skips empty pages up to the first that has something", async () => {
  const { ask, asked } = pagesTo(3);
  expect(await firstFilled(ask, undefined, signal)).toEqual({ data: [3], page: { next: null } });
  expect(asked).toEqual([undefined, "1", "2", "3"]);
});

test("[16.8] it stops after fifty rounds and can be asked to go on from there", async () => {
  const { ask, asked } = pagesTo(60);
  const { data, page } = await firstFilled(ask, null, signal);
  expect([data, page.next, asked.length]).toEqual([[], "50", MOST_ROUNDS]);
  expect((await firstFilled(ask, page.next, signal)).data).toEqual([60]);
});

test("[16.8] it stops when the screen is left", async () => {
  const left = new AbortController();
  const { ask, asked } = pagesTo(60);
  const search = firstFilled(
    (cursor) => {
      if (cursor === "2") left.abort();
      return ask(cursor);
    },
    undefined,
    left.signal,
  );
  await expect(search).rejects.toThrow("aborted");
  expect(asked).toHaveLength(3);
});
