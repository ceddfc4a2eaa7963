import { describe, expect, test } from "vitest";
import { fitted, placed, type Words } from "./running-text.ts";
import { textWidth } from "./text-width.ts";

const words = (text: string): Words => ({ text, face: "sans", ink: "#000000" });
const box = { width: 100, height: 30, size: 10, least: 5 };
const said = (lines: readonly (readonly Words[])[]) =>
  lines.map((line) => line.map(({ text }) => text).join(""));

describe("running text", () => {
  test("that fits keeps its size", () => {
    expect(fitted([words("Murka Ёлка")], box)).toMatchObject({
      size: 10,
      lines: [[{ text: "Murka Ёлка" }]],
    });
  });

  test("is broken between words, then set smaller, and nothing is lost", () => {
    const text = "Silver Жужелица of the Long Northern Winter Nights in Łódź";
    const set = fitted([words(text)], box);
    expect(set.size).toBeLessThan(10);
    expect(set.size).toBeGreaterThanOrEqual(5);
    expect(said(set.lines).join(" ")).toBe(text);
    expect(set.height).toBeLessThanOrEqual(30);
    for (const line of said(set.lines))
      expect(textWidth(line, "sans") * set.size).toBeLessThanOrEqual(100);
  });

  test("that would become unreadable is cut with a mark, and so is an endless word", () => {
    for (const text of ["W".repeat(300), "Wunderbar ".repeat(60)]) {
      const lines = said(fitted([words(text)], box).lines);
      expect(lines.at(-1)).toMatch(/W.*…$/);
      for (const line of lines) expect(textWidth(line, "sans") * 5).toBeLessThanOrEqual(100);
    }
  });

  test("in two styles keeps its spaces when copied, and aligns at the right", () => {
    const set = fitted([words("of"), { ...words("Łódź"), face: "serifBold" }], box);
    expect(set.lines[0]!.map(({ text }) => text)).toEqual(["of ", "Łódź"]);
    const last = placed(set, { x: 80, y: 0, align: "right" }).at(-1)!;
    expect(last.x + textWidth("Łódź", "serifBold") * 10).toBeCloseTo(80, 6);
  });
});
