import type { Locale } from "@felistry/i18n/locale.ts";
import { shownClub } from "../../accounts/queries.ts";
import type { Tx } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { selectName } from "./statements.ts";

interface Reader {
  readonly db: Tx;
  readonly locale: Locale;
  readonly services: Pick<Services, "config">;
}

export async function nameAsItIsNow(id: number, { db, locale, services }: Reader) {
  const [name] = await selectName(db, { id, locale });
  return { data: shownClub(name!, locale, services.config) };
}
