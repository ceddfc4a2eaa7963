import { usePageTools } from "../page-tools.ts";
import { ClubVerdictCard } from "../rules/club/club-verdict-card.tsx";
import { useFilledVerdict } from "../rules/club/use-filled-verdict.ts";
import type { FormRef } from "../ui/form/field-checks.ts";

const UNJUDGED: readonly string[] = ["reason", "evidence_url"];

/** What the club will see of the correction, before it is sent. Nothing while it changes nothing. */
export function WantedVerdict({ catId, form }: { catId: number; form: FormRef }) {
  const { call } = usePageTools();
  const verdict = useFilledVerdict(form, async (filled) => {
    const params = { id: catId };
    const facts = Object.entries(filled).filter(([name]) => !UNJUDGED.includes(name));
    const body = Object.fromEntries(facts);
    return (await call("POST /cats/{id}/corrections/club-rules", { params, body })).data;
  });
  return verdict && <ClubVerdictCard verdict={verdict} />;
}
