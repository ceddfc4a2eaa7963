import { expect, test } from "vitest";
import { pictureTurns } from "./picture-turns.ts";

/** Tasks that end on command, in the order in which they began. */
function desk() {
  const turn = pictureTurns(
    { atOnce: 2, largeAtOnce: 1, bytes: 100, bytesOfOne: 40 },
    () => new Error("full"),
  );
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const hand = (name: string, asker: number, { isLarge = false, bytes = 1 } = {}) =>
    turn({ asker, isLarge, bytes }, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  const settled = () => new Promise(setImmediate);
  const end = async (name: string) => {
    ends.get(name)!();
    await settled();
  };
  return { hand, end, begun, settled };
}

test("[SEC-02] a member has one turn at a time, and members take turns in order", async () => {
  const { hand, end, begun, settled } = desk();
  const all = [hand("a1", 1), hand("a2", 1), hand("a3", 1), hand("b1", 2), hand("c1", 3)];
  await settled();
  expect(begun).toEqual(["a1", "b1"]);
  for (const name of ["a1", "b1", "c1", "a2", "a3"]) await end(name);
  expect(begun).toEqual(["a1", "b1", "c1", "a2", "a3"]);
  await Promise.all(all);
});

test("[SEC-02] a second large picture waits, but a small one behind it does not", async () => {
  const { hand, end, begun, settled } = desk();
  const all = [
    hand("large", 1, { isLarge: true }),
    hand("other large", 2, { isLarge: true }),
    hand("small", 3),
  ];
  await settled();
  expect(begun).toEqual(["large", "small"]);
  await end("small");
  expect(begun).toEqual(["large", "small"]);
  await end("large");
  expect(begun).toEqual(["large", "small", "other large"]);
  await end("other large");
  await Promise.all(all);
});

test("[SEC-02] the queue is bounded per member and in total; a failed task frees its place", async () => {
  const { hand, end, settled } = desk();
  const held = [1, 2].map((asker) => hand(`big of ${asker}`, asker, { bytes: 40 }));
  await settled();
  await expect(hand("more", 1)).rejects.toThrow("full");
  await expect(hand("another's", 3, { bytes: 21 })).rejects.toThrow("full");
  await end("big of 1");
  await end("big of 2");
  await Promise.all(held);
  const turn = pictureTurns(
    { atOnce: 1, largeAtOnce: 1, bytes: 9, bytesOfOne: 9 },
    () => new Error(),
  );
  const ask = { asker: 1, isLarge: false, bytes: 9 };
  await expect(turn(ask, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await turn(ask, () => Promise.resolve("done"))).toBe("done");
});
