/** A photo, a test's scan or a paper with its scan, of a cat that an import has stored. */
import type { UploadPrefix } from "@felistry/contract/documents.ts";
import type { AttachedDocument } from "@felistry/domain/imports/attached.ts";
import { addScan } from "../../credentials/public.ts";
import type { Tx } from "../../db/transaction.ts";
import {
  addDocument,
  keepPicture,
  recordPicture,
  requireForeignNumber,
} from "../../documents/public.ts";
import { refuse } from "../../http/refusal.ts";
import { numberPrefixes } from "../../registration/queries.ts";
import { attachPhoto } from "../../photos/public.ts";
import { systemByAbb } from "../../reference/queries.ts";
import type { Services } from "../../services.ts";
import { type Attachment, lockOwnCat } from "./attachment-rows.ts";

const USES: Readonly<Record<Attachment["kind"], UploadPrefix>> = {
  photo: "cat-photo",
  credential: "credential",
  metric: "metric",
  pedigree: "pedigree",
  // Has no picture.
  tag: "cat-photo",
};

/** @param commit runs what it is given in one transaction */
export async function attachOne(
  services: Services,
  memberId: number,
  attachment: Attachment,
  bytes: Buffer,
  commit: (record: (tx: Tx) => Promise<void>) => Promise<void>,
): Promise<void> {
  const sent = { memberId, bytes, use: USES[attachment.kind] };
  await keepPicture(services.background, services, sent, (made) =>
    commit(async (tx) => {
      const [cat] = await lockOwnCat(tx, { catId: attachment.cat_id, memberId });
      if (!cat) refuse("cat_not_found");
      await recordPicture(tx, sent, made);
      await record(tx, services, attachment, made.path);
    }),
  );
}

async function record(
  tx: Tx,
  services: Services,
  { kind, cat_id: catId, credential_id: id, said }: Attachment,
  path: string,
): Promise<void> {
  if (kind === "photo") return attachPhoto(tx, catId, { path, chosen: said["chosen"] === true });
  if (kind === "credential") {
    const [added] = await addScan(tx, { id: id!, catId, path });
    if (!added) refuse("cat_not_found");
    return;
  }
  if (kind === "tag") return;
  const { number, issued_by: issuedBy, system } = said as unknown as AttachedDocument;
  requireForeignNumber(`${kind}_num`, number, await numberPrefixes(tx, services.config));
  const [found] = await systemByAbb(tx, { abb: system });
  if (!found) refuse("bad_input", { fields: [{ field: "cat_systems_id", code: "system" }] });
  await addDocument(tx, kind, { catId, number, issuedBy, systemId: found.id, scan: path });
}
