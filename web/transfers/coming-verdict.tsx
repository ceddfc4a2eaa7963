import { usePageTools } from "../page-tools.ts";
import { ClubVerdictCard } from "../rules/club/club-verdict-card.tsx";
import { useFilledVerdict, type Filled } from "../rules/club/use-filled-verdict.ts";
import type { FormRef } from "../ui/form/field-checks.ts";

/** What the club that is to take the cat will see, once the other club and the number are entered. */
export function ComingVerdict({ catId, form }: { catId: number; form: FormRef }) {
  const { call } = usePageTools();
  const load = async (club: string, number: string, titles: string) => {
    const query = { club, number, titled: titles === "" ? "0" : "1" } as const;
    const params = { id: catId };
    return (await call("GET /cats/{id}/transfers/club-rules", { params, query })).data;
  };
  const verdict = useFilledVerdict(form, (filled: Filled) => {
    const [club, number, titles] = (["club", "number", "titles"] as const).map((name) =>
      (filled[name] ?? "").trim(),
    ) as [string, string, string];
    return club === "" || number === "" ? null : load(club, number, titles);
  });
  return verdict && <ClubVerdictCard verdict={verdict} />;
}
