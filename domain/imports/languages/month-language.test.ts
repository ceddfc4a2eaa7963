import { expect, test } from "vitest";
import { monthsSettled } from "./month-language.ts";
import { readWhen } from "../when.ts";

function born(...dates: readonly string[]) {
  const rows = dates.map((date) => ["Mica", date]);
  const settled = monthsSettled(rows);
  return rows.map((row) => readWhen(settled(row)[1]!, "day_first", "2026-11-27"));
}

test("listopada is October beside Croatian months and November beside Polish or Czech ones", () => {
  expect(born("5. listopada 2020", "5. rujna 2019")).toEqual(["2020-10-05", "2019-09-05"]);
  expect(born("5 listopada 2020", "7 września 2019")).toEqual(["2020-11-05", "2019-09-07"]);
  expect(born("listopad 2020", "7. srpna 2019")).toEqual(["2020-11", "2019-08-07"]);
});

test("where no other month or months of both languages are in the table, listopada is refused", () => {
  expect(born("5. listopada 2020", "5. prosinca 2019")[0]).toBeNull();
  expect(born("5. listopada 2020", "5. rujna 2019", "7 września 2019")[0]).toBeNull();
});

test("short months are Polish and Czech, but beside whole Croatian ones they are Croatian", () => {
  expect(born("12-sie-2019", "3-lip-2020", "12. srp 2019")).toEqual([
    "2019-08-12",
    "2020-07-03",
    "2019-08-12",
  ]);
  expect(born("3. lip 2020", "12. srp 2019.", "5. travnja 2019.").slice(0, 2)).toEqual([
    "2020-06-03",
    "2019-07-12",
  ]);
});
