/** Compares the reading with the print, field by field. */
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import type { FieldOrNot, ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import type { PaperCat, PaperPedigree } from "./paper-pedigree.ts";

export interface Compared {
  /** `number`, `cat name`, `ancestor EMS` … */
  readonly field: string;
  readonly position: number;
  readonly printed: string;
  readonly read: string;
  readonly right: boolean;
}

/** Every printed field once. */
export function compared(paper: PaperPedigree, read: ReadPedigree): Compared[] {
  const compare = (
    field: string,
    position: number,
    printed: string,
    found: FieldOrNot | undefined,
  ): Compared => {
    const value = found?.value ?? "";
    return { field, position, printed, read: value, right: plain(value) === plain(printed) };
  };
  const { cat } = paper;
  return [
    compare("number", 1, paper.number, read.number),
    compare("issuer", 1, paper.issuer, read.issuer),
    compare("system", 1, paper.system, read.system),
    compare("cat name", 1, fullName(cat), joined(read.cat.prefix, read.cat.name, read.cat.suffix)),
    compare("cat affix", 1, affixOf(cat), joined(read.cat.prefix, read.cat.suffix)),
    compare("sex", 1, paper.sex, read.cat.sex),
    compare("breed", 1, paper.breed, read.cat.breed),
    compare("EMS code", 1, emsOf(cat), read.cat.ems),
    compare("birth date", 1, cat.birthdate, read.cat.birthdate),
    compare("breeder", 1, paper.breeder, read.breeder),
    compare("owner", 1, paper.owner, read.owner),
    ...[...paper.ancestors].flatMap(([position, ancestor]) => {
      const found = read.ancestors.find((one) => one.position === position);
      return [
        compare(
          "ancestor name",
          position,
          fullName(ancestor),
          found && joined(found.prefix, found.name, found.suffix),
        ),
        compare(
          "ancestor affix",
          position,
          affixOf(ancestor),
          found && joined(found.prefix, found.suffix),
        ),
        compare("ancestor EMS code", position, emsOf(ancestor), found?.ems),
        compare("ancestor number", position, ancestor.number, found?.number),
      ];
    }),
  ];
}

function joined(...fields: FieldOrNot[]): FieldOrNot {
  const parts = fields.filter((field) => field !== null);
  return parts.length === 0
    ? null
    : { ...parts[0]!, value: parts.map(({ value }) => value).join(" ") };
}

/** The registry keeps no star in a name (decisions §10.13). */
function fullName({ prefix, name, suffix }: PaperCat): string {
  return [prefix.replace("*", " "), name, suffix].filter(Boolean).join(" ");
}

function affixOf({ prefix, suffix }: PaperCat): string {
  return [prefix.replace("*", " "), suffix].filter(Boolean).join(" ");
}

function emsOf({ ems }: PaperCat): string {
  const parsed = parseEms(ems);
  return parsed.ok ? parsed.normalised : ems;
}

function plain(text: string): string {
  return text.replaceAll("’", "'").replaceAll("ё", "е").trim();
}

export function share(results: readonly Compared[]): number {
  return results.filter(({ right }) => right).length / (results.length || 1);
}
