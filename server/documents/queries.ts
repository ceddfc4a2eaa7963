/** What other nouns may read of uploads. */
import type { UploadPrefix } from "@felistry/contract/documents.ts";
import { statement } from "../db/statement.ts";

/** The upload with this path, where this very member sent it for this very use; a photo call takes no other. */
export const ownUpload = statement<
  [path: string, memberId: number, prefix: UploadPrefix],
  { path: string }
>("upload_own", "select path from uploads where path = $1 and users_id = $2 and prefix = $3");
