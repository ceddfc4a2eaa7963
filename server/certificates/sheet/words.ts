/** Both languages on one sheet: what every reader of a pedigree understands, wherever the cat goes. */

export const NO_BREAK = "\u00a0";

type Said = (inputs: Record<string, never>, options: { locale: "en" | "ru" }) => string;

export interface Both {
  readonly en: string;
  readonly ru: string;
}

export function both(message: Said): Both {
  return { en: message({}, { locale: "en" }), ru: message({}, { locale: "ru" }) };
}

/** The English and the Russian in one line; once where they are the same. */
export function inOneLine({ en, ru }: Both): string {
  return en === ru ? en : `${en} · ${ru}`;
}

const dates = {
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }),
  ru: new Intl.DateTimeFormat("ru-RU", { dateStyle: "long", timeZone: "UTC" }),
};

/** In words that stay on one line: the year's "г." would be a line of its own. */
export function longDate(moment: number | string): Both {
  const date = new Date(moment);
  const whole = (text: string) => text.replaceAll(/\s/g, NO_BREAK);
  return { en: whole(dates.en.format(date)), ru: whole(dates.ru.format(date)) };
}

/** `14.05.2022`, which both languages read. */
export function shortDate(day: string): string {
  return day.split("-").reverse().join(".");
}
