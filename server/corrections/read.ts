import { may } from "@felistry/domain/accounts/club-rights.ts";
import type { CorrectedField } from "@felistry/domain/corrections/correction.ts";
import { isTouched } from "@felistry/domain/corrections/touched.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";
import { specOf } from "@felistry/domain/cats/field-lists.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { CorrectedFacts } from "../cats/public.ts";
import { validNaming } from "../certificates/queries.ts";
import type { Db } from "../db/transaction.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { envelopeText, type Handler, type ReadContext } from "../http/handler.ts";
import { networkOf } from "../http/limits/network.ts";
import { selectCorrection, selectNames, selectOwn, selectWaiting } from "./statements.ts";

const NEWEST = 2_147_483_647;

export const listOwn: Handler<"GET /me/corrections"> = async ({ query }, { db, member }) => {
  const [beforeId] = decodeCursor(query.cursor, [rowId]) ?? [NEWEST];
  const { cat_id: catId = null, limit } = query;
  const [page] = await selectOwn(db, { memberId: member.id, catId, beforeId, limit });
  const { json, found, last_id } = page!;
  return envelopeText(json, "", { next: found > query.limit ? encodeCursor([last_id!]) : null });
};

export const listWaiting: Handler<"GET /corrections/waiting"> = async (
  { query },
  { db, locale },
) => {
  const [afterId] = decodeCursor(query.cursor, [rowId]) ?? [0];
  const [page] = await selectWaiting(db, { afterId, limit: query.limit, locale });
  const { json, found, last_id } = page!;
  return envelopeText(json, "", { next: found > query.limit ? encodeCursor([last_id!]) : null });
};

export const getCorrection: Handler<"GET /corrections/{id}"> = async ({ params }, context) => {
  const { db, member, locale } = context;
  const [row] = await selectCorrection(db, { id: params.id, locale });
  const { changes, before, now, asker_id, asker, offspring, titles, asked_case_id, ...brief } =
    row!;
  const isOpen = row!.status === "asked";
  const isClub = may(member, "decide_cases");
  const isAmended = isOpen && asker_id === member.id && asked_case_id !== null;
  const words = await wordsOf(db, locale, [changes, before, now]);
  return {
    data: {
      ...brief,
      asker: { id: asker_id, name: asker },
      may_withdraw: isOpen && asker_id === member.id ? 1 : 0,
      may_decide: isOpen && isClub && asker_id !== member.id ? 1 : 0,
      asked_case_id: isAmended ? asked_case_id : null,
      asked: isAmended ? changes : null,
      changes: row!.fields.map((field) => ({
        field,
        before: words(field, before),
        after: words(field, changes),
        now: words(field, now),
      })),
      touches: {
        certificates: isOpen ? await touchedCertificates(db, row!.cat_id, row!.fields) : [],
        offspring,
        titles,
        inbreeding: await inbreedingOf(row!, context),
      },
    },
  };
};

async function touchedCertificates(db: Db, catId: number, fields: readonly CorrectedField[]) {
  const naming = await validNaming(db, { catId });
  return naming
    .filter((certificate) => isTouched(certificate, fields))
    .map(({ code, kind, cat_id, name }) => ({ code, kind, cat: { id: cat_id, name } }));
}

type Facts = Awaited<ReturnType<typeof selectCorrection>>[number];

/** Of the cat with the parents that it had when it was asked, and with those asked for. */
async function inbreedingOf(
  { fields, before, changes, now }: Facts,
  { services, address }: Pick<ReadContext, "services" | "address">,
) {
  if (!fields.includes("mother_id") && !fields.includes("father_id")) return null;
  const coefficientOf = async ({ father_id: sire, mother_id: dam }: CorrectedFacts) => {
    if (!sire || !dam) return 0;
    const depth = { limit: "paths" } as const;
    const report = await services.reckoning.report(networkOf(address), { sire, dam }, depth);
    return report.coefficient;
  };
  return {
    before: await coefficientOf({ ...now, ...before }),
    after: await coefficientOf({ ...now, ...changes }),
  };
}

const KINDS = ["cat", "member", "breed"] as const;

/** Says values in words: names for ids, the code of a colour. */
export async function wordsOf(db: Db, locale: Locale, all: readonly CorrectedFacts[]) {
  const idsOf = (kind: (typeof KINDS)[number]) =>
    all.flatMap((facts) =>
      Object.entries(facts).flatMap(([field, value]) =>
        specOf(field as CorrectedField).kind === kind && value !== null ? [value as number] : [],
      ),
    );
  const [cats, members, breeds] = KINDS.map(idsOf) as [number[], number[], number[]];
  const names = await selectNames(db, { cats, members, breeds, locale });
  const nameOf = new Map(names.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return (field: CorrectedField, facts: CorrectedFacts): string | null => {
    if (field === "ems") return (facts.ems && colourEms(facts.ems)) || null;
    const value = facts[field] ?? null;
    if (value === null) return null;
    return nameOf.get(`${specOf(field).kind} ${value}`) ?? String(value);
  };
}
