/** The table's words for ages, states and columns. */
import type { HerdAge, HerdSort, HerdState } from "@felistry/domain/herd/herd-view.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

export const AGE_WORDS: Readonly<Record<HerdAge, () => string>> = {
  kitten: m.herd_age_kitten,
  young: m.herd_age_young,
  adult: m.herd_age_adult,
};

export const STATE_WORDS: Readonly<Record<HerdState, () => string>> = {
  registered: m.herd_state_registered,
  pending: m.herd_state_pending,
  ad: m.herd_state_ad,
  ordered: m.herd_state_ordered,
  reserved: m.herd_state_reserved,
  sold: m.herd_state_sold,
  deceased: m.herd_state_deceased,
};

export const COLUMN_WORDS: Readonly<Record<HerdSort, () => string>> = {
  newest: m.herd_column_newest,
  name: m.herd_column_name,
  sex: m.herd_column_sex,
  breed: m.herd_column_breed,
  colour: m.herd_column_colour,
  born: m.herd_column_born,
  number: m.herd_column_number,
  sire: m.herd_column_sire,
  dam: m.herd_column_dam,
  tags: m.herd_column_tags,
  state: m.herd_column_state,
};
