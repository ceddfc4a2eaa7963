import type { Handler } from "../../http/handler.ts";
import { selectClubs } from "./club-statements.ts";

/** The first club has the site's name. */
export const listClubs: Handler<"GET /clubs"> = async (_input, { db, locale, services }) => {
  const site = services.config.siteName[locale];
  const clubs = await selectClubs(db);
  return {
    data: clubs.map(({ id, names, region, languages }) => ({
      id,
      name: names[locale] ?? site,
      region,
      languages,
    })),
  };
};
