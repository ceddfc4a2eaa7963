import type { Answer } from "@felistry/contract/api.ts";
import type { CountedFact } from "@felistry/domain/credentials/shows/counted-facts.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

type Next = Answer<"GET /cats/{id}/titles">["data"]["next"][number];
type Words = (count: number, award: string) => string;

const words: Readonly<Record<CountedFact, Words>> = {
  certs_n: (count, award) => m.titles_missing_certs({ count, award }),
  judges_n: (count) => m.titles_missing_judges({ count }),
  countries_n: (count) => m.titles_missing_countries({ count }),
  regions_n: (count) => m.titles_missing_countries({ count }),
  points: (count) => m.titles_missing_points({ count }),
  finals_n: (count) => m.titles_missing_finals({ count }),
  top_n: (count) => m.titles_missing_tops({ count }),
  best_n: () => m.titles_missing_best(),
  age_mo: () => m.titles_missing_age(),
  far_n: () => m.titles_missing_far(),
  other_continent: () => m.titles_missing_continent(),
  isolated: () => m.titles_missing_isolated(),
};

/** "1 more CAC and 1 more judge". */
export function missingWords({ missing, award }: Next, locale: string): string {
  const parts = missing.map(({ fact, have, need }) =>
    words[fact]((need ?? 0) - (have ?? 0), award ?? ""),
  );
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(parts);
}
