import { describe, expect, test } from "vitest";
import { leftOver, paperLines } from "@felistry/domain/readings/paper-lines.ts";
import {
  NOTHING_READ,
  type ReadField,
  type ReadPedigree,
} from "@felistry/domain/readings/recognised.ts";
import { confirmedReading } from "./confirmed.ts";
import {
  DOCUMENT,
  doubtsOf,
  nextOf,
  type Sheet,
  sheetOf,
  tabStop,
  usedRegions,
  valueAt,
} from "./sheet.ts";
import {
  accepted,
  added,
  canMove,
  isOpen,
  lineInto,
  lineOnto,
  moved,
  removed,
  swapped,
  typed,
} from "./sheet-changes.ts";
import { draftOf, sheetOfDraft } from "./sheet-draft.ts";

const NEW_CAT = {
  cat_name_cattery_prefix: null,
  cat_name_suffix: null,
  cat_birthdate: "2023-05-01",
  ems: "n 22",
  breeder_id: null,
  breeder_not_user: "Jana",
};
const SYSTEMS = [{ id: 5, abb: "WCF" }];

const region = (y: number) => ({ page: 0, x: 0.1, y, w: 0.3, h: 0.02 });
const field = (value: string, confidence = 0.95, y = 0.5): ReadField => ({
  value,
  confidence,
  region: region(y),
});
const ancestor = (position: number, name: ReadField) => ({
  position,
  prefix: null,
  name,
  suffix: null,
  ems: null,
  birthdate: null,
  number: null,
});

const READ: ReadPedigree = {
  ...NOTHING_READ,
  number: field("LO 77"),
  issuer: field("Club Aurora", 0.7),
  system: field("WCF"),
  ancestors: [
    ancestor(2, field("Boris")),
    ancestor(3, field("Aurora", 0.3)),
    ancestor(4, field("Caspian")),
    ancestor(5, field("Daphne")),
    ancestor(8, field("Edgar")),
  ],
};

const sheet = sheetOf(READ, NEW_CAT, [], SYSTEMS);
const names = (of: Sheet) =>
  Object.fromEntries(
    [...of].flatMap(([at]) => (at > 1 ? [[at, valueAt(of, at, "name")] as const] : [])),
  );

describe("what has to be looked at", () => {
  test("is what is not sure; what is hardly legible stays empty; the rest needs no look", () => {
    expect(doubtsOf(sheet).left).toEqual([
      { at: DOCUMENT, name: "issuer" },
      { at: 3, name: "name" },
    ]);
    expect(valueAt(sheet, 3, "name")).toBe("");
    const looked = accepted(sheet, { at: DOCUMENT, name: "issuer" });
    expect(doubtsOf(looked)).toMatchObject({ all: { length: 2 }, left: [{ at: 3, name: "name" }] });
    expect(doubtsOf(typed(looked, { at: 3, name: "name" }, "Aurora")).left).toEqual([]);
  });

  test("is what the registry would refuse, even if it was accepted", () => {
    const odd = typed(sheet, { at: 2, name: "ems" }, "zz 99");
    expect(doubtsOf(accepted(odd, { at: 2, name: "ems" })).left).toContainEqual({
      at: 2,
      name: "ems",
    });
    expect(doubtsOf(typed(sheet, { at: 2, name: "name" }, "B")).left).toContainEqual({
      at: 2,
      name: "name",
    });
    const empty = typed(sheet, { at: DOCUMENT, name: "number" }, " ");
    expect(doubtsOf(empty).left[0]).toEqual({ at: DOCUMENT, name: "number" });
  });

  test("is all of a document that nothing was read of, and nothing else", () => {
    expect(
      doubtsOf(sheetOf(NOTHING_READ, NEW_CAT, [], SYSTEMS)).left.map(({ name }) => name),
    ).toEqual(["number", "issuer", "system"]);
  });

  test("comes in the order of the sheet, and from the beginning again", () => {
    const { left } = doubtsOf(sheet);
    expect(nextOf(sheet, left, { at: DOCUMENT, name: "issuer" })).toEqual({ at: 3, name: "name" });
    expect(nextOf(sheet, left, { at: 8, name: "ems" })).toEqual({ at: DOCUMENT, name: "issuer" });
  });
});

