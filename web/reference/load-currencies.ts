/** The currencies a seller may choose. */
import type { Answer } from "@felistry/contract/api.ts";
import { orErrorScreen, type PageTools } from "../page-tools.ts";

export interface Currencies {
  readonly list: Answer<"GET /currencies">["data"];
  /** The currency of the seller's country. */
  readonly defaultId: number | null;
}

export async function loadCurrencies({ call }: Pick<PageTools, "call">): Promise<Currencies> {
  const [currencies, countries, me] = await orErrorScreen(
    Promise.all([
      call("GET /currencies", {}),
      call("GET /countries/en_ru", {}),
      call("GET /me", {}),
    ]),
  );
  const country = countries.data.find(({ id }) => id === me.data.country_id);
  return { list: currencies.data, defaultId: country?.currency_id ?? null };
}
