/** Dates as papers print them. */
const MONTHS = {
  short: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
  long: "January February March April May June July August September October November December".split(
    " ",
  ),
  french:
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
      " ",
    ),
  russian:
    "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split(" "),
  turkish: "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık".split(" "),
  portuguese:
    "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(
      " ",
    ),
  german:
    "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" "),
};

const parts = (iso: string) => iso.split("-") as [string, string, string];
const month = (iso: string, table: readonly string[]) => table[Number(parts(iso)[1]) - 1]!;
const day = (iso: string) => String(Number(parts(iso)[2]));

export const DATES = {
  dots: (iso: string) => parts(iso).toReversed().join("."),
  dotsShort: (iso: string) => parts(iso.slice(2)).toReversed().join("."),
  dotsSpare: (iso: string) => `${day(iso)}.${Number(parts(iso)[1])}.${parts(iso)[0]}`,
  slashes: (iso: string) => parts(iso).toReversed().join("/"),
  dashes: (iso: string) => parts(iso).toReversed().join("-"),
  american: (iso: string) => `${parts(iso)[1]}/${parts(iso)[2]}/${parts(iso)[0]}`,
  iso: (iso: string) => iso,
  dayMonth: (iso: string) => `${parts(iso)[2]} ${month(iso, MONTHS.short)} ${parts(iso)[0]}`,
  dayMonthCapitals: (iso: string) =>
    `${parts(iso)[2]}-${month(iso, MONTHS.short).toUpperCase()}-${parts(iso)[0]}`,
  monthDay: (iso: string) => `${month(iso, MONTHS.long)} ${day(iso)}, ${parts(iso)[0]}`,
  dayMonthLong: (iso: string) => `${day(iso)} ${month(iso, MONTHS.long)} ${parts(iso)[0]}`,
  french: (iso: string) => `${day(iso)} ${month(iso, MONTHS.french)} ${parts(iso)[0]}`,
  russian: (iso: string) => `${day(iso)} ${month(iso, MONTHS.russian)} ${parts(iso)[0]} г.`,
  german: (iso: string) => `${day(iso)}. ${month(iso, MONTHS.german)} ${parts(iso)[0]}`,
  austrian: (iso: string) =>
    `${day(iso)}. ${month(iso, MONTHS.german).replace("Januar", "Jänner")} ${parts(iso)[0]}`,
  turkish: (iso: string) => `${day(iso)} ${month(iso, MONTHS.turkish)} ${parts(iso)[0]}`,
  portuguese: (iso: string) =>
    `${day(iso)} de ${month(iso, MONTHS.portuguese)} de ${parts(iso)[0]}`,
  hungarian: (iso: string) => `${parts(iso).join(".")}.`,
};
