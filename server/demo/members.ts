import { addDays } from "@felistry/domain/calendar.ts";
import { DEMO_COUNTRIES, type DemoCountry } from "./countries.ts";
import { moment } from "./moments.ts";
import { latinLetters } from "./names.ts";
import type { Random } from "./random.ts";
import type { DemoMember } from "./registry.ts";

export interface Members {
  all: DemoMember[];
  /** Members who will have a cattery. */
  breeders: DemoMember[];
  owners: DemoMember[];
}

const BREEDER_ABOUT = {
  en: [
    "A small home cattery; our cats sleep on the sofa.",
    "Breeding for health first: hearts and kidneys scanned every year.",
    "Two litters a year, kittens raised in the living room.",
    "Showing since 2011, breeding since 2014.",
  ],
  ru: [
    "Небольшой домашний питомник, кошки живут с нами на диване.",
    "Сначала здоровье: сердце и почки проверяем каждый год.",
    "Два помёта в год, котята растут в семье.",
    "На выставках с 2011 года, в разведении с 2014-го.",
  ],
} as const;

/** Forty members; each language's first breeders and the administrator are the demo accounts. */
export function generateMembers(random: Random, today: string): Members {
  const all: DemoMember[] = [];
  const add = (country: DemoCountry, isBreeder: boolean) => {
    const member = generateMember(all.length + 1, country, isBreeder, random, today);
    if (all.some(({ email }) => email === member.email))
      member.email = member.email.replace("@", `${member.id}@`);
    all.push(member);
    return member;
  };
  const breeders = DEMO_COUNTRIES.flatMap((country) =>
    Array.from({ length: country.breeders }, () => add(country, true)),
  );
  const owners = DEMO_COUNTRIES.flatMap((country) =>
    Array.from({ length: country.owners }, () => add(country, false)),
  );
  owners[0]!.roles = [1, 2];
  return { all, breeders, owners };
}

function generateMember(
  id: number,
  country: DemoCountry,
  isBreeder: boolean,
  random: Random,
  today: string,
): DemoMember {
  const isWoman = random.chance(0.75);
  const firstName = random.pick(isWoman ? country.women : country.men);
  const [masculine = "", feminine = masculine] = random.pick(country.surnames).split("/");
  const lastName = isWoman ? feminine : masculine;
  const address = `${latinLetters(firstName)}.${latinLetters(lastName)}`.toLowerCase();
  return {
    id,
    firstName,
    lastName,
    email: `${address}@example.com`,
    birthday: addDays(today, -random.int(24 * 365, 63 * 365)),
    about: isBreeder ? random.pick(BREEDER_ABOUT[country.locale]) : null,
    siteUrl:
      isBreeder && random.chance(0.5)
        ? `https://${latinLetters(lastName).toLowerCase()}.example.com`
        : null,
    countryIso2: country.iso2,
    locale: country.locale,
    roles: [1],
    createdAt: moment(addDays(today, -random.int(150, 900)), random),
  };
}
