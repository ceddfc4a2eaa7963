/** A member's own registry as files. */
import { z } from "zod";
import { calls } from "../call.ts";
import { CHOSEN_MAX } from "@felistry/domain/herd/limits.ts";
import { query } from "../fields.ts";
import { chosenCats } from "../herd/herd.ts";

export const EXPORT_NAMES = [
  "cats.csv",
  "cats.json",
  "cats.ged",
  "cats-5.5.1.ged",
  "cats.zip",
] as const;
export type ExportName = (typeof EXPORT_NAMES)[number];

export const exportCalls = calls({
  "GET /exports/{name}": {
    summary:
      "The member's cats with all their ancestors as CSV, JSON or GEDCOM, or with their photos, tests and papers as ZIP",
    access: "member",
    atRoot: true,
    params: z.object({ name: z.literal(EXPORT_NAMES) }),
    query: query({ cats: chosenCats(CHOSEN_MAX).optional().describe("of these cats alone") }),
    bytes: {
      types: [
        "text/csv; charset=utf-8",
        "application/json; charset=utf-8",
        "text/vnd.familysearch.gedcom; charset=utf-8",
        "application/zip",
      ],
      guestsTo: "/import",
    },
    securityEvent: "data_exported",
    errors: ["not_found"],
  },
});
