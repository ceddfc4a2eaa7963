/** A short name for a browser and its system. Product names need no translation. */

/** The first match wins: a browser also names those it imitates, so the imitators come first. */
const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|Opera)\b/],
  ["Yandex", /\bYaBrowser\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
];

const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

const nameIn = (names: readonly [string, RegExp][], text: string) =>
  names.find(([, sign]) => sign.test(text))?.[0];

/** "Firefox, Linux"; null if neither is recognised. */
export function deviceOf(userAgent: string | undefined): string | null {
  // Nothing useful comes after the first thousand characters.
  const text = (userAgent ?? "").slice(0, 1_000);
  const known = [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)].filter(Boolean);
  return known.length > 0 ? known.join(", ") : null;
}
