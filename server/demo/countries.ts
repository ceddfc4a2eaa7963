import type { Locale } from "./registry.ts";

/** What depends on a seller's country in the demo; currencies come from `data/countries.csv`. */
export interface DemoCountry {
  readonly iso2: string;
  readonly locale: Locale;
  readonly currency: string;
  /** The approximate value of a euro, for believable prices. */
  readonly perEuro: number;
  /** Prices are multiples of this. */
  readonly step: number;
  /** Breeders with a cattery. */
  readonly breeders: number;
  readonly owners: number;
  readonly systems: readonly string[];
  readonly clubs: readonly string[];
  readonly women: readonly string[];
  readonly men: readonly string[];
  /** The feminine form follows a slash if it differs. */
  readonly surnames: readonly string[];
}

const russianSystems = ["WCF", "FARUS", "MFA", "FIFe", "TICA"];
const russianClubs = ["Клуб Серебряный Ус", "Клуб Мурава", "Клуб Звёздная Лапа"];

/** Surnames are invented. */
export const DEMO_COUNTRIES: readonly DemoCountry[] = [
  {
    iso2: "RU",
    locale: "ru",
    currency: "RUB",
    perEuro: 95,
    step: 1000,
    breeders: 9,
    owners: 3,
    systems: russianSystems,
    clubs: russianClubs,
    women: ["Анна", "Мария", "Елена", "Ольга", "Татьяна", "Вера", "Светлана", "Наталья"],
    men: ["Павел", "Дмитрий", "Сергей", "Антон"],
    surnames: [
      "Ветлугин/Ветлугина",
      "Загорьев/Загорьева",
      "Мурашкин/Мурашкина",
      "Полянцев/Полянцева",
      "Снегирин/Снегирина",
      "Тополев/Тополева",
      "Чернавин/Чернавина",
      "Ярцовский/Ярцовская",
      "Лукомцев/Лукомцева",
      "Дубравин/Дубравина",
      "Озерцов/Озерцова",
      "Калинцев/Калинцева",
    ],
  },
  {
    iso2: "DE",
    locale: "en",
    currency: "EUR",
    perEuro: 1,
    step: 50,
    breeders: 3,
    owners: 1,
    systems: ["WCF", "DEKZV", "TICA"],
    clubs: ["Katzenfreunde Lindental", "Edelkatzen Rosenau"],
    women: ["Katrin", "Sabine", "Heike"],
    men: ["Jonas", "Matthias"],
    surnames: ["Lindentaler", "Grauwald", "Rosenauer", "Felberich"],
  },
  {
    iso2: "PL",
    locale: "en",
    currency: "PLN",
    perEuro: 4.3,
    step: 100,
    breeders: 3,
    owners: 1,
    systems: ["FPL", "WCF"],
    clubs: ["Klub Srebrny Kot", "Felis Wierzba"],
    women: ["Agnieszka", "Katarzyna", "Ewelina"],
    men: ["Tomasz", "Marek"],
    surnames: ["Wierzbowicz", "Kociuba", "Jasieniak", "Borowicz"],
  },
  {
    iso2: "SE",
    locale: "en",
    currency: "SEK",
    perEuro: 11.3,
    step: 500,
    breeders: 2,
    owners: 0,
    systems: ["SVERAK"],
    clubs: ["Norrvinds Kattklubb"],
    women: ["Astrid", "Linnea"],
    men: ["Gustav"],
    surnames: ["Norrvind", "Lindfalk"],
  },
  {
    iso2: "GB",
    locale: "en",
    currency: "GBP",
    perEuro: 0.85,
    step: 50,
    breeders: 2,
    owners: 1,
    systems: ["GCCF", "TICA"],
    clubs: ["Marlow Vale Cat Club"],
    women: ["Harriet", "Eleanor"],
    men: ["Rupert"],
    surnames: ["Thornbrook", "Ashmere", "Pennifold"],
  },
  {
    iso2: "US",
    locale: "en",
    currency: "USD",
    perEuro: 1.1,
    step: 50,
    breeders: 2,
    owners: 1,
    systems: ["TICA", "CFA"],
    clubs: ["Cedar Ridge Cat Fanciers"],
    women: ["Megan", "Caroline"],
    men: ["Travis"],
    surnames: ["Holloway", "Brightwell", "Fairhaven"],
  },
  {
    iso2: "KZ",
    locale: "ru",
    currency: "KZT",
    perEuro: 510,
    step: 5000,
    breeders: 2,
    owners: 0,
    systems: ["WCF", "TICA"],
    clubs: ["Клуб Алтын Мысык"],
    women: ["Айгуль", "Динара"],
    men: ["Тимур"],
    surnames: ["Сарыбаев/Сарыбаева", "Кенжетаев/Кенжетаева"],
  },
  {
    iso2: "CZ",
    locale: "en",
    currency: "CZK",
    perEuro: 25,
    step: 500,
    breeders: 2,
    owners: 1,
    systems: ["FIFe", "WCF"],
    clubs: ["Klub Bohemia Felis"],
    women: ["Jana", "Lenka"],
    men: ["Jiří"],
    surnames: ["Havranek/Havrankova", "Modravec/Modravcova", "Jiskra/Jiskrova"],
  },
  {
    iso2: "FI",
    locale: "en",
    currency: "EUR",
    perEuro: 1,
    step: 50,
    breeders: 1,
    owners: 1,
    systems: ["FIFe"],
    clubs: ["Revontuli Kissat"],
    women: ["Aino", "Helmi"],
    men: ["Mikko"],
    surnames: ["Lumimaki", "Kuusiranta"],
  },
  {
    iso2: "FR",
    locale: "en",
    currency: "EUR",
    perEuro: 1,
    step: 50,
    breeders: 2,
    owners: 0,
    systems: ["LOOF"],
    clubs: ["Cercle du Chat Bleu"],
    women: ["Camille", "Elodie"],
    men: ["Mathieu"],
    surnames: ["Boisclair", "Valmorin"],
  },
  {
    iso2: "BY",
    locale: "ru",
    currency: "BYN",
    perEuro: 3.5,
    step: 50,
    breeders: 1,
    owners: 1,
    systems: ["WCF"],
    clubs: ["Клуб Бело-Рысь"],
    women: ["Алеся", "Ирина"],
    men: ["Вадим"],
    surnames: ["Журавлинский/Журавлинская", "Лесневич"],
  },
  {
    iso2: "NO",
    locale: "en",
    currency: "NOK",
    perEuro: 11.7,
    step: 500,
    breeders: 1,
    owners: 0,
    systems: ["NRR"],
    clubs: ["Fjordkatten"],
    women: ["Ingrid"],
    men: ["Sindre"],
    surnames: ["Fjellvang"],
  },
];

export function demoCountry(iso2: string): DemoCountry {
  const country = DEMO_COUNTRIES.find((candidate) => candidate.iso2 === iso2);
  if (!country) throw new RangeError(`no demo country ${iso2}`);
  return country;
}
