/** The words that clubs print before a value, in both languages. */
import { editDistance, skeleton } from "./scripts.ts";

export type LabelKey =
  | "name"
  | "number"
  | "breed"
  | "ems"
  | "sex"
  | "birthdate"
  | "breeder"
  | "owner"
  | "issuer"
  | "system"
  | "other"
  /** Heads a column or a page; the text below is not its value. */
  | "heading";

const TEXTS: Readonly<Record<LabelKey, readonly string[]>> = {
  name: [
    "Name",
    "Name of cat",
    "Cat's name",
    "Cat name",
    "Full name",
    "Registered name",
    "Name of the cat",
    "Кличка",
    "Имя",
    "Имя кошки",
    "Кличка животного",
    "Полная кличка",
    "Имя животного",
  ],
  number: [
    "Registration No",
    "Registration number",
    "Reg No",
    "Reg number",
    "Pedigree No",
    "Pedigree number",
    "No",
    "Number",
    "Studbook No",
    "Stud book number",
    "Certificate No",
    "Номер родословной",
    "Родословная №",
    "Номер",
    "Регистрационный номер",
    "Рег номер",
    "Номер регистрации",
    "Рег №",
    "№ родословной",
  ],
  breed: ["Breed", "Race", "Порода"],
  ems: [
    "EMS code",
    "EMS",
    "Colour",
    "Color",
    "Colour and pattern",
    "Colour EMS",
    "Colour code",
    "EMS colour",
    "Color EMS code",
    "Breed and colour",
    "Окрас",
    "Код EMS",
    "Окрас EMS",
    "Код окраса",
    "EMS код",
    "Порода и окрас",
  ],
  sex: ["Sex", "Gender", "Пол"],
  birthdate: [
    "Date of birth",
    "Born",
    "Birth date",
    "Birthdate",
    "Born on",
    "DOB",
    "Birthday",
    "Дата рождения",
    "Родился",
    "Родилась",
    "Рожд",
    "Дата рожд",
  ],
  breeder: [
    "Breeder",
    "Bred by",
    "Breeder name",
    "Заводчик",
    "Питомник заводчик",
    "Владелец питомника",
    "Заводчики",
  ],
  owner: ["Owner", "Owned by", "Present owner", "Владелец", "Владельцы", "Хозяин"],
  issuer: [
    "Issued by",
    "Issuer",
    "Issuing club",
    "Registered by",
    "Club",
    "Registry",
    "Issued",
    "Выдано",
    "Выдана",
    "Кем выдано",
    "Кем выдана",
    "Организация",
    "Клуб",
    "Выдал",
  ],
  system: [
    "System",
    "Federation",
    "Registry system",
    "Система",
    "Федерация",
    "Фелинологическая система",
  ],
  other: [
    "Address",
    "Phone",
    "Title",
    "Titles",
    "Microchip",
    "Chip",
    "Chip No",
    "Eye colour",
    "Date of issue",
    "Issue date",
    "Signature",
    "Country",
    "Адрес",
    "Телефон",
    "Титул",
    "Титулы",
    "Чип",
    "Микрочип",
    "Цвет глаз",
    "Дата выдачи",
    "Подпись",
    "Страна",
  ],
  heading: [
    "Parents",
    "Grandparents",
    "Great-grandparents",
    "Great-great-grandparents",
    "Pedigree",
    "Certified pedigree",
    "Certificate of pedigree",
    "Родители",
    "Деды",
    "Прадеды",
    "Прапрадеды",
    "Прародители",
    "Дедушки и бабушки",
    "Предки",
    "Родословная",
    "I поколение",
    "II поколение",
    "III поколение",
    "IV поколение",
  ],
};

const LABELS: readonly { readonly key: LabelKey; readonly skeleton: string }[] = Object.entries(
  TEXTS,
).flatMap(([key, texts]) =>
  texts.map((text) => ({ key: key as LabelKey, skeleton: skeleton(text) })),
);

/** A word at least this long may contain a misread letter. */
const ONE_MISTAKE_FROM = 5;
const TWO_MISTAKES_FROM = 11;

export interface FoundLabel {
  readonly key: LabelKey;
  /** The number of words in the label. */
  readonly words: number;
}

const MOST_WORDS = 4;

/** The longest label at the start of these words; null if there is none. */
export function labelAt(words: readonly string[]): FoundLabel | null {
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const key = labelOf(words.slice(0, count).join(" "));
    if (key) return { key, words: count };
  }
  return null;
}

/** What the whole text is a label for. */
export function labelOf(text: string): LabelKey | null {
  const found = skeleton(text);
  if (found === "") return null;
  const exact = LABELS.find((label) => label.skeleton === found);
  if (exact) return exact.key;
  return (
    LABELS.find(({ skeleton: label }) => {
      const allowed =
        label.length >= TWO_MISTAKES_FROM ? 2 : label.length >= ONE_MISTAKE_FROM ? 1 : 0;
      return (
        allowed > 0 &&
        Math.abs(label.length - found.length) <= allowed &&
        editDistance(label, found) <= allowed
      );
    })?.key ?? null
  );
}
