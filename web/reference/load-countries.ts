/** Countries in the reader's order. */
import { wordIn } from "@felistry/domain/reference/word-in.ts";
import type { PageTools } from "../page-tools.ts";

export interface CountryOption {
  readonly id: number;
  readonly name: string;
}

export type ShowCountry = Awaited<ReturnType<typeof loadCountries>>[number];

/** Sorted in the loader, not on the screen: the server's and the browser's collations may differ. */
export async function loadCountries({
  call,
  locale,
}: Pick<PageTools, "call" | "locale">): Promise<(CountryOption & { readonly iso2: string })[]> {
  const { data } = await call("GET /countries/en_ru", {});
  return data
    .map((country) => ({
      id: country.id,
      iso2: country.iso2,
      name: wordIn(country, "country", locale),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
