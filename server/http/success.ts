import type { FileReply } from "./handler.ts";

/** A string body is already JSON text; with `keepFor` it may be kept while that version is current. */
export type Success =
  | { readonly kind: "answer"; readonly body: object | string; readonly keepFor?: number }
  | { readonly kind: "empty" }
  | { readonly kind: "file"; readonly file: FileReply };
