import { describe, expect, test } from "vitest";
import { ancestorPrefixes } from "@felistry/domain/pedigree/ancestor-prefixes.ts";
import type { Rectangle, Text } from "../../print/drawing.ts";
import { textWidth } from "../../print/text-width.ts";
import type { ChartContent } from "./content.ts";
import { layOutChart } from "./lay-out-chart.ts";

const FIELDS = [
  "id",
  "name",
  "cattery_prefix",
  "suffix",
  "birthdate",
  "main",
  "gold",
  "white",
  "tabby",
  "point",
  "eye",
  "breed_ems",
];

type Known = { id: number; name: string; prefix?: string };

function content(locale: "en" | "ru", known: (position: number) => Known | null): ChartContent {
  const record: Record<string, string | number | null> = {};
  for (const { prefix, position } of ancestorPrefixes) {
    const cat = known(position);
    for (const field of FIELDS) record[prefix + field] = null;
    if (!cat) continue;
    record[`${prefix}id`] = cat.id;
    record[`${prefix}name`] = cat.name;
    record[`${prefix}cattery_prefix`] = cat.prefix ?? null;
    record[`${prefix}birthdate`] = "2019-03-01";
    Object.assign(record, {
      [`${prefix}main`]: "n",
      [`${prefix}gold`]: "s",
      [`${prefix}tabby`]: "22",
      [`${prefix}breed_ems`]: "MCO",
    });
  }
  return {
    locale,
    cat: {
      id: 7,
      cat_name_cattery_prefix: "Silverbrook",
      cat_name: "Aurora",
      cat_name_suffix: null,
      sex: "female",
      cat_birthdate: "2024-02-03",
      breed: "Maine Coon",
      breed_ems: "MCO",
      ems: "ns 22",
      cat_color: "black silver blotched tabby",
      reg_num: "FEL-2026-000123",
      pedigree_num: null,
      breeder: null,
      owner: "Marta Lindgren",
    },
    ancestors: record,
    titles: [
      { cat_id: 7, other_name: null, build: null, titles: ["CH", "JW"] },
      { cat_id: 102, other_name: null, build: "53", titles: ["GIC"] },
    ],
    siteName: "Felistry",
    address: "felistry.example/cats/7",
    madeOn: "2026-11-20",
  };
}

const texts = (chart: ReturnType<typeof layOutChart>) =>
  chart.shapes.filter((shape): shape is Text => shape.kind === "text");
/** The frames of the thirty places. */
const places = (chart: ReturnType<typeof layOutChart>) =>
  chart.shapes.filter(
    (shape): shape is Rectangle => shape.kind === "rectangle" && shape.stroke !== undefined,
  );
const inside = (place: Rectangle, { x, y }: Text) =>
  x >= place.x && x <= place.x + place.width && y >= place.y && y <= place.y + place.height;

const endOf = ({ x, text, face, size }: Text) => x + textWidth(text.trimEnd(), face) * size;
const overlap = (a: Rectangle, b: Rectangle) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const everybody = (position: number) => ({ id: position + 100, name: `Murka ${position}` });
const longest = (position: number) => ({
  id: position + 100,
  name: "Жужелица ".repeat(11).trim(),
  prefix: "W".repeat(100),
});

describe("the chart of a pedigree", () => {
  test.each(["en", "ru"] as const)(
    "has thirty places on one sheet, each with its cat (%s)",
    (locale) => {
      const chart = layOutChart(content(locale, everybody));
      expect(places(chart)).toHaveLength(30);
      for (let position = 2; position <= 31; position++) {
        const name = texts(chart).find(({ text }) => text.trim() === `Murka ${position}`)!;
        const place = places(chart).find((place) => inside(place, name))!;
        const facts = texts(chart)
          .filter((text) => inside(place, text))
          .map(({ text }) => text)
          .join("");
        // The code of the ancestor at place 2 has its tail.
        expect(facts).toContain(position === 2 ? "MCO ns 22 53" : "MCO ns 22");
        expect(facts.includes("2019")).toBe(position < 8);
        expect(facts.includes(locale === "en" ? "tabby" : "мраморный")).toBe(position < 8);
      }
      expect(texts(chart).filter(({ text }) => /^(GIC|CH|JW) ?$/.test(text))).toHaveLength(3);
    },
  );

  test.each([
    ["nobody", () => null],
    ["everybody", everybody],
    ["the longest names", longest],
    [
      "the same two cats everywhere",
      (position: number) => ({ ...longest(position), id: 500 + (position % 2) }),
    ],
  ])("keeps all that it says on the sheet and within the places (%s)", (_who, known) => {
    const chart = layOutChart(content("ru", known));
    expect(places(chart)).toHaveLength(30);
    for (const text of texts(chart)) {
      const end = endOf(text);
      expect(text.x).toBeGreaterThan(20);
      expect(text.y).toBeLessThan(chart.height - 20);
      const place = places(chart).find((place) => inside(place, text));
      expect(end).toBeLessThanOrEqual(place ? place.x + place.width : chart.width - 20);
    }
    const overlapping = places(chart).flatMap((place, index) =>
      places(chart)
        .slice(index + 1)
        .filter((other) => overlap(place, other)),
    );
    expect(overlapping).toEqual([]);
  });

  test("cuts the longest names visibly", () => {
    const cut = texts(layOutChart(content("en", longest))).filter(({ text }) => text.endsWith("…"));
    expect(cut.length).toBeGreaterThan(0);
    for (const { size } of cut) expect(size).toBeGreaterThanOrEqual(4.75);
  });

  test("draws an unknown ancestor as an empty place", () => {
    const chart = layOutChart(content("en", () => null));
    expect(places(chart).every(({ dashed, fill }) => dashed && !fill)).toBe(true);
    expect(texts(chart).filter(({ text }) => text === "unknown")).toHaveLength(30);
  });

  test("marks repeated ancestors, and lists their places", () => {
    const chart = layOutChart(
      content("en", (position) =>
        position === 10 || position === 12 ? { id: 1, name: "Ernest" } : everybody(position),
      ),
    );
    expect(chart.shapes.filter(({ kind }) => kind === "disc")).toHaveLength(3);
    const said = texts(chart)
      .map(({ text }) => text.replaceAll("\u00a0", " "))
      .join("|");
    expect(said).toContain("Appear more than once in this pedigree:");
    expect(said).toContain("father's mother's father, mother's father's father");
  });
});
