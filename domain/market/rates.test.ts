import { expect, test } from "vitest";
import { converted, dayOfRate, readRates, roughly } from "./rates.ts";

const [euro, dollar, crown] = [1, 2, 9];
const rates = new Map([
  [euro, 1],
  [dollar, 1.25],
]);

test("a price is converted over the euro, and only where both have a rate", () => {
  expect(converted(1000, euro, dollar, rates)).toBe(1250);
  expect(converted(1250, dollar, euro, rates)).toBe(1000);
  expect(converted(1000, crown, euro, rates)).toBeNull();
  expect(converted(1000, crown, crown, rates)).toBe(1000);
});

test.each([
  [1083.7, 1080],
  [98_765, 98_800],
  [7.4, 7],
  [0, 0],
])("about %d is %d", (amount, said) => {
  expect(roughly(amount)).toBe(said);
});

test("a table of rates is read whole, or its first bad line is told", () => {
  expect(
    readRates("\uFEFFday,currency,rate\r\n2026-11-23,USD,1.08\n\n2026-11-23;RUB;101.5\n"),
  ).toEqual([
    { day: "2026-11-23", currency: "USD", perEuro: 1.08 },
    { day: "2026-11-23", currency: "RUB", perEuro: 101.5 },
  ]);
  for (const line of [
    "2026-02-30,USD,1",
    "2026-11-23,usd,1",
    "2026-11-23,USD,0",
    "2026-11-23,USD,1,08",
  ])
    expect([line, readRates(`2026-11-23,USD,1\n${line}`)]).toEqual([line, { badLine: 2 }]);
});

test("of two rates the older day is said, of one its own", () => {
  const said = [
    { currency_id: euro, code: "EUR", day: "2026-11-28" },
    { currency_id: dollar, code: "USD", day: "2026-11-20" },
    { currency_id: crown, code: "CZK", day: "2026-11-23" },
  ];
  expect(dayOfRate(euro, crown, said)).toBe("2026-11-23");
  expect(dayOfRate(dollar, crown, said)).toBe("2026-11-20");
});
