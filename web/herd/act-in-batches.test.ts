import { expect, test } from "vitest";
import { ApiFailure } from "@felistry/contract/client.ts";
import { actInBatches } from "./act-in-batches.ts";

const cats = [1, 2, 3, 4, 5];
const done = (cat_id: number) => ({ cat_id, name: `Cat ${cat_id}`, changed: true, refused: null });

test("all cats are sent in batches, one after the other, and summed up", async () => {
  const [sent, told]: [number[][], number[]] = [[], []];
  const acted = await actInBatches(
    cats,
    2,
    async (batch) => {
      sent.push(batch);
      return batch.map((id) =>
        id === 3
          ? { ...done(id), changed: false, refused: "No" }
          : { ...done(id), changed: id > 1 },
      );
    },
    (progress) => void told.push(progress),
  );
  expect(sent).toEqual([[1, 2], [3, 4], [5]]);
  expect(told).toEqual([0, 2, 4]);
  expect(acted).toMatchObject({ changed: [2, 4, 5], unchanged: 1, rest: [], failure: null });
  expect(acted.refused.map(({ cat_id }) => cat_id)).toEqual([3]);
});

test("where a batch fails, what was done is told, and what is left", async () => {
  const acted = await actInBatches(
    cats,
    2,
    async (batch) => {
      if (batch.includes(3)) throw new ApiFailure(503, { message: "away" });
      return batch.map(done);
    },
    () => {},
  );
  expect(acted.changed).toEqual([1, 2]);
  expect(acted.rest).toEqual([3, 4, 5]);
  expect(acted.failure?.status).toBe(503);
});
