/** A cat's colour as EMS codes. */
import { z } from "zod";
import { calls } from "../call.ts";
import { code, id, idInBody, idInPath, ignored, rawText, seenVersion } from "../fields.ts";

export const colourCodes = z.object({
  main: z.string().nullable(),
  gold: z.string().nullable(),
  white: z.string().nullable(),
  tabby: z.string().nullable(),
  point: z.string().nullable(),
  eye: z.string().nullable(),
});

export const colourFields = Object.fromEntries(
  (["main", "gold", "white", "tabby", "point", "eye"] as const)
    .flatMap((kind) => [
      [
        kind,
        z
          .union([rawText(100, "unknown_colour"), z.number()], { error: code("unknown_colour") })
          .nullish(),
      ],
      [`${kind}_ems`, rawText(10, "unknown_colour").nullish()],
    ])
    .concat([["build", rawText(10, "unknown_colour").nullish()]]),
) as Record<ColourField, z.ZodOptional<z.ZodNullable<z.ZodType<string | number, string | number>>>>;

type Kind = "main" | "gold" | "white" | "tabby" | "point" | "eye";
type ColourField = Kind | `${Kind}_ems` | "build";

/**
 * A colour as sent by forms: `<kind>_ems` is the EMS code; `<kind>` may repeat it, as the code, the option's id or its English name.
 */
export const colourBody = z.object(colourFields);

export const colourRecord = z.object({
  cat_id: id,
  ...colourCodes.shape,
  main_ems: z.string().nullable(),
  gold_ems: z.string().nullable(),
  white_ems: z.string().nullable(),
  tabby_ems: z.string().nullable(),
  point_ems: z.string().nullable(),
  eye_ems: z.string().nullable(),
  build: z.string().nullable().describe("tail, ears and coat: the codes 51-54, 71-73 and 81-84"),
  ems: z.string().nullable(),
});

const byCat = z.object({ id: idInPath });

export const colourCalls = calls({
  "GET /color/{id}": {
    summary: "A cat's colour record",
    access: "public",
    fromCopy: true,
    params: byCat,
    data: colourRecord,
    errors: ["cat_not_found"],
  },
  "POST /color": {
    summary: "Save a cat's colour",
    access: { rule: "cat-owner", id: "body.cat_id" },
    body: colourBody.extend({ cat_id: idInBody(), version: seenVersion }),
    versioned: { of: "cat", id: "body.cat_id" },
    creates: true,
    data: colourRecord,
    errors: ["cat_not_found", "cat_locked", "colour_contradiction", "cat_under_review"],
  },
  "PUT /color/{id}": {
    summary: "Save a cat's colour",
    access: { rule: "cat-owner", id: "params.id" },
    params: byCat,
    body: colourBody.extend({ cat_id: ignored, version: seenVersion }),
    versioned: { of: "cat", id: "params.id" },
    data: colourRecord,
    errors: ["cat_not_found", "cat_locked", "colour_contradiction", "cat_under_review"],
  },
});
