/** Who issued a paper, and under whose rules, where no label says so: its head names a club, and marks name a system. */
import { printedText } from "../field-values.ts";
import { isClubName } from "./issuers.ts";
import type { LabelKey } from "../labels.ts";
import type { Reader } from "../reader.ts";
import type { FieldOrNot, Vocabulary } from "../recognised.ts";
import { skeleton } from "../scripts.ts";
import type { Segment } from "../segments.ts";

export function systemOf(
  reader: Reader,
  values: ReadonlyMap<LabelKey, readonly Segment[]>,
  { systems }: Vocabulary,
): FieldOrNot {
  const labelled = values.get("system")?.[0];
  const inText = (text: string) => systemIn(text, systems);
  if (labelled) {
    const abb = inText(labelled.text);
    if (abb) return reader.field(abb, [labelled]);
  }
  // A number names the registry of its ancestor, not that of the paper.
  const lines = reader.sheets
    .flatMap((sheet) => sheet.segments)
    .filter(({ text }) => !/\d{3}/u.test(text));
  const found = lines.flatMap((line) => {
    const abb = inText(line.text);
    return abb ? { abb, line } : [];
  });
  const said = found.find(({ abb }) => WORLD.has(abb)) ?? found[0];
  return said ? reader.field(said.abb, [said.line], 0.9) : null;
}

/** A member's paper names its federation too, which is the paper's system. */
const WORLD: ReadonlySet<string> = new Set(["FIFe", "WCF", "TICA", "CFA", "WACC"]);

function systemIn(text: string, systems: Vocabulary["systems"]): string | null {
  const said = text.split(/[^\p{L}\p{N}]+/u).map(skeleton);
  const whole = skeleton(text);
  const byAbb = systems.find(
    ({ abb }) =>
      said.includes(skeleton(abb)) || (abb.includes(" ") && whole.includes(skeleton(abb))),
  );
  if (byAbb) return byAbb.abb;
  const byName = systems.find(({ name }) => whole.includes(skeleton(name.replace(/\(.*\)/u, ""))));
  return byName?.abb ?? null;
}

/** Whose member the issuer is stands below its name. */
const OF_WHOM =
  /^(?:angeschlossen|mitglied|member|medlem|membre|membro|члены?\s|член|aangesloten|lid van|affili|jäsen|człon|člen|в системе|system)/iu;
const HEAD = 0.3;

/** A mark by itself names nobody. */
const LONGEST_MARK = 6;

/** A club prints its name above everything, without a label. */
export function issuerWithoutLabel(reader: Reader): FieldOrNot {
  for (const sheet of reader.sheets) {
    const clubs = sheet.segments.filter(
      ({ text }) => isClubName(text) && text.length > LONGEST_MARK,
    );
    const own = clubs.filter(({ text }) => !OF_WHOM.test(text) && !/\d{3}/u.test(text));
    const head = own.filter(({ y }) => y < sheet.height * HEAD);
    // Marks of an emblem stand above the name.
    const line =
      head.find(({ words }) => words.length > 2) ??
      head[0] ??
      own.find(({ y }) => y > sheet.height * (1 - HEAD / 2));
    if (line) return reader.field(printedText(line.text), [line], 0.9);
  }
  return null;
}
