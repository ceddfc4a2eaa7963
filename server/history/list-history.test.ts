import { describe, expect, it } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin } from "@felistry/testkit/build-member.ts";
import {
  startWithOwner,
  server,
  owner,
  call,
  historyOf,
} from "@felistry/testkit/worlds/cat-history.ts";

startWithOwner();

describe("lists", () => {
  it("page by page, each change once", async () => {
    const cat = await buildCat(server, { owner });
    for (const description of ["one", "two", "three", "four"])
      await call("PATCH /cats/{id}", { params: { id: cat.id }, body: { description } });
    const whole = (await historyOf(cat)).map(({ id }) => id);
    const found: number[] = [];
    let cursor: string | null | undefined;
    do {
      const { data, page } = await call("GET /cats/{id}/history", {
        params: { id: cat.id },
        query: { limit: 2, ...(cursor && { cursor }) },
      });
      found.push(...data.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    expect(found).toEqual(whole);
  });

  it("by noun, member and day for the club", async () => {
    const admin = server.as(await buildAdmin(server));
    const today = new Date().toISOString().slice(0, 10);
    const ask = async (query: object) => (await admin("GET /history", { query })).data;
    expect((await ask({ noun: "colour" })).every(({ noun }) => noun === "colour")).toBe(true);
    const own = await ask({ member: owner.id, day: today, noun: "cat" });
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ member, noun }) => member?.id === owner.id && noun === "cat")).toBe(true);
    expect(await ask({ day: "2001-01-01" })).toEqual([]);
  });
});
