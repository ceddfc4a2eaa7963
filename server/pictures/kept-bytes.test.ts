import { expect, test } from "vitest";
import { keptBytes } from "./kept-bytes.ts";
import { turns } from "../turns.ts";

test("the least recently used entry goes first when space runs out", () => {
  const kept = keptBytes<string>(10);
  kept.set("a", "A", 4);
  kept.set("b", "B", 4);
  expect(kept.get("a")).toBe("A");
  kept.set("c", "C", 4);
  expect([kept.get("a"), kept.get("b"), kept.get("c")]).toEqual(["A", undefined, "C"]);
  kept.set("c", "C again", 6);
  expect([kept.get("a"), kept.get("c")]).toEqual(["A", "C again"]);
  kept.set("large", "too large", 11);
  expect(["a", "c", "large"].map((key) => kept.get(key))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("no more run at once than allowed, and a failed one passes its turn on", async () => {
  const turn = turns(2);
  let running = 0;
  let most = 0;
  const work = (fails: boolean) => async () => {
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, 2));
    running--;
    if (fails) throw new Error("broken");
    return "done";
  };
  const results = await Promise.allSettled(
    [false, true, false, true, false].map((fails) => turn(work(fails))),
  );
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(most).toBe(2);
});
