/** What the lines below the cat's name say of it among other words: its sex and its breed. */
import { breedNamed } from "./field-values.ts";
import { sexSaidIn } from "./form/heading-cat.ts";
import type { Reader } from "./reader.ts";
import type { FieldOrNot, Vocabulary } from "./recognised.ts";
import type { Segment } from "./segments.ts";

/** Two different sexes are a choice, whose crossed box no label explains. */
export function sexOfLines(reader: Reader, lines: readonly Segment[]): FieldOrNot {
  const said = lines.flatMap((line) => {
    const sex = sexSaidIn(line.text);
    return sex === null ? [] : [{ sex, line }];
  });
  const [first] = said;
  return first && said.every(({ sex }) => sex === first.sex)
    ? reader.field(first.sex, [first.line], 0.95)
    : null;
}

/** Among other words: "Bengal, male, black spotted tabby". */
export function breedOfLines(
  reader: Reader,
  lines: readonly Segment[],
  vocabulary: Vocabulary,
): FieldOrNot {
  for (const line of lines)
    for (const part of line.text.split(/[,;·|()•–]+/u)) {
      const breed = breedNamed(part.trim(), vocabulary);
      if (breed !== null) return reader.field(breed, [line], 0.95);
    }
  return null;
}
