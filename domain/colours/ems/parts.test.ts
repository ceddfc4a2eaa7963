import { expect, test } from "vitest";
import { dataTable } from "@felistry/testkit/data-table.ts";
import { parseEms } from "./parse.ts";
import { emsParts } from "./parts.ts";

function partsOf(text: string) {
  const parsed = parseEms(text);
  if (!parsed.ok) throw new Error(`cannot read ${parsed.unknown}`);
  return emsParts(parsed, { en: "Maine Coon", ru: "Мейн-кун" });
}

test("the parts are in the order in which the code is written", () => {
  expect(partsOf("MCO x ns 83 non 22 09 61 12").map(({ code, kind }) => `${kind} ${code}`)).toEqual(
    [
      "breed MCO",
      "flag x",
      "main n",
      "gold s",
      "white 09",
      "tabby 12",
      "tabby 22",
      "eye 61",
      "coat 83",
      "flag non",
    ],
  );
});

test("every code in the reference data is read with its names", async () => {
  const colours = await dataTable<"kind" | "ems" | "name_eng" | "name_ru">("colours.csv");
  for (const { kind, ems, name_eng, name_ru } of colours) {
    const text = kind === "main" ? ems : kind === "gold" ? `n${ems}` : `n ${ems}`;
    expect(partsOf(text)).toContainEqual({ code: ems, kind, words: { en: name_eng, ru: name_ru } });
  }
  const others = await dataTable<"code" | "name_eng" | "name_ru">("ems_other.csv");
  // `m` and `t` are parts of a colour letter; `XLH` and `XSH` replace a breed.
  const alone = others.filter(({ code }) => code !== "m" && code !== "t");
  for (const { code, name_eng, name_ru } of alone) {
    const text = code.startsWith("X") ? `${code} n` : code === "x" ? "MCO x n" : `MCO n ${code}`;
    expect(partsOf(text)).toContainEqual(
      expect.objectContaining({ code, words: { en: name_eng, ru: name_ru } }),
    );
  }
});
