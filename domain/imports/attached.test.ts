import { expect, test } from "vitest";
import { isNameInArchive, readAttached } from "./attached.ts";

const TODAY = "2026-11-23";
const read = (attached: unknown) => readAttached(JSON.stringify(attached), TODAY);

test("what our exports write is read whole", () => {
  const attached = {
    photos: [{ file: "pictures/1-1.jpg", chosen: true }],
    credentials: [
      { kind: "dna", name: "PKD1", result: "N/N", issued_by: "Labo", issued_on: "2024-02-03" },
      { kind: "title", name: "CH" },
    ],
    documents: [
      { kind: "metric", number: "7", issued_by: "Club", system: "FIFe", file: "pictures/1-2.png" },
    ],
    tags: ["breeding"],
  };
  expect(read(attached)).toEqual({ attached, left: [] });
});

test.each([
  [{ credentials: [{ kind: "oath", name: "CH" }] }],
  [{ credentials: [{ kind: "dna", name: "PKD1", issued_on: "2027-01-01" }] }],
  [{ credentials: [{ kind: "dna", name: "PKD1", issued_on: "31.12.2024" }] }],
  [{ credentials: [{ kind: "title", name: "a\nb" }] }],
  [{ credentials: [{ kind: "title", name: "x".repeat(61) }] }],
  [{ photos: [{ chosen: true }] }],
  [{ photos: ["pictures/1-1.jpg"] }],
  [{ documents: [{ kind: "metric", number: "7", issued_by: "Club", system: "FIFe" }] }],
  [{ tags: ["x".repeat(31)] }],
  [{ tags: { no: "list" } }],
])("what is none is left and said: %j", (attached) => {
  const { attached: kept, left } = read(attached);
  expect(left).toHaveLength(1);
  expect(Object.values(kept!).flat()).toEqual([]);
});

test("more than a cat may have is left and said", () => {
  const photos = Array.from({ length: 14 }, (_, i) => ({ file: `${i}.jpg`, chosen: false }));
  const { attached, left } = read({ photos });
  expect(attached!.photos).toHaveLength(12);
  expect(left).toHaveLength(2);
});

test.each(["no JSON", "[1]", "null", '"text"'])("%s is nothing of ours", (text) => {
  expect(readAttached(text, TODAY)).toEqual({ attached: null, left: [text] });
});

test.each([
  ["pictures/1-1.jpg", true],
  ["../1.jpg", false],
  ["a/../../1.jpg", false],
  ["/etc/passwd", false],
  ["C:\\1.jpg", false],
  ["a\\b.jpg", false],
  ["a//b.jpg", false],
  ["./a.jpg", false],
])("%s is a name within the archive: %s", (file, isIn) => {
  expect(isNameInArchive(file)).toBe(isIn);
});

test("a show's result comes back by its parts, once; one that no show can have given stays a text", () => {
  const cac = {
    kind: "result",
    name: "CAC",
    issued_by: "Show",
    issued_on: "2025-03-01",
    show_system: "FIFe",
    show_country: "FI",
    show_class: "adult",
    judge: "Anna North",
  };
  const text = { kind: "result", name: "CAC", issued_by: "Show", issued_on: "2025-03-01" };
  const credentials = [cac, { ...cac, judge: "Ben West" }, { ...cac, show_class: "neuter" }];
  expect(readAttached(JSON.stringify({ credentials }), "2026-01-01")).toEqual({
    attached: { credentials: [cac, text, text] },
    left: [],
  });
});

test("[15.8] no file says that a judge or the club has confirmed a result", () => {
  const cac = {
    kind: "result",
    name: "CAC",
    issued_by: "Show",
    issued_on: "2025-03-01",
    show_system: "FIFe",
    show_country: "FI",
    show_class: "adult",
    judge: "Anna North",
  };
  const said = { evidence: "judged", judge_answer: "confirmed", confirmed_at: "2025-03-02" };
  expect(
    readAttached(JSON.stringify({ credentials: [{ ...cac, ...said }] }), "2026-01-01"),
  ).toEqual({
    attached: { credentials: [cac] },
    left: [],
  });
});
