/** What is wrong in a table, grouped by what would mend it, with the cats and lines that may be meant. */
import type { ImportCause } from "@felistry/contract/imports/repairs.ts";
import { stopsRow } from "@felistry/domain/imports/faults.ts";
import { readRow } from "@felistry/domain/imports/read-row.ts";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { faultWords } from "../fault-words.ts";
import { selectCauses, selectChoiceCats } from "./repair-statements.ts";
import { rowRules } from "../row-rules.ts";
import { rowsOfLines } from "./show-lines.ts";
import { selectImport } from "../statements.ts";

type Choice = ImportCause["choices"][number];

export const listImportCauses: Handler<"GET /imports/{id}/causes"> = async (
  { params: { id } },
  { db, member, services, today },
) => {
  const memberId = member.id;
  const [[found], [row]] = [
    await selectCauses(db, { id, memberId }),
    await selectImport(db, { id, memberId }),
  ];
  if (!found || !row) refuse("import_not_found");
  const { causes } = found;
  const numbers = (sign: string) => [
    ...new Set(
      causes.flatMap(({ choices }) =>
        (choices?.split(",") ?? [])
          .filter((one) => one.startsWith(sign))
          .map((one) => Number(one.slice(sign.length))),
      ),
    ),
  ];
  const known = new Map<string, Choice>();
  for (const { id: catId, ...cat } of await selectChoiceCats(db, {
    ids: numbers("cat:"),
    memberId,
  }))
    known.set(`cat:${catId}`, { choice: `cat:${catId}`, cat_id: catId, line: null, ...cat });
  const lines = numbers("line:");
  if (lines.length > 0) {
    const rules = await rowRules(db, {
      importId: id,
      mapping: row.mapping,
      dates: row.dates,
      today,
      registrationPrefix: services.config.registrationPrefix,
    });
    for (const { line, cells } of await rowsOfLines(db, id, lines)) {
      const { values } = readRow(line, cells, rules);
      const name = [values.prefix, values.name, values.suffix].filter(Boolean).join(" ");
      const { birthdate: born, breed, number } = values;
      const choice = `line:${line}`;
      known.set(choice, { choice, cat_id: null, line, name, born, breed, number, own: true });
    }
  }
  return {
    data: causes.map((cause) => ({
      ...cause,
      stops: stopsRow(cause),
      words: faultWords(cause),
      choices: (cause.choices?.split(",") ?? []).flatMap((one) => known.get(one) ?? []),
    })),
  };
};
