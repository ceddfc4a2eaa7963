import { describe, expect, it } from "vitest";
import { ownPage } from "./hand-over.ts";

const origin = "https://ru.cats.example";

describe("the page after a change of language", () => {
  it.each([
    ["/order/7?x=1#y", "/order/7?x=1#y"],
    ["/", "/"],
    [null, "/"],
    ["", "/"],
    ["order/7", "/"],
    ["//evil.example/", "/"],
    ["/\\evil.example", "/"],
    ["https://evil.example/", "/"],
    ["javascript:alert(1)", "/"],
    ["/hand-over#ticket=1", "/"],
    ["/.//evil.example", "//evil.example"],
  ])("[D11-10] of %j is on this site: %s", (said, page) => {
    const found = ownPage(said, { origin } as Location);
    expect(found).toBe(origin + page);
    expect(new URL(found).origin).toBe(origin);
  });
});