describe("an ancestor", () => {
  test("can be added where none was read, but only to somebody", () => {
    expect(isOpen(sheet, 9)).toBe(true);
    expect(isOpen(sheet, 12)).toBe(false);
    const next = typed(added(sheet, 9), { at: 9, name: "name" }, "Fiona");
    expect(names(next)).toMatchObject({ 9: "Fiona" });
    expect(isOpen(next, 18)).toBe(true);
  });

  test("is removed, moved and exchanged with its ancestors", () => {
    expect(names(removed(sheet, 4))).toEqual({ 2: "Boris", 3: "", 5: "Daphne" });
    expect(names(swapped(sheet, 2))).toEqual({
      2: "Boris",
      3: "",
      4: "Daphne",
      5: "Caspian",
      10: "Edgar",
    });
    const known = typed(sheet, { at: 3, name: "name" }, "Aurora");
    expect(names(moved(known, 4, 6))).toEqual({
      2: "Boris",
      3: "Aurora",
      5: "Daphne",
      6: "Caspian",
      12: "Edgar",
    });
  });

  test("never becomes its own ancestor, nor stands where nobody is its child", () => {
    expect(canMove(sheet, 2, 4)).toBe(false);
    expect(canMove(sheet, 8, 4)).toBe(false);
    expect(canMove(sheet, 4, 13)).toBe(false);
    expect(moved(sheet, 2, 4)).toBe(sheet);
  });

  test("beyond the last generation is taken off", () => {
    const deep = typed(added(sheet, 16), { at: 16, name: "name" }, "Gabriel");
    expect(Object.keys(names(moved(deep, 8, 17)))).not.toContain("34");
    expect(names(moved(deep, 4, 11))).toMatchObject({ 11: "Caspian", 22: "Edgar" });
    expect(Object.values(names(moved(deep, 4, 11)))).not.toContain("Gabriel");
  });

  test("a registered cat is another one in the other parent's place", () => {
    const cat = { id: 7, cat_birthdate: "2020-01-01" } as never;
    const read = {
      ...READ,
      ancestors: [{ ...READ.ancestors[0]!, birthdate: field("2020-01-01") }],
    };
    const known = sheetOf(read, NEW_CAT, [{ position: 2, cats: [cat] }], SYSTEMS);
    expect(known.get(2)).toMatchObject({ cat: { id: 7 }, told: true });
    expect(moved(known, 2, 3).get(3)).toMatchObject({ cat: null, candidates: [], told: false });
  });
});

describe("print that is left over", () => {
  const page = {
    width: 1000,
    height: 1000,
    words: [
      { text: "Boris", x: 100, y: 500, w: 100, h: 20, confidence: 0.9 },
      { text: "Hermione", x: 600, y: 800, w: 100, h: 20, confidence: 0.9 },
      { text: "n", x: 710, y: 800, w: 10, h: 20, confidence: 0.9 },
      { text: "22", x: 725, y: 800, w: 20, h: 20, confidence: 0.9 },
      { text: "#~", x: 10, y: 10, w: 10, h: 20, confidence: 0.9 },
      { text: "Breeder:", x: 600, y: 300, w: 80, h: 20, confidence: 0.9 },
      { text: "Grandsire", x: 600, y: 700, w: 80, h: 20, confidence: 0.9 },
    ],
  };
  const lines = paperLines([page]);

  test("is what no field of the sheet was read from", () => {
    expect(lines.map(({ text }) => text)).toEqual(["Boris", "Hermione n 22"]);
    expect(leftOver(lines, usedRegions(sheet, READ)).map(({ text }) => text)).toEqual([
      "Hermione n 22",
    ]);
    const without = [2, 4, 5, 8].reduce(removed, sheet);
    const bare = [...without].filter(([at]) => at > 1);
    expect(bare).toHaveLength(1);
    expect(leftOver(lines, usedRegions(new Map(bare), READ))).toHaveLength(2);
  });

  test("goes into a field whole, and onto a place part by part", () => {
    const line = { text: "Hermione, n 22", region: region(0.8) };
    const into = lineInto(sheet, { at: DOCUMENT, name: "issuer" }, line);
    expect(valueAt(into, DOCUMENT, "issuer")).toBe("Hermione, n 22");
    expect(valueAt(lineInto(sheet, { at: 2, name: "ems" }, line), 2, "ems")).toBe("n 22");
    const numbered = lineOnto(sheet, 9, { ...line, text: "Hermione, LO 4711/2015" });
    expect(valueAt(numbered, 9, "number")).toBe("LO 4711/2015");
    const onto = lineOnto(sheet, 9, line);
    expect([valueAt(onto, 9, "name"), valueAt(onto, 9, "ems")]).toEqual(["Hermione", "n 22"]);
    expect(usedRegions(onto, READ)).toContainEqual(region(0.8));
  });
});

