import { expect, test } from "vitest";
import { houseAffix, withAffix } from "./house-affix.ts";

test("a cattery behind its cats' names is known by its country's sign in the title", () => {
  const affix = houseAffix(
    ["GIC Bajka Leśny Skarb*PL", "Żywia Kocia Ścieżka*PL"],
    ['HODOWLA KOTÓW "KOCIA ŚCIEŻKA*PL"', "tel. 600 000 123"],
  );
  expect(affix).toEqual({ text: "Kocia Ścieżka*PL", isBehind: true });
  expect(withAffix("Celestyna", affix)).toBe("Celestyna Kocia Ścieżka*PL");
  expect(withAffix("Neptun z Baltických břehů", affix)).toBe("Neptun z Baltických břehů");
});

test("a cattery that no title names is nobody's", () => {
  expect(houseAffix(["Bajka Leśny Skarb*PL"], ["HODOWLA KOTÓW"])).toBeNull();
  expect(houseAffix(["Bajka Leśny Skarb"], ['"LEŚNY SKARB*PL"'])).toBeNull();
});
