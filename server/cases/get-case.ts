import { may } from "@felistry/domain/accounts/club-rights.ts";
import { isDeskKind } from "@felistry/domain/cases/checks.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { selectApplicationRecord } from "../registration/queries.ts";
import { adviceOnCase, neededFor } from "./advice.ts";
import { selectCase, selectColleagues, selectNext, selectNextOfKind } from "./statements.ts";

export const getCase: Handler<"GET /admin/cases/{id}"> = async (
  { params: { id }, query: { kind = null } },
  { db, member, locale, today },
) => {
  const viewerId = member.id;
  const [found] = await selectCase(db, { id, viewerId, locale });
  if (!found) refuse("case_not_found");
  const [colleagues, [next], advice, [application]] = await Promise.all([
    selectColleagues(db, { locale }),
    kind === null ? selectNext(db, { id, viewerId }) : selectNextOfKind(db, { id, viewerId, kind }),
    adviceOnCase(found, { db, locale, today }),
    found.kind === "application"
      ? selectApplicationRecord(db, { applicationId: found.subject_id, locale })
      : [],
  ]);
  const { kind: ofKind, state, applicant } = found;
  const isOwn = applicant?.id === viewerId;
  const isOpen = state === "waiting" || state === "asked";
  const isDesk = isDeskKind(ofKind);
  return {
    data: {
      ...found,
      opened_at: found.opened_at!,
      waiting: found.waiting!,
      version: application?.record.version ?? 0,
      needed: isDesk
        ? await neededFor({ kind: ofKind, subject_id: found.subject_id }, advice, db)
        : [],
      may_decide: isDesk && isOpen && !isOwn && may(member, "decide_cases") ? 1 : 0,
      is_own: isOwn ? 1 : 0,
      verdict: advice?.told ?? null,
      application: application?.record ?? null,
      colleagues,
      next_id: next!.id,
    },
  };
};
