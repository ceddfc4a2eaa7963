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

test("an affix with its small word is known by the line above and two cats, and stands behind its kittens' names", () => {
  const names = ["Boabdil de Almazara Real", "Zoraida de Almazara Real", "Quilla del Inca"];
  const affix = houseAffix(names, ['CRIADERO "ALMAZARA REAL"']);
  expect(affix).toEqual({ text: "de Almazara Real", isBehind: true });
  expect(withAffix("Don Quijote", affix)).toBe("Don Quijote de Almazara Real");
  expect(withAffix("Zoraida de Almazara Real", affix)).toBe("Zoraida de Almazara Real");
  expect(houseAffix(names, ["Mis gatos"])).toBeNull();
});
