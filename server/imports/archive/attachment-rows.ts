import type { AttachmentFault } from "@felistry/domain/imports/attached.ts";
import { statement, told } from "../../db/statement.ts";
import type { Db } from "../../db/transaction.ts";

/** In their order: it is that of a cat's photos. */
export const selectAttachments = statement(
  "import_attachments_next",
  `select place, cat_id, kind, file, said, credential_id from import_attachments
   where import_id = :importId and not is_done order by place limit :most::int`,
  told<{ said: Readonly<Record<string, unknown>> }>(),
);

export type Attachment = Awaited<ReturnType<typeof selectAttachments>>[number];

const end = statement(
  "import_attachment_end",
  "update import_attachments set is_done = true, refused = :fault? where import_id = :importId and place = :place",
);

export const endAttachment = (
  db: Db,
  done: { importId: number; place: number; fault: AttachmentFault | null },
) => end(db, done);

const endRest = statement(
  "import_attachments_end_rest",
  "update import_attachments set is_done = true, refused = :fault where import_id = :importId and not is_done",
);

export const refuseRest = (db: Db, rest: { importId: number; fault: AttachmentFault }) =>
  endRest(db, rest);

/** The member may have given the cat away, or deleted it. */
export const lockOwnCat = statement(
  "import_attachment_cat",
  "select id from cats where id = :catId and online_owner_id = :memberId for no key update",
);
