/** Journeys that exist in each language, or at each width: the short form runs each in one, `JOURNEYS=whole` in all. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { languages } from "./address.ts";

const LOT = "JOURNEYS_LOT";

/**
 * Draws the lot for a run, before its workers start. It follows from the commit: a run can be repeated, and successive
 * commits cover both languages.
 */
export function drawLot(): void {
  process.env[LOT] ??= currentCommit();
}

function currentCommit(): string {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    // An unpacked archive has no history.
    return "";
  }
}

/** Of a phone, a tablet and a desk, in CSS pixels. */
export const WIDTHS = [360, 768, 1280] as const;

const AT_A_WIDTH = /, (\d+) px\)$/;
const IN_A_LANGUAGE = new RegExp(` \\((${languages.join("|")})(?:, [^)]*)?\\)$`);

/** Whether the short form leaves out the journey with this title, because it runs it in another language or at another width. */
export function isLeftOut(title: string): boolean {
  const [suffix, language] = IN_A_LANGUAGE.exec(title) ?? [];
  if (suffix === undefined || process.env["JOURNEYS"] === "whole") return false;
  const journey = title.slice(0, -suffix.length);
  if (language !== languages[drawn(journey, languages.length)]) return true;
  const width = AT_A_WIDTH.exec(title)?.[1];
  return (
    width !== undefined && Number(width) !== WIDTHS[drawn(`${journey}, its width`, WIDTHS.length)]
  );
}

/** One of so many parts of a whole, by the run's lot. */
export function drawn(whole: string, parts: number): number {
  return createHash("sha256").update(`${process.env[LOT]} ${whole}`).digest()[0]! % parts;
}
