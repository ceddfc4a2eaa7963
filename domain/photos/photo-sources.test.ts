import { expect, test } from "vitest";
import { photoSources, photoWidths } from "./photo-sources.ts";

test.each([
  [1280, [320, 640, 1280]],
  [641, [320, 640, 641]],
  [640, [320, 640]],
  [300, [300]],
])("[D7-05] a photo %i wide is kept in %j", (width, widths) => {
  expect(photoWidths(width)).toEqual(widths);
});

test("[D7-05] all sources of a photo are derived from its path", () => {
  const base = "/photos/Zm9vYmFyYmF6cXV4MTIz-1280x960";
  expect(photoSources(`${base}.webp`)).toEqual({
    src: `${base}.webp`,
    width: 1280,
    height: 960,
    avif: `${base}-320.avif 320w, ${base}-640.avif 640w, ${base}.avif 1280w`,
    webp: `${base}-320.webp 320w, ${base}-640.webp 640w, ${base}.webp 1280w`,
  });
});

test.each([null, "", "/photos/a.webp", "/scans/Zm9vYmFyYmF6cXV4MTIz-1280x960.webp", "http://x/y"])(
  "%j is no photo of ours",
  (path) => {
    expect(photoSources(path)).toBeNull();
  },
);
