/** Changes of what the club has decided about the market. */
import { decision, earlier, otherMember, removed, type Tampering } from "./tampered-row.ts";

const takenDown = decision("taken_down_ads");
const report = decision("ad_reports", "status <> 'open'");
const held = decision("held_ads", "decided_by is not null");
const refused = decision("held_ads", "outcome = 'refused'");
const RULINGS = "kind in ('decide', 'decide_again')";
const dispute = decision("disputes", "for_side is not null");
const ruling = decision("dispute_statements", RULINGS);
const chipProof = decision("chip_proofs", "status in ('confirmed', 'declined')");
const sellerMark = decision("seller_marks");
const otherSide = () => "for_side = case for_side when 'buyer' then 'seller' else 'buyer' end";

export const MARKET_TAMPERINGS: readonly Tampering[] = [
  takenDown((n) => `reason = 'Forged ${n}'`),
  takenDown((n) => otherMember(n, "taken_down_by")),
  takenDown(
    () => "lifted_at = coalesce(lifted_at, now()) + interval '1 hour', lifted_by = taken_down_by",
  ),
  report(() => "status = case status when 'dismissed' then 'taken_down' else 'dismissed' end"),
  report((n) => `note = 'Forged ${n}'`),
  report((n) => earlier(n, "decided_at")),
  report(() => "status = 'open', decided_at = null, decided_by = null"),
  refused(() => "outcome = 'released', note = null"),
  held((n) => `note = 'Forged ${n}', outcome = 'refused'`),
  held((n) => otherMember(n, "decided_by")),
  held(() => "outcome = 'settled', decided_by = null, note = null"),
  dispute(otherSide),
  dispute(() => "was_appealed = not was_appealed"),
  dispute(() => "for_side = null"),
  ruling(otherSide),
  ruling((n) => `text = 'Forged ${n}'`),
  ruling((n) => otherMember(n, "author_id")),
  ruling(() => "kind = 'evidence'"),
  chipProof(() => "status = case status when 'confirmed' then 'declined' else 'fallen' end"),
  chipProof((n) => `chip = chip || '${n}'`),
  chipProof((n) => earlier(n, "decided_at")),
  sellerMark(() => "mark = 'name'"),
  sellerMark((n) => otherMember(n, "marked_by")),
  sellerMark(() => "withdrawn_at = now(), withdrawn_by = marked_by, reason = 'Forged'"),
  ...["taken_down_ads", "seller_marks"].map((table) => removed(table)),
  removed("ad_reports", "status <> 'open'"),
  removed("held_ads", "decided_by is not null"),
  removed("chip_proofs", "status in ('confirmed', 'declined')"),
  removed("dispute_statements", RULINGS),
];
