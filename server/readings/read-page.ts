/** Turns a page as sent into an upright picture and its words. */
import type { Corners } from "@felistry/domain/readings/perspective.ts";
import type { PageTurn } from "@felistry/domain/readings/place.ts";
import type { WorkStep } from "@felistry/domain/readings/steps.ts";
import type { PageWords, Word } from "@felistry/domain/readings/words.ts";
import { mayBeOtherScript, mergeReadings } from "@felistry/domain/readings/merge-readings.ts";
import { eraseLines } from "./erase-lines.ts";
import { evenLight } from "./even-light.ts";
import { findPaper } from "./find-paper.ts";
import { findSkew } from "./find-skew.ts";
import type { GreyImage } from "./grey-image.ts";
import {
  cutOf,
  greyOf,
  greyTurned,
  netpbmOf,
  type PagePicture,
  quarterTurned,
  turned,
} from "./page-picture.ts";
import { laidFlat, withoutRim } from "./lay-flat.ts";
import type { Tesseract } from "./tesseract.ts";

export interface UprightPage {
  readonly picture: PagePicture;
  /** How it was turned upright. */
  readonly turn: PageTurn;
  readonly words: PageWords;
}

/** @returns the page without words if nothing on it is legible */
export async function readPage(
  sent: PagePicture,
  tesseract: Tesseract,
  onProgress: (step: WorkStep, part: number) => void,
): Promise<UprightPage> {
  onProgress("finding", 0);
  const grey = await greyOf(sent);
  const corners = await paperCorners(grey);
  const flat = corners ? laidFlat(sent, corners) : sent;
  const even = evenLight(flat === sent ? grey : await greyOf(flat));
  const { degrees, onItsSide } = findSkew(even);
  const straight = await turned(flat, -degrees);
  const print = eraseLines(straight === flat ? even : evenLight(await greyOf(straight)));
  onProgress("finding", 0.1);
  const { quarters, words } = await readUpright(print, onItsSide, tesseract, (part) =>
    onProgress("reading", 0.2 + part * 0.8),
  );
  const picture = await quarterTurned(straight, quarters);
  const { width, height } = flat;
  const turn = { corners, width, height, degrees: -degrees, quarters };
  return { picture, turn, words: { width: picture.width, height: picture.height, words } };
}

const SMALL_SIDE = 800;

async function paperCorners(grey: GreyImage): Promise<Corners | null> {
  const found = findPaper(await greyOf({ ...grey, channels: 1 }, SMALL_SIDE));
  return found && withoutRim(found);
}

/** Most pages are upright and in Latin letters: only one that is hardly legible so is turned, or read as Russian. */
async function readUpright(
  print: GreyImage,
  onItsSide: boolean,
  tesseract: Tesseract,
  onRead: (part: number) => void,
): Promise<{ quarters: number; words: Word[] }> {
  const latinAt = async (quarters: number) =>
    tesseract.read(netpbmOf(greyTurned(print, quarters)), ["Latin"], (part) => onRead(part / 2));
  onRead(0);
  const asItLies = onItsSide ? null : await latinAt(0);
  if (asItLies && !mayBeOtherScript(asItLies)) return { quarters: 0, words: asItLies };
  const isUpright = asItLies !== null && sureLetters(asItLies) >= SURELY_UPRIGHT;
  const quarters = isUpright ? 0 : await uprightTurn(print, onItsSide, tesseract);
  const latin = quarters === 0 && asItLies ? asItLies : await latinAt(quarters);
  if (!mayBeOtherScript(latin)) return { quarters, words: latin };
  // Russian paper has Latin names, codes and numbers too, so each model reads all of it.
  const image = netpbmOf(greyTurned(print, quarters));
  const russian = await tesseract.read(image, ["rus"], (part) => onRead(0.5 + part / 2));
  return { quarters, words: mergeReadings(russian, latin) };
}

/** A sample with this many sure letters is the right way up. */
const CLEARLY_READ = 60;

/** Finds which way is up: a sample of the densest print is read in each direction until one makes sense. */
async function uprightTurn(
  print: GreyImage,
  onItsSide: boolean,
  tesseract: Tesseract,
): Promise<number> {
  const sample = densestPart(print);
  let best = { quarters: 0, letters: -1 };
  for (const quarters of onItsSide ? [3, 1, 0, 2] : [0, 2, 3, 1]) {
    const words = await tesseract.read(netpbmOf(greyTurned(sample, quarters)), tesseract.languages);
    const letters = sureLetters(words);
    if (letters > best.letters) best = { quarters, letters };
    if (letters >= CLEARLY_READ && letters > words.length * 2.5) break;
  }
  return best.quarters;
}

/** A page upside down has no more than chance gives. */
const SURELY_UPRIGHT = 250;

function sureLetters(words: readonly Word[]): number {
  return words
    .filter(({ text, confidence }) => confidence > 0.75 && /^[\p{L}\p{N}.:,*'-]{3,}$/u.test(text))
    .reduce((sum, { text }) => sum + text.length, 0);
}

const SAMPLE_SIDE = 1000;
const STEP = 100;

/** The square with the most dark pixels. */
function densestPart(image: GreyImage): GreyImage {
  const w = Math.min(SAMPLE_SIDE, image.width);
  const h = Math.min(SAMPLE_SIDE, image.height);
  const columns = Math.floor(image.width / STEP) + 1;
  const rows = Math.floor(image.height / STEP) + 1;
  const ink = new Uint32Array(columns * rows);
  for (let y = 0; y < image.height; y += 2)
    for (let x = 0; x < image.width; x += 2)
      if (image.data[y * image.width + x]! < 140)
        ink[Math.floor(y / STEP) * columns + Math.floor(x / STEP)]!++;
  let best = { x: 0, y: 0, dark: -1 };
  for (let y = 0; y + h <= image.height; y += STEP)
    for (let x = 0; x + w <= image.width; x += STEP) {
      let dark = 0;
      for (let row = y / STEP; row < (y + h) / STEP; row++)
        for (let column = x / STEP; column < (x + w) / STEP; column++)
          dark += ink[row * columns + column] ?? 0;
      if (dark > best.dark) best = { x, y, dark };
    }
  return cutOf(image, { x: best.x, y: best.y, w, h });
}
