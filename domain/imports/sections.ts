/** Titles between the rows of a table: "QUEENS", "Порода: сибирская", "Litter A, 12.05.2019, Sire × Dam", notes. */
import { plainWord } from "../plain-word.ts";
import { breedOfForeignName } from "./breed-names.ts";
import { readHeading } from "./read-heading.ts";

/** What a title says of the rows below it, as it is written. */
export interface Section {
  readonly sex?: string;
  readonly breed?: string;
  readonly birthdate?: string;
  readonly father?: string;
  readonly mother?: string;
}

const MALES =
  /^(?:studs?|males?|toms?|boys|sires|коты|производители|самцы|мальчики|kater|deckkater|manner|males|etalons?|kocury|kocouri|katers|urokset|hanar|hanner|hankatte|hannkatter)$/u;
const FEMALES =
  /^(?:queens?|females?|girls|dams|кошки|самки|девочки|katzen|zuchtkatzen|weiblich|femelles|kotki|kocky|poezen|naaraat|honor|hunner|hunkatte|hunnkatter)$/u;

/** Null for a text that may be a cat's name. */
export function sectionOf(text: string): Section | null {
  const plain = plainWord(text)
    .replaceAll(/[^\p{L}\p{N} :]/gu, "")
    .trim();
  const word = plain.replace(/:$/u, "").split(" ");
  if (word.length <= 3 && word.some((each) => MALES.test(each))) return { sex: "male" };
  if (word.length <= 3 && word.some((each) => FEMALES.test(each))) return { sex: "female" };
  const [, label = "", value = ""] = /^([^:]{2,30}):\s*(.+)$/u.exec(text) ?? [];
  if (label !== "" && readHeading(label).field === "breed") return { breed: value.trim() };
  if (breedOfForeignName(text) !== null && plain.length > 4) return { breed: text };
  const litter = litterOf(text, plain);
  if (litter) return litter;
  return isNote(text, plain) ? {} : null;
}

const LITTER =
  /^(?:litter|wurf|помет|portee|miot|vrh|nest|pentue|kull|kuld|[a-z]wurf|[a-zа-я]? ?помет)\b|помет/u;

function litterOf(text: string, plain: string): Section | null {
  if (!LITTER.test(plain)) return null;
  const date = /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/u.exec(text)?.[0];
  const pair = /(?:[:,;–—]|\d)\s+((?:(?! [x×X] ).){4,}?)\s+[x×X]\s+(.{4,})$/u.exec(
    text.replace(date ?? "", "0"),
  );
  return {
    ...(date !== undefined && { birthdate: date }),
    ...(pair && { father: pair[1]!.trim(), mother: pair[2]!.trim() }),
  };
}

function isNote(text: string, plain: string): boolean {
  return (
    /^[*#/=\-_+(]/u.test(text) ||
    /:|\d{2,}|[!?]$|\.$/u.test(text) ||
    text.split(" ").length > 7 ||
    /^(?:total|summe|gesamt|итого|всего|razem|celkem|note|updated|stand|printed|page|seite|стр|legend)/u.test(
      plain,
    ) ||
    text === text.toLowerCase()
  );
}
