/** The certificates of all kittens of a litter at once: for the breeder those of the breeder's cats, for the club all. */
import { type ClubRight, may } from "@felistry/domain/accounts/club-rights.ts";
import { buffer } from "node:stream/consumers";
import { giveCertificate, paperOf } from "../certificates/public.ts";
import { validCodes } from "../certificates/queries.ts";
import { statement } from "../db/statement.ts";
import type { Handler, Member } from "../http/handler.ts";
import { PRIVATE } from "../http/private-file.ts";
import { refuse } from "../http/refusal.ts";
import { type ArchiveEntry, zipOf } from "../storage/zip-writer.ts";

const KIND = "pedigree";

/** Not of one that another member has meanwhile: that member has its certificate. */
const certified = `select c.id, k.place from litter_kittens k join cats c on c.id = k.cat_id
  where k.litter_id = :id and c.registered = 1 and (:isClub or :memberId::int in (c.users_id, c.online_owner_id))
  order by c.id`;
const selectCertified = statement("litter_certified", certified);
const lockCertified = statement("litter_lock_certified", `${certified} for no key update of c`);

/** As with the certificates of one cat: whoever of the club reads cats has them, whoever works on cases issues them. */
const readerOf = (id: number, member: Pick<Member, "id" | "roleIds">, right: ClubRight) => ({
  id,
  memberId: member.id,
  isClub: may(member, right),
});

/** Cats are locked in the order of their ids, as everywhere. */
export const issueAllCertificates: Handler<"POST /litters/{id}/certificates"> = async (
  { params: { id } },
  { db, member },
) => {
  const kittens = await lockCertified(db, readerOf(id, member, "work_cases"));
  if (kittens.length === 0) refuse("litter_without_certificates");
  const issued = [];
  for (const { id: catId } of kittens.toSorted((one, other) => one.place - other.place)) {
    const code = await giveCertificate(db, { catId, kind: KIND, memberId: member.id });
    issued.push({ cat_id: catId, code });
  }
  return { data: issued };
};

export const serveAllCertificates: Handler<"GET /litters/{id}/certificates"> = async (
  { params: { id } },
  { db, member, services, requireRoom },
) => {
  const kittens = await selectCertified(db, readerOf(id, member, "read_cats"));
  const papers = await validCodes(db, { catIds: kittens.map((kitten) => kitten.id), kind: KIND });
  if (papers.length === 0) refuse("not_found");
  const entries: ArchiveEntry[] = [];
  for (const { code } of papers) {
    await requireRoom();
    const { name, content } = await paperOf(db, code, { member, services });
    entries.push({ name, content: Buffer.from(content) });
  }
  async function* each() {
    yield* entries;
  }
  return {
    type: "application/zip",
    content: await buffer(zipOf(each())),
    headers: {
      ...PRIVATE,
      "content-disposition": `attachment; filename="litter-${id}-certificates.zip"`,
    },
  };
};
