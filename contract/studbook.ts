/** The club's studbook: figures by year and breed, open data, and the printed book. */
import { z } from "zod";
import { calls } from "./call.ts";
import { code, id, idInPath, moment, optional, query } from "./fields.ts";
import { share } from "./inbreeding.ts";
import { HOUR_SECONDS } from "./limits.ts";

const YEAR = /^(?:19|20)\d{2}$/;
const EMS = /^[A-Za-z]{3}$/;

const year = z
  .string()
  .regex(YEAR, { error: code("unknown_query") })
  .transform(Number);
const breed = z
  .string()
  .regex(EMS, { error: code("unknown_query") })
  .transform((ems) => ems.toUpperCase())
  .describe("the EMS code of the breed");

const figures = {
  registered: z.int(),
  males: z.int(),
  litters: z.int().describe("litters of which at least one kitten was registered"),
  kittens: z.int().describe("registered kittens of these litters"),
  imports: z.int().describe("cats with a number in another registry"),
  catteries: z.int().describe("different affixes"),
  founders: z.int().describe("different ancestors without known parents"),
  with_parents: z.int().describe("cats with both parents known"),
  inbreeding: share.describe("mean coefficient of inbreeding, from all known ancestors"),
};
const figuresShape = z.object(figures);
export type StudbookFigures = z.output<typeof figuresShape>;

const ofYear = z.object({ year: z.int(), ...figures });

const named = { ems: z.string(), name: z.string() };
const ofBreed = z.object({ ...named, ...figures });
export type StudbookBreed = z.output<typeof ofBreed>;

const colour = z.object({
  ems: z.string(),
  words: z.string().describe("in the language of the request"),
  cats: z.int(),
});
export type StudbookColour = z.output<typeof colour>;

const book = z.object({
  id,
  year: z.int(),
  breed: z.object(named).nullable().describe("null: all breeds"),
  started_at: moment,
  finished_at: moment.nullable(),
  failed: z.boolean(),
  printed: z.int(),
  total: z.int(),
  pages: z.int(),
  bytes: z.number(),
});
export type StudbookBook = z.output<typeof book>;

/** `statistics.csv`, or the cats registered in a year. */
const OPEN_DATA = /^(?:statistics\.csv|studbook-(?:19|20)\d{2}\.(?:csv|jsonld))$/;

export const studbookBookBody = z.object({
  year: z
    .union([z.number(), z.string().regex(YEAR, { error: code("required") })], {
      error: code("required"),
    })
    .transform(Number)
    .pipe(
      z
        .int({ error: code("invalid") })
        .min(1900, { error: code("invalid") })
        .max(2099, { error: code("invalid") }),
    ),
  breed: optional(z.string().regex(EMS, { error: code("invalid") })).describe(
    "the EMS code of one breed",
  ),
});

export const studbookCalls = calls({
  "GET /studbook": {
    summary: "The studbook's figures by year, the newest first",
    access: "public",
    fromCopy: true,
    data: z.array(ofYear),
    beside: { counted_at: moment.nullable().describe("null: not counted yet") },
  },
  "GET /studbook/{year}": {
    summary: "The studbook's figures of a year by breed, and its commonest colours",
    access: "public",
    fromCopy: true,
    params: z.object({ year }),
    data: z.object({
      all: figuresShape,
      breeds: z.array(ofBreed).describe("the largest first"),
      colours: z.array(colour),
    }),
    errors: ["studbook_year_not_found"],
  },
  "GET /studbook/{year}/{breed}": {
    summary: "The studbook's figures of a breed in a year, its other years, and its colours",
    access: "public",
    fromCopy: true,
    params: z.object({ year, breed }),
    data: z.object({
      breed: ofBreed,
      years: z.array(ofYear).describe("the oldest first"),
      colours: z.array(colour),
    }),
    errors: ["studbook_year_not_found"],
  },
  "GET /open-data/{name}": {
    summary:
      "What the club publishes, to be used by programs: `statistics.csv`, and the registered cats of a year as `studbook-2026.csv` or `studbook-2026.jsonld`",
    access: "public",
    atRoot: true,
    limits: [{ name: "open-data", most: 120, windowSeconds: HOUR_SECONDS, per: "address" }],
    params: z.object({ name: z.string().regex(OPEN_DATA) }),
    bytes: { types: ["text/csv; charset=utf-8", "application/ld+json; charset=utf-8"] },
    errors: ["not_found"],
  },
  "GET /admin/studbook": {
    summary:
      "The printed studbooks, and the years that can be printed; of several clubs, each but the first reads its own, with the figures of its cats",
    access: "club:read_studbook",
    query: query({
      year: year
        .nullable()
        .default(null)
        .describe("of whose breeds and colours a club reads the figures"),
    }),
    data: z.array(book),
    beside: {
      years: z.array(z.int()),
      figures: z
        .array(ofYear)
        .describe(
          "of the caller's club, the newest year first; none for the first, whose figures are the public ones",
        ),
      breeds: z.array(ofBreed).describe("of the year that is asked for, the largest first"),
      colours: z.array(colour).describe("of that year, the commonest first"),
    },
  },
  "POST /admin/studbook": {
    summary:
      "Count the figures anew and print the studbook of a year in place of an earlier print; one that is being printed is answered",
    access: "club:print_studbook",
    body: studbookBookBody,
    data: book,
    errors: ["studbook_year_not_found", "breed_not_found"],
  },
  "GET /admin/studbook/{id}/studbook.pdf": {
    summary: "A printed studbook",
    access: "club:read_studbook",
    atRoot: true,
    params: z.object({ id: idInPath }),
    bytes: { types: ["application/pdf"], guestsTo: "/admin/studbook" },
    errors: ["not_found"],
  },
});
