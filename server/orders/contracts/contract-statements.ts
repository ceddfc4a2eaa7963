import { statement } from "../../db/statement.ts";

/** The newest code is the only one. */
export const deleteSigningCode = statement(
  "signing_code_delete",
  "delete from signing_codes where order_id = :orderId and member_id = :memberId",
);

export const insertSigningCode = statement(
  "signing_code_insert",
  `insert into signing_codes (order_id, member_id, code_hash, contract_hash)
   values (:orderId, :memberId, :codeHash, :contractHash)`,
);

export const selectSigningCode = statement(
  "signing_code_of_side",
  `select id, code_hash, contract_hash, created_at <= now() - make_interval(mins => :minutes) as is_over
   from signing_codes where order_id = :orderId and member_id = :memberId`,
);

export const insertContract = statement(
  "order_contract_insert",
  `insert into order_contracts (order_id, text, hash) values (:orderId, :text, :hash)
   on conflict (order_id) do nothing`,
);

export const insertSignature = statement(
  "order_signature_insert",
  `insert into order_signatures (order_id, member_id, contract_hash) values (:orderId, :memberId, :contractHash)`,
);
