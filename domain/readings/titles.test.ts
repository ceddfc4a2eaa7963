import { expect, test } from "vitest";
import { cleanName } from "./printed-name.ts";

test.each([
  ["Гранд Интер Чемпион Barsik Neva Star", "Barsik Neva Star"],
  ["Чемпион Мира Лада Лунный Кот", "Лада Лунный Кот"],
  ["Гр.Ч. Лада Лунный Кот", "Лада Лунный Кот"],
  ["INTERCHAMPION YUKON VOM NEBELWALD", "YUKON VOM NEBELWALD"],
  ["GR.EUR.CH SHERLOCK NEVA STAR", "SHERLOCK NEVA STAR"],
  ["Gr. Eur. Ch. Diva Neva Star", "Diva Neva Star"],
  ["W.Ch. Wild at Heart of Blue Bayou", "Wild at Heart of Blue Bayou"],
  ["ACF Gold Dbl Gr Ch Bindaree Ned Kelly", "Bindaree Ned Kelly"],
  ["Plat Dbl Gr Ch Bindaree Ned Kelly", "Bindaree Ned Kelly"],
  ["Ch & Gr Pr Foxhollow Titania", "Foxhollow Titania"],
  ["Rocky Top Maverick OD", "Rocky Top Maverick"],
  ["Grand Premier Foxhollow Titania", "Foxhollow Titania"],
  ["SGC LA Rocky Top Maverick", "Rocky Top Maverick"],
  ["LA DOLCE VITA", "LA DOLCE VITA"],
  ["Premier Amour", "Premier Amour"],
  ['FI"SC FiN"Lumiyön Thor', "FIN Lumiyön Thor"],
  ["N*Elvestrand'’s Thor", "N Elvestrand's Thor"],
  ["PREMIER Bindaree Ned Kelly", "Bindaree Ned Kelly"],
  ["PREMIER AMOUR", "PREMIER AMOUR"],
  ["Golden Champ", "Golden Champ"],
  ["SLVR DBL GR CH Bindaree Ned Kelly", "Bindaree Ned Kelly"],
  ["Int'l Ch Bindaree Ned Kelly", "Bindaree Ned Kelly"],
  ["Bindaree Ned Kelly (Imp UK)", "Bindaree Ned Kelly"],
  ["Bindaree Ned Kelly [IMP NZ]", "Bindaree Ned Kelly"],
  ["Bindaree Ned Kelly IMP.", "Bindaree Ned Kelly"],
  ["Bindaree Imp", "Bindaree Imp"],
  ["ROCKY TOP NEMO, LA", "ROCKY TOP NEMO"],
  ["ROCKY TOP LA", "ROCKY TOP LA"],
  ["Аврора Серебряный Век*RU", "Аврора Серебряный Век RU"],
  ["Gold Rush of Pinewood", "Gold Rush of Pinewood"],
  ["Silver Lining of Pinewood", "Silver Lining of Pinewood"],
  ["Diamond World of Dreams", "Diamond World of Dreams"],
])("titles of all systems are no part of a name: %s", (printed, name) => {
  expect(cleanName(printed)).toBe(name);
});
