/** Parent links and the four-generation pedigree. */
import { z } from "zod";
import {
  ancestorPrefixes,
  GENERATIONS_WITH_BIRTHDATE,
} from "@felistry/domain/pedigree/ancestor-prefixes.ts";
import { generationOf } from "@felistry/domain/pedigree/positions.ts";
import { calls } from "../call.ts";
import { catCard } from "../cats.ts";
import { code, id, idInBody, idInPath, ignored, nothing, seenVersion } from "../fields.ts";
import { PEDIGREE_FILE_LIMITS } from "./pedigree-file.ts";

const byCat = z.object({ id: idInPath });

const titles = z.array(
  z.object({
    cat_id: id,
    titles: z.array(z.string()),
    other_name: z
      .string()
      .nullable()
      .describe("the full name in the reader's script, if it is written in another"),
    build: z.string().nullable().describe("tail, ears and coat: the codes 51-54, 71-73 and 81-84"),
  }),
);

export const parents = z.object({ mother_id: id.nullable(), father_id: id.nullable() });

const ancestorFields = {
  id: id.nullable(),
  name: z.string().nullable(),
  cattery_prefix: z.string().nullable(),
  suffix: z.string().nullable(),
  birthdate: z.string().nullable(),
  main: z.string().nullable(),
  gold: z.string().nullable(),
  white: z.string().nullable(),
  tabby: z.string().nullable(),
  point: z.string().nullable(),
  eye: z.string().nullable(),
  breed_ems: z.string().nullable(),
};

export type AncestorField = keyof typeof ancestorFields;

export function ancestorFieldsAt(position: number): AncestorField[] {
  const fields = Object.keys(ancestorFields) as AncestorField[];
  return generationOf(position) <= GENERATIONS_WITH_BIRTHDATE
    ? fields
    : fields.filter((field) => field !== "birthdate");
}

/** The flat record of the 30 ancestors: `<prefix><field>`, null where the ancestor is unknown. */
export const ancestors = z.object(
  Object.fromEntries(
    ancestorPrefixes.flatMap(({ prefix, position }) =>
      ancestorFieldsAt(position).map((field) => [`${prefix}${field}`, ancestorFields[field]]),
    ),
  ) as Record<string, z.ZodType<string | number | null>>,
);

export type AncestorsRecord = z.output<typeof ancestors>;

const parentBody = z
  .object({
    catId: idInBody(),
    motherId: idInBody().optional(),
    fatherId: idInBody().optional(),
    version: seenVersion,
  })
  .refine((body) => (body.motherId === undefined) !== (body.fatherId === undefined), {
    path: ["motherId"],
    error: code("required"),
  });

export const pedigreeCalls = calls({
  "GET /parents/{id}": {
    summary: "Ids of a cat's parents",
    access: "public",
    fromCopy: true,
    params: byCat,
    data: parents,
    errors: ["cat_not_found"],
  },
  "GET /parents/mother/{id}": {
    summary: "The mother's card",
    access: "public",
    fromCopy: true,
    params: byCat,
    data: catCard.nullable(),
    errors: ["cat_not_found"],
  },
  "GET /parents/father/{id}": {
    summary: "The father's card",
    access: "public",
    fromCopy: true,
    params: byCat,
    data: catCard.nullable(),
    errors: ["cat_not_found"],
  },
  "POST /parents/": {
    summary: "Set a cat's mother or father",
    access: { rule: "cat-online-owner", id: "body.catId" },
    body: parentBody,
    versioned: { of: "cat", id: "body.catId" },
    creates: true,
    data: parents,
    errors: [
      "cat_not_found",
      "parent_not_found",
      "cat_locked",
      "mother_not_female",
      "father_not_male",
      "parent_too_young",
      "mother_deceased",
      "father_deceased",
      "mother_neutered",
      "father_neutered",
      "own_ancestor",
      "cat_under_review",
    ],
  },
  "DELETE /parents/{id}": {
    summary: "Remove a cat's mother or father",
    access: { rule: "cat-online-owner", id: "params.id" },
    params: byCat,
    body: z
      .object({
        mother: z.literal(true).optional(),
        father: z.literal(true).optional(),
        userId: ignored,
        version: seenVersion,
      })
      .refine((body) => (body.mother === true) !== (body.father === true), {
        path: ["mother"],
        error: "required",
      }),
    versioned: { of: "cat", id: "params.id" },
    data: nothing,
    errors: ["cat_not_found", "no_parent_link", "cat_locked", "cat_under_review"],
  },
  "GET /parents/{id}/ancestors": {
    summary: "The 30 ancestors of four generations",
    access: "public",
    fromCopy: true,
    params: byCat,
    data: ancestors,
    errors: ["cat_not_found"],
  },
  "GET /pedigree/{catId}/titles": {
    summary:
      "Titles of a cat and its ancestors in four generations, their names in the reader's script, and the codes of tail, ears and coat, for those that have any",
    access: "public",
    fromCopy: true,
    params: z.object({ catId: idInPath }),
    data: titles,
  },
  "GET /pedigrees/{name}": {
    summary: "The pedigree of a cat to print, send or put into a catalogue, named `7.pdf`",
    access: "public",
    atRoot: true,
    limits: PEDIGREE_FILE_LIMITS,
    params: z.object({ name: z.string().regex(/^[1-9]\d{0,8}\.(?:pdf|png|svg)$/) }),
    bytes: {
      types: ["application/pdf", "image/png", "image/svg+xml; charset=utf-8"],
      tagged: true,
    },
    errors: ["not_found", "cat_not_found"],
  },
});
