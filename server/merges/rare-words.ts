/** A word that so few cats bear tells who is meant, whatever else of the name is written otherwise. */
const RARE = 20;

/** SQL for the ids of cats that have a rare word of these: one look into the index of words for each. */
export const havingRareWord = (words: string) => `
  select few.id from unnest(${words}) said(word)
  cross join lateral (select array_agg(w.cat_id) as ids from (select cat_id from cat_words where word = said.word limit ${RARE + 1}) w) found
  cross join lateral unnest(found.ids) few(id)
  where cardinality(found.ids) <= ${RARE}`;
