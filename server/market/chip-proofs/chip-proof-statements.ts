import { shownName } from "../../accounts/queries.ts";
import { momentText } from "../../db/json-text.ts";
import { statement, told } from "../../db/statement.ts";

/** The number of a cat with an ad, if it is one of 15 digits. */
export const selectProvable = statement(
  "chip_provable",
  `select regexp_replace(c.chip, '[ .-]', '', 'g') as chip from cats c join sales s on s.cat_id = c.id
   where c.id = :catId and regexp_replace(c.chip, '[ .-]', '', 'g') ~ '^[0-9]{15}$'`,
  told<{ chip: string }>(),
);

export const selectOwnProof = statement(
  "chip_proof_own",
  `select id, case when status = 'asked' and expires_at < now() then 'fallen' else status end as status, code,
          ${momentText("expires_at")} as expires_at, path as photo, reason, ${momentText("decided_at")} as decided_at
   from chip_proofs where cat_id = :catId and seller_id = :memberId order by id desc limit 1`,
  told<{ status: "asked" | "sent" | "confirmed" | "declined" | "fallen"; expires_at: string }>(),
);

/** A code asked for again is a new one. */
export const dropAsked = statement(
  "chip_proof_drop_asked",
  "update chip_proofs set status = 'fallen' where cat_id = :catId and status = 'asked'",
);

/** No row while the club has a photo, or has confirmed the chip. */
export const insertProof = statement(
  "chip_proof_insert",
  `insert into chip_proofs (cat_id, seller_id, chip, code, expires_at)
   values (:catId, :memberId, :chip, :code, now() + make_interval(days => :days::int))
   on conflict (cat_id) where status in ('asked', 'sent', 'confirmed') do nothing
   returning code, ${momentText("expires_at")} as expires_at`,
  told<{ expires_at: string }>(),
);

export const lockAsked = statement(
  "chip_proof_lock_asked",
  `select id from chip_proofs where cat_id = :catId and seller_id = :memberId and status = 'asked' and expires_at >= now() for update`,
);

export const sendProof = statement(
  "chip_proof_send",
  "update chip_proofs set status = 'sent', path = :path, sent_at = now() where id = :proofId",
);

/** Nobody of the club sees their own. */
export const selectSentProofs = statement(
  "chip_proofs_sent",
  `select p.id, p.cat_id, concat_ws(' ', c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix) as cat_name,
          ${shownName("u", ":locale")} as seller, p.code, right(p.chip, 4) as chip_end, p.path as photo, ${momentText("p.sent_at")} as sent_at
   from chip_proofs p join cats c on c.id = p.cat_id join users u on u.id = p.seller_id
   where p.status = 'sent' and p.id > :afterId and p.seller_id <> :viewerId order by p.id limit :limit::int + 1`,
  told<{ cat_name: string; seller: string; chip_end: string; photo: string; sent_at: string }>(),
);

export const lockProof = statement(
  "chip_proof_lock",
  "select status, seller_id, cat_id from chip_proofs where id = :proofId for update",
);

/** The photo of a declined one is deleted. */
export const decideProof = statement(
  "chip_proof_decide",
  `update chip_proofs set status = :status, reason = :reason?, decided_at = now(), decided_by = :adminId,
     path = case when :status = 'confirmed' then path end where id = :proofId`,
);
