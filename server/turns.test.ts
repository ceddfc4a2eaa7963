import { expect, test } from "vitest";
import { fairTurns, turns } from "./turns.ts";

const full = () => new Error("full");

/** Works that end when they are told to, and the order in which they began. */
function works() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<void>((end) => ends.push(end));
    },
    async endNext() {
      ends.shift()!();
      await new Promise(setImmediate);
    },
  };
}

test("at most so many works run at a time, in the order in which they came", async () => {
  const { begun, work, endNext } = works();
  const inTurn = turns(2, { most: 1, full });
  const first = [inTurn(work("a")), inTurn(work("b")), inTurn(work("c"))];
  await expect(inTurn(work("d"))).rejects.toThrow("full");
  expect(begun).toEqual(["a", "b"]);
  for (let i = 0; i < 3; i++) await endNext();
  await Promise.all(first);
  expect(begun).toEqual(["a", "b", "c"]);
});

test("[SEC-01] [SEC-25] one party that asks for much lets another wait for one of its works only", async () => {
  const { begun, work, endNext } = works();
  const inTurn = fairTurns(1, { most: 100, mostOfOne: 50, full });
  const all = Array.from({ length: 20 }, (_, i) => inTurn("greedy", work(`greedy ${i}`)));
  all.push(inTurn("modest", work("modest")));
  for (let i = 0; i < 3; i++) await endNext();
  expect(begun).toEqual(["greedy 0", "modest", "greedy 1", "greedy 2"]);
  while (begun.length < 21) await endNext();
  await endNext();
  await Promise.all(all);
});

test("[SEC-01] [SEC-25] the places of one party are counted apart from all others'", async () => {
  const { work, endNext, begun } = works();
  const inTurn = fairTurns(1, { most: 3, mostOfOne: 2, full });
  const kept = [inTurn("a", work("1")), inTurn("a", work("2")), inTurn("a", work("3"))];
  await expect(inTurn("a", work("4"))).rejects.toThrow("full");
  kept.push(inTurn("b", work("5")));
  await expect(inTurn("c", work("6"))).rejects.toThrow("full");
  while (begun.length < 4) await endNext();
  await endNext();
  await Promise.all(kept);
});

test("a work that fails hands its turn on", async () => {
  const inTurn = fairTurns(1);
  const failed = inTurn("a", () => Promise.reject(new Error("broken")));
  const next = inTurn("b", async () => "done");
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

test("[SEC-25] of one party only so many works run at a time, and turns stay free for others", async () => {
  const { begun, work, endNext } = works();
  const inTurn = fairTurns(3, { most: 9, mostOfOne: 9, atOnceOfOne: 2, full });
  const all = ["1", "2", "3"].map((name) => inTurn("a", work(name)));
  all.push(inTurn("b", work("4")));
  expect(begun).toEqual(["1", "2", "4"]);
  for (let i = 0; i < 4; i++) await endNext();
  await Promise.all(all);
  expect(begun).toEqual(["1", "2", "4", "3"]);
});

test("[SEC-25] while another party is served one has fewer turns at a time, and all of them again afterwards", async () => {
  const { begun, work, endNext } = works();
  const bounds = { most: 9, mostOfOne: 9, atOnceOfOne: 2, atOnceBesideOthers: 1, full };
  const inTurn = fairTurns(4, bounds);
  const all = ["1", "2", "3", "4", "5", "6"].map((name) => inTurn("a", work(name)));
  all.push(inTurn("b", work("b")));
  expect(begun).toEqual(["1", "2", "b"]);
  await endNext();
  expect(begun).toEqual(["1", "2", "b"]);
  await endNext();
  expect(begun).toEqual(["1", "2", "b", "3"]);
  await endNext();
  expect(begun).toEqual(["1", "2", "b", "3", "4"]);
  for (let i = 0; i < 4; i++) await endNext();
  await Promise.all(all);
});

test("[SEC-25] who has waited too long is refused, and its turn goes to the next", async () => {
  const { begun, work, endNext } = works();
  const inTurn = fairTurns(1, { most: 9, mostOfOne: 9, patienceMs: 20, full });
  const first = inTurn("a", work("first"));
  await expect(inTurn("a", work("impatient"))).rejects.toThrow("full");
  const next = inTurn("b", work("next"));
  await endNext();
  await endNext();
  await Promise.all([first, next]);
  expect(begun).toEqual(["first", "next"]);
});

/** Members' pictures, which end on command, in the order in which they began. */
function desk() {
  const inTurn = fairTurns(2, {
    atOnceOfOne: 1,
    largeAtOnce: 1,
    weight: { most: 100, mostOfOne: 40 },
    full,
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const hand = (name: string, asker: number, { isLarge = false, bytes = 1 } = {}) =>
    inTurn({ party: `${asker}`, isLarge, weight: bytes }, () => {
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
  const turn = fairTurns(1, { weight: { most: 9, mostOfOne: 9 }, full });
  const ask = { party: "1", weight: 9 };
  await expect(turn(ask, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await turn(ask, () => Promise.resolve("done"))).toBe("done");
});
