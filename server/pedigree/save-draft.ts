import type { GridCell } from "@felistry/contract/pedigree/pedigree-grid.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { nameKey } from "@felistry/domain/cats/name-key.ts";
import { storedName } from "@felistry/domain/cats/printed-name.ts";
import { readPedigreeCell } from "@felistry/domain/pedigree/pedigree-cell.ts";
import { sexAt } from "@felistry/domain/pedigree/positions.ts";
import type { Handler } from "../http/handler.ts";
import { forgetDraft, keepDraft, selectNamesakes } from "./grid-statements.ts";

/** One call keeps what is typed and says who it may be: a call for each name would be thirty. */
export const savePedigreeDraft: Handler<"PUT /cats/{id}/pedigree/draft"> = async (
  { params, body: { cells } },
  { db, member, locale },
) => {
  const whose = { memberId: member.id, catId: params.id };
  if (cells.length === 0) {
    await forgetDraft(db, whose);
    return { data: { namesakes: [] } };
  }
  await keepDraft(db, { ...whose, cells: JSON.stringify(cells) });
  const wanted = JSON.stringify(cells.flatMap(wantedOf));
  const [found] = await selectNamesakes(db, { wanted, locale });
  return { data: found! };
};

function wantedOf({ position, text, cat_id }: GridCell) {
  if (cat_id !== null) return [];
  const { name, number } = readPedigreeCell(text);
  const stored = name && storedName(name);
  if (!stored) return [];
  return [{ position, sex: sexAt(position), name_key: nameKey(displayName(stored)), number }];
}
