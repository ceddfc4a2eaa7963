/** A whole pedigree typed into its drawing: a draft that is kept while it is typed, and one save of everything. */
import { z } from "zod";
import { PEDIGREE_LINE_MAX } from "@felistry/domain/pedigree/pedigree-cell.ts";
import { ANCESTOR_COUNT, LAST_POSITION } from "@felistry/domain/pedigree/positions.ts";
import { calls } from "../call.ts";
import { catCard } from "../cats.ts";
import {
  code,
  flag,
  id,
  idInBody,
  idInPath,
  moment,
  seenVersion,
  sex,
  text,
  version,
} from "../fields.ts";
import { likenessShape } from "../merges/merges.ts";

const byCat = z.object({ id: idInPath });
const onlineOwner = { rule: "cat-online-owner", id: "params.id" } as const;

const position = z
  .int({ error: code("invalid") })
  .min(2, { error: code("invalid") })
  .max(LAST_POSITION, { error: code("invalid") });

const cell = z.object({
  position,
  text: text(PEDIGREE_LINE_MAX).describe("the line as typed"),
  cat_id: idInBody().nullable().default(null).describe("a cat of the registry that was chosen"),
});
const cells = z.array(cell).max(ANCESTOR_COUNT, { error: code("invalid") });
/** A draft keeps a line that is too long, for the member to shorten. */
const DRAFT_LINE_MAX = 5_000;
const draftCell = cell.extend({ text: text(DRAFT_LINE_MAX).describe("the line as typed") });
const draftCells = z.array(draftCell).max(ANCESTOR_COUNT, { error: code("invalid") });
export type GridCell = z.output<typeof cell>;

const ownCell = z.object({
  text: text(PEDIGREE_LINE_MAX).describe("the line as typed"),
  sex: sex.nullable().default(null),
  is_my_cat: flag.default(0),
});
export type GridOwnCell = z.output<typeof ownCell>;
const ownDraftCell = ownCell.extend({ text: draftCell.shape.text });

const namesakes = z
  .array(
    z.object({
      position: z.int(),
      cats: z.array(catCard.extend({ likeness: likenessShape })),
    }),
  )
  .describe("cats of the registry that a cat to be added may be already, the likeliest first");

const refusals = [
  "parent_not_found",
  "mother_not_female",
  "father_not_male",
  "parent_too_young",
  "mother_deceased",
  "father_deceased",
  "mother_neutered",
  "father_neutered",
  "own_ancestor",
] as const;

const ancestor = z.object({
  position: z.int(),
  open: z.boolean().describe("the caller may set its parents"),
  cat: catCard,
});
export type GridAncestor = z.output<typeof ancestor>;

const placed = z.object({
  position: z.int(),
  child_id: id,
  cat_id: id,
  created: z.boolean(),
});
export type PlacedCell = z.output<typeof placed>;

export const pedigreeGridCalls = calls({
  "GET /cats/{id}/pedigree/grid": {
    summary: "The ancestors that a pedigree has, and the caller's draft of the others",
    access: onlineOwner,
    params: byCat,
    data: z.object({
      version: version.describe("of the ancestors that there are"),
      ancestors: z.array(ancestor),
      draft: z.array(draftCell),
      saved_at: moment.nullable().describe("when the draft was kept"),
    }),
    errors: ["cat_not_found"],
  },
  "PUT /cats/{id}/pedigree/draft": {
    summary: "Keep a pedigree that is being typed; without cells it is forgotten",
    access: onlineOwner,
    params: byCat,
    body: z.object({ cells: draftCells }),
    data: z.object({ namesakes }),
    errors: ["cat_not_found"],
  },
  "POST /cats/{id}/pedigree/grid": {
    summary:
      "Save all ancestors of a pedigree: those that are new are added, all are linked, or none",
    access: onlineOwner,
    params: byCat,
    body: z.object({ cells, version: seenVersion }),
    versioned: { of: "pedigree-grid", id: "params.id" },
    creates: true,
    data: z.object({ placed: z.array(placed) }),
    errors: ["cat_not_found", "cat_locked", "cat_under_review", ...refusals],
  },
  "GET /pedigree/new": {
    summary: "The caller's draft of a cat that is not added yet, with its pedigree",
    access: "member",
    data: z.object({
      cat: ownDraftCell.nullable(),
      draft: z.array(draftCell),
      saved_at: moment.nullable().describe("when the draft was kept"),
    }),
  },
  "PUT /pedigree/new": {
    summary: "Keep a new cat's pedigree that is being typed; without any text it is forgotten",
    access: "member",
    body: z.object({ cat: ownDraftCell, cells: draftCells }),
    data: z.object({ namesakes }),
  },
  "POST /pedigree/new": {
    summary: "Add a cat with all ancestors of its pedigree, or nothing",
    access: "member",
    body: z.object({ cat: ownCell, cells }),
    creates: true,
    data: z.object({ cat_id: id, placed: z.array(placed) }),
    errors: refusals,
  },
  "POST /cats/{id}/pedigree/grid/undo": {
    summary: "Take a saved pedigree back: links are removed, and cats that it added",
    access: onlineOwner,
    params: byCat,
    body: z.object({
      cat: z
        .boolean({ error: code("invalid") })
        .default(false)
        .describe("the save added the cat itself"),
      placed: z
        .array(
          z.object({
            position,
            child_id: idInBody(),
            cat_id: idInBody(),
            created: z.boolean({ error: code("invalid") }),
          }),
        )
        .max(ANCESTOR_COUNT, { error: code("invalid") }),
    }),
    creates: true,
    data: z.null(),
    errors: [
      "cat_not_found",
      "not_allowed",
      "no_parent_link",
      "changed_since",
      "cat_locked",
      "cat_under_review",
      "cat_is_parent",
      "cat_is_registered",
      "cat_has_order",
      "cat_has_application",
      "ad_with_club",
      "cat_is_certified",
      "cat_has_withheld_papers",
    ],
  },
});
