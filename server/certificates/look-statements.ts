import { momentText } from "../db/json-text.ts";
import { statement, told } from "../db/statement.ts";
import { wordPairs } from "../db/word-in.ts";
import type { CertificateWords } from "./statements.ts";

export type Texts = Readonly<Record<string, string>>;

interface Told {
  heading: Texts;
  foot: Texts;
  office: Texts;
}

const LOOK = `l.id, l.accent, l.heading, l.foot, l.signer, l.office, l.logo_url, l.signature_url, ${momentText("l.used_from")} as used_from`;

export const selectLook = statement(
  "club_look",
  `select ${LOOK}, l.club_id, k.names as club_names from club_looks l join clubs k on k.id = l.club_id where l.id = :id`,
  told<Told & { club_names: Texts }>(),
);

/** The used one, and what was saved after it. */
export const selectLooks = statement(
  "club_looks_of_club",
  `select ${LOOK} from club_looks l
   where l.id in (
     (select id from club_looks where club_id = :clubId and used_from is not null order by used_from desc, id desc limit 1),
     (select max(id) from club_looks where club_id = :clubId)
   ) order by l.id`,
  told<Told>(),
);

export const insertLook = statement(
  "club_look_insert",
  `insert into club_looks (club_id, accent, heading, foot, signer, office, logo_url, signature_url, set_by)
   values (:clubId, :accent, :heading::jsonb, :foot::jsonb, :signer?, :office::jsonb, :logoUrl?, :signatureUrl?, :memberId) returning id`,
);

/** The newest, once. */
export const markUsed = statement(
  "club_look_use",
  `update club_looks set used_from = now()
   where id = :id and club_id = :clubId and used_from is null and id = (select max(id) from club_looks where club_id = :clubId) returning id`,
);

/** Of the breed on specimens, whose colour is said by its code alone. */
export const selectSpecimenWords = statement(
  "club_look_specimen_words",
  `select json_build_object(${wordPairs("b.breed")}) as words from breeds b where b.ems = 'SIB'`,
  told<{ words: CertificateWords }>(),
);
