/** Heads of files that are read whole, in a thread of their own. */
import { expect, test } from "vitest";
import { PART_BYTES } from "./part-source.ts";
import { headInThread } from "./head-thread.ts";

const BOUNDS = { withinMs: 60_000, megabytes: 256 };

function asked(text: string) {
  const file = Buffer.from(text);
  const pieces: number[] = [];
  return {
    pieces,
    party: "1",
    bytes: file.length,
    said: {},
    async pieceAt(place: number) {
      pieces.push(place);
      const piece = file.subarray(place * PART_BYTES, (place + 1) * PART_BYTES);
      return piece.length > 0 ? piece : null;
    },
  };
}

const cats = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, i) => ({ name: `Cat ${i}`, sex: "f", born: "2024-01-02" })),
  );

test("[SEC-02] the server goes on while the thread reads a file of several pieces", async () => {
  const file = asked(cats(20_000));
  let turns = 0;
  const counting = setInterval(() => turns++, 1);
  const head = await headInThread(file, BOUNDS).finally(() => clearInterval(counting));
  expect(head.rows.slice(0, 2)).toEqual([
    ["name", "sex", "born"],
    ["Cat 0", "f", "2024-01-02"],
  ]);
  expect(file.pieces.length).toBeGreaterThan(3);
  // Read beside it, the file would leave no turn between its pieces.
  expect(turns).toBeGreaterThan(3);
});

test("[SEC-02] what takes too long or too much memory is refused in words", async () => {
  const heavy = { code: "import_too_heavy" };
  await expect(
    headInThread(asked(cats(200_000)), { ...BOUNDS, withinMs: 1 }),
  ).rejects.toMatchObject(heavy);
  await expect(
    headInThread(asked(cats(200_000)), { ...BOUNDS, megabytes: 16 }),
  ).rejects.toMatchObject(heavy);
});

test("what is refused in the thread is refused here", async () => {
  await expect(headInThread(asked('[{"a": 1}]'), BOUNDS)).rejects.toMatchObject({
    code: "import_unreadable",
  });
});

test("a piece that cannot be fetched fails the reading", async () => {
  const lost = { ...asked(cats(10)), pieceAt: () => Promise.reject(new Error("lost")) };
  await expect(headInThread(lost, BOUNDS)).rejects.toThrow("lost");
});
