/** Adds a cat together with its whole pedigree, or nothing. */
import { numberPrefixes } from "../registration/queries.ts";
import { addCatOfPaper } from "../cats/public.ts";
import { drawCatIds } from "../cats/queries.ts";
import { addTitles } from "../credentials/public.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { breedByEms } from "../reference/queries.ts";
import { requireNewCat } from "./grid-lines.ts";
import { forgetDraft } from "./grid-statements.ts";
import { Placing } from "./placing.ts";
import { takeTurn } from "./statements.ts";

export const saveNewCat: Handler<"POST /pedigree/new"> = async (
  { body },
  { db, member, today, services },
) => {
  await takeTurn(db);
  const { cat, sex, lines } = requireNewCat(body, today, await numberPrefixes(db, services.config));
  const { titles, breedEms, sexSaid: _said, ...paper } = cat;
  const [breed] = await breedByEms(db, { ems: breedEms! });
  if (!breed) refuse("bad_input", { fields: [{ field: "cat.text", code: "line_breed" }] });
  // The highest for the cat itself: lists are newest first, and thirty ancestors would hide it.
  const ids = await drawCatIds(db, lines.length + 1);
  const catId = await addCatOfPaper(db, member.id, {
    ...paper,
    id: ids.pop()!,
    sex,
    breed,
    breedOfCat: null,
    isMine: body.cat.is_my_cat === 1,
  });
  if (titles.length > 0) await addTitles(db, { catId, titles: [...titles] });
  const placing = new Placing(db, catId, member, ids);
  for (const line of lines) await placing.place(line);
  await forgetDraft(db, { memberId: member.id, catId: null });
  return { data: { cat_id: catId, placed: placing.placed } };
};
