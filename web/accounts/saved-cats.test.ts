import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiFailure, type ApiCaller } from "@felistry/contract/client.ts";
import { savedCats } from "./saved-cats.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve));

function stubStorage(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}

afterEach(() => void vi.unstubAllGlobals());

/** A fake server with a member's pages of saved cats. */
function serverWith(pages: number[][], answer: () => Promise<unknown> = async () => ({})) {
  const sent: unknown[] = [];
  const call = (async (key: string, input: { query?: { cursor?: string }; body?: unknown }) => {
    if (key === "POST /me/favorite") {
      sent.push(input.body);
      return answer();
    }
    const at = Number(input.query?.cursor ?? 0);
    return {
      data: pages[at]!.map((id) => ({ id })),
      page: { next: at + 1 < pages.length ? String(at + 1) : null },
    };
  }) as unknown as ApiCaller;
  return { call, sent };
}

describe("saved cats", () => {
  it("[2.7-14] keeps a guest's choice in the browser", async () => {
    const kept = stubStorage({ favoriteCats: "[4,5]" });
    const saved = savedCats(null);
    saved.subscribe(() => {});
    await settled();
    expect([saved.has(4), saved.has(6)]).toEqual([true, false]);
    await saved.set(6, true);
    await saved.set(4, false);
    expect(JSON.parse(kept.get("favoriteCats")!)).toEqual([5, 6]);
  });

  it("[2.7-14] reads all of a member's saved cats and sends each choice with its wanted state", async () => {
    const { call, sent } = serverWith([[1, 2], [3]]);
    const saved = savedCats(call);
    saved.subscribe(() => {});
    await settled();
    expect([1, 2, 3, 4].map((id) => saved.has(id))).toEqual([true, true, true, false]);
    const kept = saved.set(4, true);
    expect(saved.has(4)).toBe(true);
    expect(await kept).toBe(true);
    expect(sent).toEqual([{ catId: 4, favorite: true }]);
  });

  it("[8-41] reverts a choice that the server refused", async () => {
    const { call } = serverWith([[7]], async () => {
      throw new ApiFailure(0, { message: "no answer" });
    });
    const saved = savedCats(call);
    saved.subscribe(() => {});
    await settled();
    expect(await saved.set(7, false)).toBe(false);
    expect(saved.has(7)).toBe(true);
  });

  it("does not let loaded data override earlier presses", async () => {
    const { call } = serverWith([[7]]);
    const saved = savedCats(call);
    saved.subscribe(() => {});
    await saved.set(7, false);
    expect(saved.has(7)).toBe(false);
  });
});
