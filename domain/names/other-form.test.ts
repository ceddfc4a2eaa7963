import { expect, test } from "vitest";
import { isOtherForm, otherScript } from "./other-form.ts";

test.each([
  ["Aurora of Light", "cyrillic"],
  ["Аврора", "latin"],
  ["Аврора of Light", "latin"],
])("the other form of %s is %s", (name, script) => expect(otherScript(name)).toBe(script));

test.each([
  ["Аврора оф Лайт", "Aurora of Light", true],
  ["Д’Артаньян-2", "D'Artagnan 2", true],
  ["Aurora", "Аврора", true],
  ["Évora", "Эвора", true],
  ["Аврора of Light", "Aurora of Light", false],
  ["Аврора", "Аврора", false],
  ["2019", "Aurora", false],
  ["Аврора*", "Aurora", false],
])("%s as the other form of %s: %s", (form, name, is) => expect(isOtherForm(form, name)).toBe(is));
