/** What was changed of a request, in the reader's words: a name in place of an id. */
import type { CaseMessage } from "@felistry/contract/cases.ts";
import {
  AMENDED_FIELDS,
  isRequestField,
  type AmendedField,
} from "@felistry/domain/cases/amended.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { CorrectedFacts } from "../cats/public.ts";
import { correctionWords } from "../corrections/queries.ts";
import type { Db } from "../db/transaction.ts";
import type { Amendment } from "./amend.ts";

/** As the database has it. */
export type StoredMessage = Omit<CaseMessage, "amended"> & { readonly amended: Amendment | null };

type Values = Amendment["after"];

export async function threadInWords(
  db: Db,
  locale: Locale,
  thread: readonly StoredMessage[],
): Promise<CaseMessage[]> {
  const all = thread.flatMap(({ amended }) => (amended ? [amended.before, amended.after] : []));
  const words = all.length > 0 ? await correctionWords(db, locale, all.map(factsOf)) : null;
  const text = (field: AmendedField, values: Values) =>
    isRequestField(field)
      ? ((values[field] ?? null) as string | null)
      : words!(field, factsOf(values));
  return thread.map(({ amended, ...message }) => ({
    ...message,
    amended: fieldsOf(amended?.after ?? {}).map((field) => ({
      field,
      before: text(field, amended!.before),
      after: text(field, amended!.after),
    })),
  }));
}

const fieldsOf = (values: Values): AmendedField[] =>
  AMENDED_FIELDS.filter((field) => field in values);

/** Of a cat. */
const factsOf = (values: Values): CorrectedFacts =>
  Object.fromEntries(
    fieldsOf(values).flatMap((field) => (isRequestField(field) ? [] : [[field, values[field]]])),
  );
