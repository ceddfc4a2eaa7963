import { usePageTools } from "../../page-tools.ts";
import { loadMatingVerdict, type ClubVerdictFound } from "./load-club-verdict.ts";
import { useVerdict } from "./use-verdict.ts";

interface Numbered {
  readonly id: number;
}

/** What the rules will say, while the form of the litter is filled in. */
export function usePairVerdict(
  dam: Numbered | null,
  sire: Numbered | null,
  born: string,
): ClubVerdictFound | null {
  const { call } = usePageTools();
  return useVerdict(dam && sire && `${dam.id} ${sire.id} ${born}`, () =>
    loadMatingVerdict({ call }, { dam: dam!.id, sire: sire!.id, ...(born !== "" && { born }) }),
  );
}
