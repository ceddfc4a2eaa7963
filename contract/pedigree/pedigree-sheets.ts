/** The pedigrees of several cats in one file to print. */
import { SHEETS_MAX } from "@felistry/domain/herd/limits.ts";
import { calls } from "../call.ts";
import { chosenCats } from "../herd/herd.ts";
import { query } from "../fields.ts";
import { MINUTE_SECONDS } from "../limits.ts";

export const pedigreeSheetCalls = calls({
  "GET /my/pedigrees.pdf": {
    summary: `The pedigrees of at most ${SHEETS_MAX} cats, a sheet each`,
    access: "member",
    atRoot: true,
    limits: [
      { name: "pedigree-sheets", most: 20, windowSeconds: 10 * MINUTE_SECONDS, per: "member" },
    ],
    query: query({ cats: chosenCats(SHEETS_MAX) }),
    bytes: { types: ["application/pdf"], guestsTo: "/my" },
    errors: ["not_found", "cat_not_found"],
  },
});
