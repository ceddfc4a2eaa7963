import { expect, it } from "vitest";
import { NAMED_YOUNG_MAX, nameYoung } from "./named-young.ts";

const young = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: from + at }));

it("[15.2] names those of the strongest verdict first, each once, and says how many others there are", () => {
  const cat = { verdict: "ok" as const, young: [] };
  const warned = { verdict: "warn" as const, young: young(1, 15) };
  const blocked = { verdict: "block" as const, young: young(11, 12) };
  const again = { verdict: "block" as const, young: young(11, 12) };
  const found = nameYoung([cat, warned, blocked, again]);
  expect(found.parts).toEqual([
    cat,
    blocked,
    again,
    { ...warned, young: [...young(1, 8), ...young(11, 5)] },
  ]);
  expect(new Set(found.parts.flatMap((part) => part.young.map(({ id }) => id))).size).toBe(
    NAMED_YOUNG_MAX,
  );
  expect(found.more).toBe(2);
});

it("[15.2] leaves out what is of others alone", () => {
  const litters = Array.from({ length: 7 }, (_, at) => ({
    verdict: "warn" as const,
    young: young(at * 4, 4),
  }));
  expect(nameYoung(litters)).toEqual({ parts: litters.slice(0, 5), more: 8 });
  expect(nameYoung([])).toEqual({ parts: [], more: 0 });
});
