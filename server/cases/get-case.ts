import { may } from "@felistry/domain/accounts/club-rights.ts";
import { isDeskKind } from "@felistry/domain/cases/checks.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { deskLitter } from "../litters/queries.ts";
import { selectApplicationRecord } from "../registration/public.ts";
import { adviceOnCase, neededFor, verdictOfDecided } from "./advice.ts";
import { seenVersion } from "./seen-version.ts";
import { threadInWords } from "./thread-words.ts";
import {
  selectCase,
  selectColleagues,
  selectNext,
  selectNextOfKind,
  selectSubject,
} from "./statements.ts";

export const getCase: Handler<"GET /admin/cases/{id}"> = async (
  { params: { id }, query: { kind = null } },
  { db, member, locale, today },
) => {
  const viewerId = member.id;
  const [subject] = await selectSubject(db, { id, viewerId });
  if (!subject) refuse("case_not_found");
  // Before what is shown of it: a change in between then makes the decision one about an older version. Of an application
  // with what it is of, by one statement.
  const seen = subject.kind === "application" ? null : await seenVersion(db, subject);
  const [found] = await selectCase(db, { id, viewerId, locale });
  if (!found) refuse("case_not_found");
  const [colleagues, [next], advice, [application], litter] = await Promise.all([
    selectColleagues(db, { locale }),
    kind === null ? selectNext(db, { id, viewerId }) : selectNextOfKind(db, { id, viewerId, kind }),
    adviceOnCase(found, { db, locale, today, member }),
    found.kind === "application"
      ? selectApplicationRecord(db, { applicationId: found.subject_id, locale })
      : [],
    found.kind === "litter" ? deskLitter(db, { id: found.subject_id, locale }) : null,
  ]);
  const { kind: ofKind, state, applicant } = found;
  const isOwn = applicant?.id === viewerId;
  const isOpen = state === "waiting" || state === "asked";
  const isDesk = isDeskKind(ofKind);
  return {
    data: {
      ...found,
      thread: await threadInWords(db, locale, found.thread),
      opened_at: found.opened_at!,
      waiting: found.waiting!,
      version: application?.record.version ?? seen ?? 0,
      needed: isDesk
        ? await neededFor({ kind: ofKind, subject_id: found.subject_id }, advice, db)
        : [],
      may_decide: isDesk && isOpen && !isOwn && may(member, "decide_cases") ? 1 : 0,
      is_own: isOwn ? 1 : 0,
      verdict: advice?.told ?? (await verdictOfDecided(found, { db, locale, today, member })),
      application: application?.record ?? null,
      litter,
      colleagues,
      next_id: next!.id,
    },
  };
};
