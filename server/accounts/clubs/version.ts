import { locales } from "@felistry/i18n/locale.ts";
import { presentState, versionOf } from "../../db/versioned.ts";

/** A club that names no language answers in all of the site's, and its form shows them ticked. */
const LANGUAGES = `case k.languages when '{}' then '{${locales.join(",")}}' else k.languages end`;

/** SQL over `clubs k`: what its form shows, by field name. */
const state = `jsonb_build_object('number_prefix', k.number_prefix, 'region', k.region, 'languages', ${LANGUAGES})
  || (select coalesce(jsonb_object_agg('names.' || n.key, n.value), '{}') from jsonb_each(k.names) n)`;

export const clubVersion = versionOf(state);

export const clubVersionRules = {
  club: presentState(
    "club",
    "select from clubs where id = :rowId for no key update",
    state,
    "from clubs k where k.id = :rowId",
  ),
};
