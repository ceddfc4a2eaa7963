/** Bars over letters, which a model for all Latin languages sees where the paper's own language has none: "Undīne". */
import type { PageWords } from "../words.ts";

const BARRED = "āēīōūĀĒĪŌŪ";
const BARE = "aeiouAEIOU";
/** A paper whose language has them has more: Latvian has one in ten letters. */
const OF_LANGUAGE_FROM = 0.004;

export function withoutStrayAccents(page: PageWords): PageWords {
  return withoutBars(withRings(page));
}

/** No language has both: where rings are, "Skogsrãet" is Skogsrået. */
function withRings(page: PageWords): PageWords {
  if (!page.words.some(({ text }) => /å/iu.test(text))) return page;
  const ringed = (text: string) => text.replaceAll("ã", "å").replaceAll("Ã", "Å");
  return { ...page, words: page.words.map((word) => ({ ...word, text: ringed(word.text) })) };
}

function withoutBars(page: PageWords): PageWords {
  const letters = Array.from(page.words.map(({ text }) => text).join(""));
  const barred = letters.filter((letter) => BARRED.includes(letter)).length;
  if (barred === 0 || barred > letters.length * OF_LANGUAGE_FROM) return page;
  const isLithuanian = letters.filter((letter) => LITHUANIAN.includes(letter)).length >= SEVERAL;
  const kept = isLithuanian ? "ūŪ" : "";
  return { ...page, words: page.words.map((word) => ({ ...word, text: bare(word.text, kept) })) };
}

/** Where these are, the one letter with a bar that stands beside them is seldom and right: "Perkūnas". */
const LITHUANIAN = "ėįųĖĮŲ";
const SEVERAL = 3;

const bare = (text: string, kept: string) =>
  Array.from(text, (letter) =>
    kept.includes(letter) ? letter : (BARE[BARRED.indexOf(letter)] ?? letter),
  ).join("");
