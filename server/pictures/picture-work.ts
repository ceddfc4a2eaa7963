/** The one place that lets pictures be decoded and encoded: two at a time, so that calls keep the rest of the machine. */
import sharp from "sharp";
import { turns } from "../turns.ts";

const PICTURES_AT_ONCE = 2;

// One thread a picture; libvips' own cache would only keep what is never asked for again.
sharp.concurrency(1);
sharp.cache(false);

export const pictureTurn = turns(PICTURES_AT_ONCE);
