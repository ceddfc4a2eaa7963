/** Calls that arrive together share one statement, and each gets its own row. */
import { describe, expect, it } from "vitest";
import { together } from "./together.ts";
import type { Db, Tx } from "./transaction.ts";

const dbOf = (): Db => ({ query: () => Promise.reject(new Error("asks nothing by itself")) });

function counted() {
  const asked: (readonly number[])[] = [];
  const read = together<number, string>(async (_, keys) => {
    asked.push(keys);
    return new Map(keys.filter((key) => key > 0).map((key) => [key, `row ${key}`]));
  });
  return { asked, read };
}

describe("together", () => {
  it("reads once for all requests of one turn of the event loop", async () => {
    const { asked, read } = counted();
    const db = dbOf();
    const rows = await Promise.all([read(db, 1), read(db, 2), read(db, 1), read(db, -1)]);
    expect(rows).toEqual(["row 1", "row 2", "row 1", undefined]);
    expect(asked).toEqual([[1, 2, -1]]);
  });

  it("reads again for a call after the statement was sent", async () => {
    const { asked, read } = counted();
    const db = dbOf();
    await read(db, 1);
    await read(db, 1);
    expect(asked).toEqual([[1], [1]]);
  });

  it("never mixes two databases", async () => {
    const { asked, read } = counted();
    await Promise.all([read(dbOf(), 1), read(dbOf(), 2)]);
    expect(asked).toEqual([[1], [2]]);
  });

  it("splits what is too much for one statement", async () => {
    const { asked, read } = counted();
    const db = dbOf();
    await Promise.all(Array.from({ length: 250 }, (_, i) => read(db, i + 1)));
    expect(asked.map((keys) => keys.length)).toEqual([100, 100, 50]);
  });

  it("reads within the transaction that asks, at once", async () => {
    const { asked, read } = counted();
    const tx: Tx = {
      ...dbOf(),
      kind: "transaction",
      notices: [],
      tellPosition() {},
      position: () => null,
    };
    await Promise.all([read(tx, 1), read(tx, 2)]);
    expect(asked).toEqual([[1], [2]]);
  });

  it("rejects for everyone who waited, and continues afterwards", async () => {
    let fails = true;
    const read = together<number, string>(async (_, keys) => {
      if (fails) throw new Error("the database is away");
      return new Map(keys.map((key) => [key, "row"]));
    });
    const db = dbOf();
    const both = await Promise.allSettled([read(db, 1), read(db, 2)]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    fails = false;
    expect(await read(db, 1)).toBe("row");
  });
});
