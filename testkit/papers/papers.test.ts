import { describe, expect, it } from "vitest";
import { drawPaper, type Layout } from "./layout.ts";
import { SEEN_LAYOUTS } from "./seen/all.ts";
import type { Entries } from "./truth.ts";
import { UNSEEN_LAYOUTS } from "./unseen/all.ts";

const squeezed = (text: string) => text.replaceAll(/\s+/g, " ");

function printedOf(entries: Entries): string[] {
  return Object.values(entries).flatMap(({ printed }) => printed.split(" · "));
}

const LAYOUTS = [...SEEN_LAYOUTS, ...UNSEEN_LAYOUTS].map((layout): [string, Layout] => [
  layout.name,
  layout,
]);

describe.each(LAYOUTS)("paper %s", (_, layout) => {
  it.each([1, 2])("says of family %i only what is drawn", (family) => {
    const sheet = drawPaper(layout, family);
    const drawn = squeezed(sheet.drawn.join("\n"));
    const all = [sheet.truth.cat, ...Object.values(sheet.truth.ancestors)].flatMap(printedOf);
    expect(all.length).toBeGreaterThan(10);
    for (const printed of all) expect(drawn).toContain(squeezed(printed));
  });

  it("names the cat and both parents", () => {
    const { truth } = drawPaper(layout, 1);
    expect(truth.cat).toMatchObject({ name: {}, sex: {}, birthdate: {}, number: {} });
    expect(truth.ancestors).toMatchObject({
      s: { name: {}, number: {} },
      d: { name: {}, number: {} },
    });
  });

  it("is drawn the same again", () => {
    expect(drawPaper(layout, 2).svg()).toBe(drawPaper(layout, 2).svg());
  });
});
