import { CATTERY_NAME_MAX } from "@felistry/domain/catteries/cattery-name.ts";
import { addDays } from "@felistry/domain/calendar.ts";
import { BREED_LINES } from "./breed-lines.ts";
import { demoCountry } from "./countries.ts";
import { latinLetters, type NamePool, type Script } from "./names.ts";
import type { Random } from "./random.ts";
import type { DemoCattery, DemoMember } from "./registry.ts";

/** The share of Russian-speaking breeders who write the affix in Latin letters. */
const LATIN_AMONG_RUSSIAN = 0.2;

/** One cattery per breeder, with the lines spread over the countries. */
export function generateCatteries(
  breeders: readonly DemoMember[],
  names: NamePool,
  random: Random,
  today: string,
): DemoCattery[] {
  const lines = BREED_LINES.flatMap((line) =>
    Array.from({ length: line.catteries }, () => line.key),
  );
  const dealt = random.shuffled(lines);
  return breeders.map((member, i) => {
    const country = demoCountry(member.countryIso2);
    const script: Script =
      member.locale === "ru" && !random.chance(LATIN_AMONG_RUSSIAN) ? "cyrillic" : "latin";
    const affix = names.affix(script);
    return {
      id: i + 1,
      memberId: member.id,
      name: latinLetters(affix.text.split(" ").at(-1) ?? affix.text).slice(0, CATTERY_NAME_MAX),
      affix: affix.text,
      affixStands: affix.stands,
      line: dealt[i]!,
      system: random.pick(country.systems),
      certificate: {
        number: `${random.int(100, 9999)}/${random.int(2009, 2021)}`,
        issuedAt: addDays(today, -random.int(5 * 365, 14 * 365)),
        issuedBy: random.pick(country.clubs),
      },
    };
  });
}
