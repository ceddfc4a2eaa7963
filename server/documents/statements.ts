import { statement } from "../db/statement.ts";

export const insertUpload = statement(
  "upload_insert",
  "insert into uploads (path, users_id, prefix, original_key, width, height, bytes, files, print) values (:path, :memberId, :prefix, :originalKey, :width, :height, :bytes, :files, :print?)",
);
