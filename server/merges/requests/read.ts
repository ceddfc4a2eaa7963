import { may } from "@felistry/domain/accounts/club-rights.ts";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { shown, sidesOf } from "../merge-cats.ts";
import { presentPairVersion } from "./pair-version.ts";
import { selectRequest } from "./statements.ts";

export const getMergeRequest: Handler<"GET /admin/merge-requests/{id}"> = async (
  { params: { id } },
  { db, member, locale },
) => {
  const [row] = await selectRequest(db, { id, locale });
  if (!row) refuse("case_not_found");
  const { asker_id, asker, cat_id: kept_id, seen_version, certificates, ...request } = row;
  const { other_id, status } = request;
  const isOpen = status === "asked";
  const version = isOpen ? await presentPairVersion(db, kept_id, other_id) : null;
  const [kept, gone] = isOpen ? await sidesOf(db, kept_id, other_id, locale) : [];
  return {
    data: {
      ...request,
      kept_id,
      asker: { id: asker_id, name: asker },
      may_withdraw: isOpen && asker_id === member.id && may(member, "decide_cases") ? 1 : 0,
      pair:
        kept && gone
          ? {
              kept: shown(kept),
              gone: shown(gone),
              certificates: gone.registered === 1 && kept.registered === 1 ? certificates : 0,
              has_changed: version === seen_version ? 0 : 1,
            }
          : null,
    },
  };
};
