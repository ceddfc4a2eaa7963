/** Pictures for links: what a messenger or network shows of a page that somebody shares. */
import { z } from "zod";
import { calls } from "../call.ts";
import { MINUTE_SECONDS } from "../limits.ts";

export const SHARED_PICTURE = { width: 1200, height: 630 } as const;

/** `cat-7`, `ad-7`, `cattery-3`, `litter-5`, `breed-mco` */
const NAME = /^(?:(?:cat|ad|cattery|litter)-\d{1,9}|breed-[a-z]{3})\.png$/;

export const sharedPictureCalls = calls({
  "GET /shared/{name}": {
    summary: "The picture of a cat, an ad, a breed, a cattery or a litter, for shared links",
    access: "public",
    atRoot: true,
    limits: [
      { name: "shared-picture", most: 120, windowSeconds: 10 * MINUTE_SECONDS, per: "address" },
    ],
    params: z.object({ name: z.string().regex(NAME) }),
    bytes: { types: ["image/png"], hidden: true, tagged: true },
    errors: ["not_found"],
  },
});
