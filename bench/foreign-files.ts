/** How much of other programs' files is read correctly, measured against their makers' statements. */
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type ColumnMapping, columnsOf, IMPORT_FIELDS } from "@felistry/domain/imports/columns.ts";
import { isLeft } from "@felistry/domain/imports/headings/left-columns.ts";
import { guessColumns } from "@felistry/domain/imports/headings/guess-columns.ts";
import { bookOf, type Repair, type RepairBook } from "@felistry/domain/imports/repairs.ts";
import { catsOf, type ReadCat, type Table, tableIn } from "./foreign-cats.ts";
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
    const judged = async (mapping: ColumnMapping, repairs?: RepairBook) => {
      const cats = await catsOf(table, mapping, repairs);
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
  repairs?: RepairBook,
) => Promise<{ cats: readonly ReadCat[]; figures: FirstTry }>;

interface Offer {
  readonly table: Table;
  readonly mapping: ColumnMapping;
  readonly figures: FirstTry;
  readonly truth: readonly TruthCat[];
}

/** Each column is tried as each field, and kept where more is right; then each word with a fault is read as the truth has it. */
async function offered(judged: Judged, { table, mapping, figures, truth }: Offer): Promise<number> {
  let best = { mapping, right: figures.right };
  if (best.right === figures.fields) return best.right;
  for (const column of table.headings.keys())
    for (const field of IMPORT_FIELDS) {
      if (best.mapping[field] === column) continue;
      const others = Object.entries(best.mapping).filter(([, at]) => at !== column);
      const tried: ColumnMapping = { ...Object.fromEntries(others), [field]: column };
      const { right } = (await judged(tried)).figures;
      if (right > best.right) best = { mapping: tried, right };
    }
  const { cats } = await judged(best.mapping);
  const mended = await judged(best.mapping, bookOf(wordsRead(cats, best.mapping, truth)));
  return Math.max(best.right, mended.figures.right);
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
