import type { BreedChoice } from "../breed-choices.ts";
import type { FoundAds } from "../sales.ts";
import { ChosenFilters } from "./chosen-filters.tsx";
import { MarketFilters } from "./market-filters.tsx";
import type { MarketQuery } from "./market-query.ts";

interface FiltersProps {
  readonly query: MarketQuery;
  readonly breeds: readonly BreedChoice[];
  readonly found: FoundAds | null;
  /** In which prices are said besides; the address need not name it. */
  readonly currency: string | undefined;
}

export function Filters(props: FiltersProps) {
  return (
    <>
      {props.breeds.length > 0 && <MarketFilters {...props} />}
      <ChosenFilters {...props} />
    </>
  );
}
