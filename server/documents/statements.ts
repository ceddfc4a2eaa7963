import type { UploadPrefix } from "@felistry/contract/documents.ts";
import { statement } from "../db/statement.ts";

type NewUpload = [
  path: string,
  memberId: number,
  prefix: UploadPrefix,
  originalKey: string,
  width: number,
  height: number,
  bytes: number,
  files: readonly string[],
];

export const insertUpload = statement<NewUpload, never>(
  "upload_insert",
  "insert into uploads (path, users_id, prefix, original_key, width, height, bytes, files) values ($1, $2, $3, $4, $5, $6, $7, $8)",
);
