import type { FileReply } from "./handler.ts";

/** A body that is a string is JSON text already; with `keepFor` it may be kept ready while that version lasts. */
export type Success =
  | { readonly kind: "answer"; readonly body: object | string; readonly keepFor?: number }
  | { readonly kind: "empty" }
  | { readonly kind: "file"; readonly file: FileReply };
