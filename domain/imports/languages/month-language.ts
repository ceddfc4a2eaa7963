/** Months that are others in another language: "listopada" is October in Croatian and November in Polish. */
import { plainWord } from "../../plain-word.ts";

type Cells = readonly string[];

const CROATIAN = new Set(
  (
    "sijecanj sijecnja veljaca veljace ozujak ozujka travanj travnja svibanj svibnja lipanj lipnja srpanj srpnja kolovoz kolovoza " +
    "rujan rujna studeni studenoga studenog"
  ).split(" "),
);
const POLISH_OR_CZECH = new Set(
  (
    "styczen stycznia luty lutego marzec marca kwiecien kwietnia czerwiec czerwca lipiec lipca sierpien sierpnia wrzesien wrzesnia " +
    "pazdziernik pazdziernika grudzien grudnia leden ledna unor unora brezen brezna duben dubna kveten kvetna cerven cervna " +
    "cervenec cervence srpen srpna zari rijen rijna prosince"
  ).split(" "),
);

/** As English has them, which no other language's are mistaken for. Short forms alone are Polish or Czech. */
const IN_CROATIAN: ReadonlyMap<string, string> = new Map([
  ["listopad", "October"],
  ["listopada", "October"],
  ["lis", "October"],
  ["lip", "June"],
  ["srp", "July"],
]);
const IN_POLISH: ReadonlyMap<string, string> = new Map([
  ["listopad", "November"],
  ["listopada", "November"],
]);

/** A cell that is a date and nothing else, with its month in a word. */
const IN_WORDS =
  /^((?:\d{1,2}[\s.-]*)?)(\p{L}{3,})(\.?[\s,-]*(?:\d{4}|\d\d)(?:\.|\s?\p{L}{1,3}\.?)?)$/u;

/** Cells whose months the table's other months settle; without them such a month stays as it is, and is refused. */
export function monthsSettled(rows: readonly Cells[]): (cells: Cells) => Cells {
  const words = new Set(
    rows.flat().flatMap((cell) => plainWord(IN_WORDS.exec(cell.trim())?.[2] ?? "")),
  );
  const isCroatian = words.intersection(CROATIAN).size > 0;
  const isOther = words.intersection(POLISH_OR_CZECH).size > 0;
  if (isCroatian === isOther) return (cells) => cells;
  const meant = isCroatian ? IN_CROATIAN : IN_POLISH;
  return (cells) =>
    cells.map((cell) => {
      const [, day = "", month = "", year = ""] = IN_WORDS.exec(cell.trim()) ?? [];
      const settled = meant.get(plainWord(month));
      return settled === undefined ? cell : `${day}${settled}${year}`;
    });
}