describe("Tab", () => {
  const { all, left } = doubtsOf(sheet);
  const sure = { at: DOCUMENT, name: "number" } as const;

  test("leads from a settled field to the next doubtful one, and from the last of them to the end", () => {
    expect(tabStop(sheet, sure, 1)).toEqual(left[0]);
    let on = sheet;
    for (const ref of left) on = typed(on, ref, ref.name === "birthdate" ? "2020-01-02" : "Nella");
    expect(doubtsOf(on).left).toEqual([]);
    expect(tabStop(on, sure, 1)).toBe("end");
  });

  test("goes on as on any page from a field that is still doubtful, and back before the first one", () => {
    expect(tabStop(sheet, left[0]!, 1)).toBeNull();
    expect(tabStop(sheet, sure, -1)).toBeNull();
  });

  test("leads back to what was looked at before, and never round", () => {
    const last = { at: 8, name: "name" } as const;
    expect(tabStop(sheet, last, -1)).toEqual(all.findLast(({ at }) => at < 8));
    const on = all.at(-1)!.at < 8 ? tabStop(sheet, last, 1) : "end";
    expect(on).toBe("end");
  });
});

test("a draft brings back what was changed, and nothing else is in it", () => {
  const changed = swapped(typed(sheet, { at: 3, name: "name" }, "Aurora"), 2);
  const draft = draftOf(changed, sheet);
  expect(draft.map(([at]) => at).toSorted((a, b) => a - b)).toEqual([3, 4, 5, 8, 10]);
  const again = sheetOfDraft(JSON.parse(JSON.stringify(draft)) as typeof draft, sheet);
  expect(names(again)).toEqual(names(changed));
  expect(doubtsOf(again)).toEqual(doubtsOf(changed));
  expect(draftOf(sheet, sheet)).toEqual([]);
});

describe("saved", () => {
  test("is what is sure or was looked at, and an ancestor only with all between it and the cat", () => {
    const body = confirmedReading(sheet, "/a.jpg");
    expect(body).toMatchObject({ pedigree_num: "LO 77", issued_by: "", cat_systems_id: "5" });
    expect(body.ancestors!.map(({ position }) => position)).toEqual([2, 4, 5, 8]);
    const numbered = { ...ancestor(2, field("Boris")), number: field("LO 4711") };
    const withNumber = sheetOf({ ...READ, ancestors: [numbered] }, NEW_CAT, [], SYSTEMS);
    expect(confirmedReading(withNumber, "/a.jpg").ancestors).toMatchObject([{ number: "LO 4711" }]);
    const doubtful = sheetOf(
      { ...READ, ancestors: [ancestor(2, field("Boris", 0.6)), ancestor(4, field("Caspian"))] },
      NEW_CAT,
      [],
      SYSTEMS,
    );
    expect(confirmedReading(doubtful, "/a.jpg").ancestors).toEqual([]);
    const looked = accepted(doubtful, { at: 2, name: "name" });
    expect(confirmedReading(looked, "/a.jpg").ancestors).toHaveLength(2);
  });
});
