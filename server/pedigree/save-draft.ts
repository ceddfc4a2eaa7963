/** One call keeps what is typed and says who it may be: a call for each name would be thirty. */
import type { Handler } from "../http/handler.ts";
import { forgetDraft, keepDraft } from "./grid-statements.ts";
import { namesakesOf, typedCats } from "./namesakes.ts";

export const savePedigreeDraft: Handler<"PUT /cats/{id}/pedigree/draft"> = async (
  { params, body: { cells } },
  { db, member, locale },
) => {
  const whose = { memberId: member.id, catId: params.id };
  if (cells.length === 0) {
    await forgetDraft(db, whose);
    return { data: { namesakes: [] } };
  }
  await keepDraft(db, { ...whose, cells: JSON.stringify(cells), cat: null });
  return { data: { namesakes: await namesakesOf(db, typedCats(cells), whose.catId, locale) } };
};

export const saveNewDraft: Handler<"PUT /pedigree/new"> = async (
  { body: { cat, cells } },
  { db, member, locale },
) => {
  const whose = { memberId: member.id, catId: null };
  if (cells.length === 0 && cat.text === "") {
    await forgetDraft(db, whose);
    return { data: { namesakes: [] } };
  }
  await keepDraft(db, { ...whose, cells: JSON.stringify(cells), cat: JSON.stringify(cat) });
  return { data: { namesakes: await namesakesOf(db, typedCats(cells, cat), null, locale) } };
};
