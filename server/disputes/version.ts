import { presentState, versionOf } from "../db/versioned.ts";

/**
 * SQL over `disputes d`: how far it is, what both sides have said of it, and in the order's thread. Numbers only: whoever is a
 * party to it learns nothing that the desk reads.
 */
const state = `jsonb_build_object('stage', d.stage,
  'said', (select coalesce(max(s.id), 0) from dispute_statements s where s.dispute_id = d.id),
  'written', (select coalesce(max(g.id), 0) from order_messages g where g.order_id = d.order_id),
  'moved', (select coalesce(max(e.id), 0) from order_events e where e.order_id = d.order_id))`;

export const disputeVersion = versionOf(state);

export const disputeVersionRules = {
  dispute: presentState(
    "dispute",
    "select from disputes where id = :rowId for update",
    state,
    "from disputes d where d.id = :rowId",
  ),
};
