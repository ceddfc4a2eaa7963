import { expect, test } from "vitest";
import { parseDrawingKey } from "@felistry/domain/colours/drawing/key.ts";
import { CODES_OF_BUILD } from "@felistry/domain/colours/ems/build.ts";
import { drawnCatUrl } from "./cat-photo.tsx";

const keyOf = (url: string) => url.slice("/drawn/".length, -".svg".length);

test("[12.1] a drawing's address has tail, ears and coat, and a drawing is there", () => {
  expect(drawnCatUrl("KBL", "n 09 23 53 64")).toBe("/drawn/KBL-n-09-23-53-64.svg");
  for (const code of Object.values(CODES_OF_BUILD).flat()) {
    expect(drawnCatUrl("MAN", `n 22 ${code}`)).toBe(`/drawn/MAN-n-22-${code}.svg`);
    expect(drawnCatUrl("MAN", code)).toBe(`/drawn/MAN-0-${code}.svg`);
    expect(parseDrawingKey(keyOf(drawnCatUrl("MAN", code)))).toMatchObject({ build: code });
  }
  expect(drawnCatUrl("SIB", null)).toBe("/drawn/SIB-0.svg");
});
