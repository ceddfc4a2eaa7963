/** The asker, whom the club has asked back, changes an open request in place. */
import { sayAmended } from "../cases/public.ts";
import type { Tx } from "../db/transaction.ts";
import { amendRow, selectAsked } from "./statements.ts";

const FIELDS = ["club", "number", "titles", "remarks"] as const;

type Asked = Readonly<Record<(typeof FIELDS)[number], string | null>> & {
  readonly club: string;
  readonly paper: string | null;
};

interface AskedBack {
  readonly case_id: number;
  readonly subject_id: number;
}

export async function amendTransfer(
  tx: Tx,
  { case_id: caseId, subject_id: id }: AskedBack,
  asked: Asked,
  memberId: number,
): Promise<void> {
  const [was] = await selectAsked(tx, { id });
  const { club, number, titles, remarks, paper } = asked;
  await amendRow(tx, { id, club, number, titles, remarks, paper });
  const changed = FIELDS.filter((field) => was![field] !== asked[field]);
  const of = (values: Readonly<Record<(typeof FIELDS)[number], string | null>>) => ({
    ...Object.fromEntries(changed.map((field) => [field, values[field]])),
    ...(was!.paper !== paper && { paper_url: null }),
  });
  await sayAmended(tx, { caseId, memberId }, { before: of(was!), after: of(asked) });
}
