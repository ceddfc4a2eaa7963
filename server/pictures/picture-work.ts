/** The one place where pictures are decoded and encoded: two at a time, so that calls keep the rest of the machine. */
import sharp from "sharp";
import { turns } from "../turns.ts";

const PICTURES_AT_ONCE = 2;

// One thread per picture; libvips' cache would only keep what is never requested again.
sharp.concurrency(1);
sharp.cache(false);

export const pictureTurn = turns(PICTURES_AT_ONCE);
