import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Drawing, Shape } from "./drawing.ts";
import { svgOf } from "./svg-of.ts";

const drawing = (shapes: Shape[]): Drawing => ({
  width: 200,
  height: 100,
  language: "ru",
  title: 'Ёлка <script>alert("1")</script> & Co',
  description: "a page",
  author: "a site",
  madeOn: "2026-11-20",
  shapes,
});

const text = (words: string): Shape => ({
  kind: "text",
  x: 10,
  y: 50,
  text: words,
  face: "serifBold",
  size: 20,
  ink: "#000000",
});

/** Parses it with a strict XML parser. */
const read = async (svg: string) =>
  sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });

describe("a drawing as SVG", () => {
  test("contains any text as text, never as markup", async () => {
    const svg = svgOf(drawing([text('<b onload="x">&amp;</b> Šárka \u0000 Ёлка')]));
    await expect(read(svg)).resolves.toBeDefined();
    expect(svg).toContain("&lt;b onload=&quot;x&quot;&gt;&amp;amp;&lt;/b&gt; Šárka  Ёлка</text>");
    expect(svg).toContain(
      '<title id="title">Ёлка &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; Co</title>',
    );
    const elements = new Set([...svg.matchAll(/<([A-Za-z]+)/g)].map(([, name]) => name));
    expect([...elements].sort()).toEqual([
      "defs",
      "desc",
      "g",
      "path",
      "rect",
      "svg",
      "text",
      "title",
      "use",
    ]);
    expect(svg).not.toMatch(/<[^>]*\son\w+=/);
    expect(
      [...svg.matchAll(/href="([^"]*)"/g)].every(([, target]) => target!.startsWith("#")),
    ).toBe(true);
  });

  test("the strict parser is strict", async () => {
    await expect(read(svgOf(drawing([])).replace("&amp; Co", "& Co"))).rejects.toThrow(/XML/);
  });

  test("is visible without any typeface: outlines in both scripts, upright, where the text is", async () => {
    const picture = svgOf(drawing([text("HЖ")]), 200);
    expect(picture).not.toContain("<text");
    const { data, info } = await read(picture);
    expect([info.width, info.height]).toEqual([200, 100]);
    const dark = (x: number, y: number) => data[(y * info.width + x) * info.channels]! < 128;
    const rows = Array.from({ length: 100 }, (_, y) => y).filter((y) =>
      Array.from({ length: 200 }, (_, x) => x).some((x) => dark(x, y)),
    );
    // Capitals at size 20 sit on the baseline and are about 14 high.
    expect(rows.at(-1)).toBe(49);
    expect(50 - rows[0]!).toBeGreaterThanOrEqual(13);
    expect(50 - rows[0]!).toBeLessThanOrEqual(16);
  });
});
