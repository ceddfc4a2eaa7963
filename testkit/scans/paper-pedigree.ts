/** Pedigrees as clubs print them: what stands on the paper, made by counting, so that every field has a known answer. */
import { LAST_POSITION, sexAt } from "@felistry/domain/pedigree/positions.ts";

export type PaperLanguage = "en" | "ru";

export interface PaperCat {
  readonly title: string;
  readonly prefix: string;
  readonly name: string;
  readonly suffix: string;
  readonly ems: string;
  readonly number: string;
  readonly birthdate: string;
}

export interface PaperPedigree {
  readonly language: PaperLanguage;
  readonly number: string;
  readonly issuer: string;
  readonly system: string;
  readonly cat: PaperCat;
  readonly sex: "male" | "female";
  readonly breed: string;
  readonly breedName: string;
  readonly breeder: string;
  readonly owner: string;
  /** By position, 2 to 31. */
  readonly ancestors: ReadonlyMap<number, PaperCat>;
}

const FEMALE =
  "Aurora Bella Celeste Daphne Elodie Fiona Gloria Hermione Isolde Juliet Katrina Lavinia Melody Nadine Ophelia Penelope Rosalie Sabrina Tabitha Valerie".split(
    " ",
  );
const MALE =
  "Adrian Boris Caspian Dorian Edgar Falcon Gabriel Hector Igor Jasper Kasimir Leander Magnus Nicolas Oberon Percival Quentin Roland Sebastian Tristan".split(
    " ",
  );
const FEMALE_RU =
  "Алиса Берта Василиса Глафира Дарина Евдокия Жасмин Забава Ирида Камелия Лукерья Марфа Настасья Офелия Пелагея Рогнеда Снежана Таисия Ульяна Фаина".split(
    " ",
  );
const MALE_RU =
  "Архип Богдан Велимир Гордей Добрыня Ерофей Захар Игнат Казимир Лаврентий Матвей Никифор Остап Прохор Ростислав Святогор Тихон Устин Фёдор Харитон".split(
    " ",
  );
const AFFIXES: readonly (readonly [prefix: string, suffix: string])[] = [
  ["RU*Silver Forest", ""],
  ["", "of Northern Light"],
  ["CZ*Old Castle", ""],
  ["", "von Grauberg"],
  ["Winter's", ""],
];
const AFFIXES_RU: readonly (readonly [prefix: string, suffix: string])[] = [
  ["RU*Silver Forest", ""],
  ["", "из Северного Сияния"],
  ["", "of Northern Light"],
  ["RU*Snow Valley", ""],
  ["", "из Невских Берегов"],
];
const COLOURS = [
  "n 22",
  "ns 09 22",
  "a 24",
  "n 23 03",
  "d 22",
  "as 22",
  "f 22 09",
  "w 62",
  "n 21 33",
  "e 22",
];
const TITLES = ["", "CH", "", "GIC", "", "", "EC", ""];

interface Breed {
  readonly code: string;
  readonly en: string;
  readonly ru: string;
}

const BREEDS: readonly Breed[] = [
  { code: "SIB", en: "Siberian", ru: "Сибирская" },
  { code: "MCO", en: "Maine Coon", ru: "Мейн-кун" },
  { code: "NFO", en: "Norwegian Forest Cat", ru: "Норвежская лесная" },
  { code: "BRI", en: "British Shorthair", ru: "Британская короткошёрстная" },
];

const ISSUERS: Readonly<
  Record<PaperLanguage, readonly (readonly [system: string, club: string])[]>
> = {
  en: [
    ["FIFe", "Felis Bohemia Cat Club"],
    ["WCF", "Rainbow Cat Association"],
    ["TICA", "Southern Cross Cat Club"],
  ],
  ru: [
    ["WCF", "Клуб любителей кошек Фауна"],
    ["FIFe", "Фелинологический клуб Аврора"],
    ["FARUS", "Клуб Северная Пальмира"],
  ],
};

const PEOPLE = {
  en: ["Jana Novotna", "Peter Lindholm", "Maria Schneider", "Oliver Grant"],
  ru: ["Смирнова Елена", "Ковалёв Андрей", "Орлова Наталья", "Громов Виктор"],
} as const;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** The `variant`-th pedigree of a language: the same number gives the same paper. */
export function paperPedigree(language: PaperLanguage, variant: number): PaperPedigree {
  const breed = at(BREEDS, variant);
  const [system, issuer] = at(ISSUERS[language], variant);
  const sex = variant % 2 === 0 ? "female" : "male";
  const cat = paperCat(language, breed, variant, 1, sex);
  const ancestors = new Map<number, PaperCat>();
  for (let position = 2; position <= LAST_POSITION; position++)
    ancestors.set(position, paperCat(language, breed, variant, position, sexAt(position)));
  return {
    language,
    number: `${system === "FIFe" ? "LO" : "RX"} ${2021 + (variant % 4)}-${String(40_137 + variant * 917)}`,
    issuer,
    system,
    cat: { ...cat, title: "" },
    sex,
    breed: breed.code,
    breedName: breed[language],
    breeder: at(PEOPLE[language], variant),
    owner: at(PEOPLE[language], variant + 1),
    ancestors,
  };
}

function paperCat(
  language: PaperLanguage,
  breed: Breed,
  variant: number,
  position: number,
  sex: "male" | "female",
): PaperCat {
  const russianName = language === "ru" && (position + variant) % 2 === 0;
  const names = russianName
    ? sex === "male"
      ? MALE_RU
      : FEMALE_RU
    : sex === "male"
      ? MALE
      : FEMALE;
  const [prefix, suffix] = at(russianName ? AFFIXES_RU : AFFIXES, position * 3 + variant);
  const generation = Math.floor(Math.log2(position));
  const year = 2021 + (variant % 4) - generation * 3;
  return {
    title: at(TITLES, position + variant),
    prefix,
    name: at(names, position * 7 + variant * 3),
    suffix,
    ems: `${breed.code} ${at(COLOURS, position * 3 + variant)}`,
    number: `${at(["LO", "RX", "SV"], position)} ${year}-${String(10_000 + ((position * 3571 + variant * 1409) % 89_999))}`,
    birthdate: `${year}-${String(1 + ((position * 5) % 12)).padStart(2, "0")}-${String(1 + ((position * 11 + variant) % 28)).padStart(2, "0")}`,
  };
}
