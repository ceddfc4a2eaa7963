/** What is said of a title that is claimed: by its class and the title below it, and by how much is confirmed. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "@felistry/i18n/locale.ts";
import { readFactTable, readPack } from "../../rules/club/read-pack.ts";
import { claimedTitle } from "./claimed.ts";
import type { ShowResult } from "./result.ts";

const folder = new URL("../../../data/rules/club/", import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, folder), "utf8");
const factTable = readFactTable("facts.json", textOf("facts.json"), locales);
const packs = readdirSync(folder)
  .filter((file) => file !== "facts.json")
  .map((file) => readPack(file, textOf(file), factTable, locales));

const result = (judge: string, day: string, given: Partial<ShowResult>): ShowResult => ({
  id: Number(day.replaceAll("-", "")),
  system: "FIFe",
  award: "CAC",
  showClass: "adult",
  country: "FI",
  points: null,
  isConfirmed: true,
  judge,
  day,
  ...given,
});

const said = (title: string, results: readonly ShowResult[], titledYoung = 0, issuer = "") =>
  claimedTitle({
    title,
    issuer,
    day: "2026-11-01",
    sex: "F",
    titledYoung,
    results,
    born: "2020-01-01",
    packs,
  }).map(({ system, rules }) => [
    system,
    ...rules.map(({ found, reachedOn, missing }) => [
      found,
      reachedOn,
      ...missing.map(({ fact, need }) => `${fact} ${need}`),
    ]),
  ]);

const three = ["2026-01-01", "2026-02-01", "2026-03-01"];
const cacs = (given: Partial<ShowResult> = {}) =>
  three.map((day, at) => result(`Judge ${at}`, day, given));

test("confirmed results name the day on which they reached it, others are enough or not", () => {
  expect(said("CH", cacs())).toEqual([["FIFe", ["confirmed", "2026-03-01"]]]);
  expect(said("CH", cacs({ isConfirmed: false }))).toEqual([["FIFe", ["enough", null]]]);
  expect(said("CH", cacs().slice(1))).toEqual([
    ["FIFe", ["some", null, "certs_n 3", "judges_n 3"]],
  ]);
  expect(said("CH", [], 0, "FIFe")).toEqual([
    ["FIFe", ["nothing", null, "certs_n 3", "judges_n 3"]],
  ]);
});

test("a title by its young speaks of them alone", () => {
  expect(said("DM", cacs(), 5)).toEqual([["FIFe", ["young", null]]]);
  expect(said("DM", cacs(), 4)).toEqual([["FIFe", ["young", null, "young_n 5"]]]);
});

const tica = (showClass: ShowResult["showClass"]) =>
  ["A", "B", "C", "D", "E", "F"].map((judge, at) =>
    result(judge, `2026-0${at + 1}-01`, {
      system: "TICA",
      award: "Top final",
      points: 500,
      showClass,
    }),
  );

test("TICA counts the class of the title, and a top final after the title below it", () => {
  const [[, ofAlter]] = said("GRC", tica("neuter"), 0, "TICA") as [[string, string[]]];
  expect(ofAlter[0]).toBe("nothing");
  const [[, ofAdult]] = said("GRC", tica("adult"), 0, "TICA") as [[string, string[]]];
  expect(ofAdult).toEqual(["confirmed", "2026-06-01"]);
  // Grand champion on the day of the last final: none is after it.
  const [[, double]] = said("DGC", tica("adult"), 0, "TICA") as [[string, string[]]];
  expect(double).toEqual(["some", null, "top_n 7"]);
});
