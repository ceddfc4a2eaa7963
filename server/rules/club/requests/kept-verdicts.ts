/** What the rules said of a request on the day on which the club decided it: as the desk was told, and as its asker was. */
import { NOBODY } from "../../../accounts/queries.ts";
import { CLUB_ROLES } from "@felistry/domain/accounts/club-rights.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Db, Tx } from "../../../db/transaction.ts";
import type { Judgement } from "../advice.ts";
import { insertRequestVerdict, selectPartCats, selectRequestVerdict } from "./kept-statements.ts";
import type { Viewer } from "../told-to.ts";
import {
  recordVerdict,
  sayVerdict,
  type ToldVerdict,
  type VerdictRecord,
} from "../verdict-record.ts";
import { strongest } from "../verdicts.ts";

/** Of one of the two. */
export type RequestId =
  | { readonly correctionId: number; readonly transferId: null }
  | { readonly correctionId: null; readonly transferId: number };

export async function keepRequestVerdict(
  tx: Tx,
  of: RequestId,
  {
    judgement,
    clubId,
    askerId,
  }: { readonly judgement: Judgement; readonly clubId: number; readonly askerId: number },
): Promise<void> {
  const { book, parts, toldTo } = judgement;
  const as = (viewer: Viewer) => {
    const told = toldTo(viewer);
    return withoutNames(recordVerdict(told, book, strongest(told)));
  };
  const desk = as({ id: NOBODY, roleIds: [CLUB_ROLES.decider], clubId });
  await insertRequestVerdict(tx, {
    ...of,
    clubId,
    verdict: strongest(parts),
    versions: book.version,
    toDesk: JSON.stringify(desk),
    toAsker: JSON.stringify(as({ id: askerId })),
  });
}

/** Cats may be renamed, merged and deleted: how they are called is read when it is said. */
function withoutNames(record: VerdictRecord): VerdictRecord {
  const nameless = ({ id }: { readonly id: number }) => ({ id, name: "" });
  return {
    ...record,
    parts: record.parts.map((part) => ({
      ...part,
      cat: part.cat && { ...part.cat, name: "" },
      young: part.young.map(nameless),
    })),
  };
}

/** Null if it was not decided, or before verdicts of requests were kept. */
export async function keptVerdictOf(
  of: RequestId,
  {
    db,
    locale,
    member,
  }: { readonly db: Db; readonly locale: Locale; readonly member: NonNullable<Viewer> },
): Promise<ToldVerdict | null> {
  const [kept] = await selectRequestVerdict(db, of);
  if (!kept) return null;
  const record = kept.asker_id === member.id ? kept.to_asker : kept.to_desk;
  return sayVerdict(await withNames(db, record), locale, kept.made_at);
}

async function withNames(db: Db, record: VerdictRecord): Promise<VerdictRecord> {
  const { parts } = record;
  const ids = parts.flatMap(({ cat, young }) => [cat?.id ?? null, ...young.map(({ id }) => id)]);
  const cats = await selectPartCats(db, { ids: [...new Set(ids.filter((id) => id !== null))] });
  const names = new Map(cats.map(({ id, name }) => [id, name]));
  const called = (id: number | null) => {
    const name = id === null ? undefined : names.get(id);
    return name === undefined || id === null ? [] : [{ id, name }];
  };
  return {
    ...record,
    parts: parts.map((part) => ({
      ...part,
      cat: called(part.cat?.id ?? null)[0] ?? null,
      young: part.young.flatMap(({ id }) => called(id)),
    })),
  };
}
