/** How much of other programs' files is read correctly, measured against their makers' statements. */
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import {
  ASSIGNED_FIELDS,
  type ColumnMapping,
  COLUMNS_JOINED_MAX,
  columnsOf,
  type ImportField,
} from "@felistry/domain/imports/columns.ts";
import { DATE_ORDERS } from "@felistry/domain/imports/dates.ts";
import { isLeft } from "@felistry/domain/imports/headings/left-columns.ts";
import { guessColumns } from "@felistry/domain/imports/headings/guess-columns.ts";
import { bookOf, type Repair } from "@felistry/domain/imports/repairs.ts";
import { catsOf, type Chosen, type ReadCat, type Table, tableIn } from "./foreign-cats.ts";
import {
  compared,
  FIELDS,
  type FirstTry,
  isGiven,
  matching,
  plain,
  type TruthCat,
} from "./foreign-truth.ts";

export interface FileFigures extends FirstTry {
  /** Right after a member has set the columns and read words otherwise, as the screen offers. */
  readonly offered: number;
}

/** `withOffers` also measures what the screen's offers reach, which takes minutes: else `offered` is what the first try did. */
export async function figuresOf(folder: string, withOffers: boolean): Promise<FileFigures[]> {
  const names = (await readdir(folder, { recursive: true })).toSorted();
  const truths = names.filter((name) => name.endsWith(".truth.json"));
  const figures: FileFigures[] = [];
  for (const truth of truths) {
    const told = JSON.parse(await readFile(join(folder, truth), "utf8")) as {
      file?: string;
      program?: string;
      cats?: TruthCat[];
    };
    if (told.file === undefined || told.cats === undefined) continue;
    figures.push(
      await figuresOfFile(
        join(folder, dirname(truth), told.file),
        told.program ?? "",
        told.cats,
        withOffers,
      ),
    );
  }
  return figures;
}

async function figuresOfFile(
  path: string,
  program: string,
  truth: readonly TruthCat[],
  withOffers: boolean,
): Promise<FileFigures> {
  const file = basename(path);
  try {
    const table = await tableIn(path);
    const judged = async (mapping: ColumnMapping, chosen?: Chosen) => {
      const cats = await catsOf(table, mapping, chosen);
      const left = new Set(unmapped(table.headings, mapping, cats));
      const beside = { columns: left, lines: table.left.lines };
      return { cats, figures: compared(file, program, truth, cats, beside) };
    };
    const mapping = guessColumns(table.headings);
    const { figures } = await judged(mapping);
    const reached = withOffers
      ? await offered(judged, { table, mapping, figures, truth })
      : figures.right;
    return { ...figures, offered: reached };
  } catch (error) {
    const fields = truth.reduce(
      (sum, cat) => sum + FIELDS.filter((field) => isGiven(cat, field)).length,
      0,
    );
    return {
      file,
      program,
      fields,
      right: 0,
      offered: 0,
      lost: 0,
      faults: [`not read: ${String(error)}`],
    };
  }
}

type Judged = (
  mapping: ColumnMapping,
  chosen?: Chosen,
) => Promise<{ cats: readonly ReadCat[]; figures: FirstTry }>;

interface Offer {
  readonly table: Table;
  readonly mapping: ColumnMapping;
  readonly figures: FirstTry;
  readonly truth: readonly TruthCat[];
}

/** Days are read in either order, each column is tried as each field that the screen lists, alone and joined; what is right more often is kept. Then each word with a fault is read as the truth has it. */
async function offered(judged: Judged, { table, mapping, figures, truth }: Offer): Promise<number> {
  let best: { mapping: ColumnMapping; right: number; chosen?: Chosen } = {
    mapping,
    right: figures.right,
  };
  const attempt = async (tried: ColumnMapping, chosen = best.chosen) => {
    const { right } = (await judged(tried, chosen)).figures;
    if (right > best.right) best = { mapping: tried, right, ...(chosen && { chosen }) };
  };
  for (const dates of DATE_ORDERS) await attempt(best.mapping, { dates });
  for (const column of table.headings.keys())
    for (const field of ASSIGNED_FIELDS) {
      if (best.right === figures.fields) return best.right;
      for (const tried of waysOf(best.mapping, field, column)) await attempt(tried);
    }
  const { cats } = await judged(best.mapping, best.chosen);
  const repairs = bookOf(wordsRead(cats, best.mapping, truth));
  const mended = await judged(best.mapping, { ...best.chosen, repairs });
  return Math.max(best.right, mended.figures.right);
}

/** The column as that field alone, and beside those that the field has. */
function waysOf(mapping: ColumnMapping, field: ImportField, column: number): ColumnMapping[] {
  const own = columnsOf(mapping, field);
  if (own.includes(column)) return [];
  const others = Object.fromEntries(Object.entries(mapping).filter(([, at]) => at !== column));
  const joined = [...own, column].toSorted((one, other) => one - other);
  const alone: ColumnMapping = { ...others, [field]: column };
  const isJoined = own.length > 0 && joined.length <= COLUMNS_JOINED_MAX;
  return isJoined ? [alone, { ...others, [field]: joined }] : [alone];
}

const WORDS = { sex: "sex", birth: "birthdate", breed: "breed", ems: "ems" } as const;

/** The value repairs that a member who knows the cats would make. */
function wordsRead(
  cats: readonly ReadCat[],
  mapping: ColumnMapping,
  truth: readonly TruthCat[],
): Repair[] {
  const left = new Set(cats);
  return truth.flatMap((cat) => {
    const read = matching(cat, [...left]);
    if (!read) return [];
    left.delete(read);
    return (Object.keys(WORDS) as (keyof typeof WORDS)[]).flatMap((field): Repair[] => {
      const column = WORDS[field];
      const [at, becomes] = [columnsOf(mapping, column)[0], cat[field]];
      if (at === undefined || becomes === null) return [];
      if (!read.said.some((fault) => fault.field === column)) return [];
      const value = (read.cells[at] ?? "").trim();
      return [{ kind: "value", line: 0, field: column, value, becomes }];
    });
  });
}

/** Columns that no field has taken: the screen lists them as not imported. */
function unmapped(
  headings: readonly string[],
  mapping: ColumnMapping,
  cats: readonly ReadCat[],
): string[] {
  const isOfNoField = isLeft(mapping);
  return headings.flatMap((_, i) =>
    cats
      .map(({ cells }) => cells[i] ?? "")
      .filter((cell) => isOfNoField(i, cell))
      .map(plain)
      .filter(Boolean),
  );
}
