/** A handler's input and possible answers, typed by its call's declaration. */
import type { z } from "zod";
import type { Readable } from "node:stream";
import type { Api, ApiKey, FileKey, Input } from "@felistry/contract/api.ts";
import type { SecurityEvent } from "@felistry/contract/security-events.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Json } from "../db/json-text.ts";
import type { Db, Tx } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import type { CookieChange } from "./cookies.ts";

/** The member a session belongs to. */
export interface Member {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly roleIds: readonly number[];
  /** Of whose desk the member is; null if the member is of none, or there is one club only. */
  readonly clubId?: number | null;
}

export interface Caller {
  readonly member: Member | null;
  /** The session's renewed cookie, if today's use prolongs it. */
  readonly renewedCookie: CookieChange | null;
  readonly locale: Locale;
  readonly address: string;
  readonly requestId: string;
  /** Identifies a creating call that is sent again. */
  readonly idempotencyKey?: string;
  /** The browser's `User-Agent`. */
  readonly userAgent: string | undefined;
  readonly cookieHeader: string | undefined;
  /** Our cookies get a name here that no other host can set. */
  readonly hostOnlyCookies: boolean;
  /** The parts of the request that a file depends on. */
  readonly asked?: Asked;
  /** The answers become a page that may be kept; spoiled once one of them may be older than changes heard of. */
  readonly keeping?: { spoiled: boolean };
  /** Reads the multipart body of an upload, if there is one. */
  readonly parts?: () => Promise<MultipartBody>;
  /** The same for a file that is passed on as it arrives. */
  readonly streamedFile?: () => Promise<StreamedFile | null>;
}

export interface Asked {
  readonly protocol: "http" | "https";
  readonly host: string;
  /** `If-None-Match` */
  readonly knownTags: string | undefined;
  readonly acceptEncoding: string | undefined;
}

export interface MultipartBody {
  readonly fields: Record<string, string>;
  readonly file: { readonly name: string; readonly bytes: Buffer } | null;
}

export interface StreamedFile {
  readonly name: string;
  /** The announced number of bytes, including the little around the file; 0 if unknown. */
  readonly announced: number;
  /** Can be read once; after an early stop the rest is discarded. */
  readonly content: AsyncIterable<Buffer>;
}

/** A handler's additions to its call's entry in the security log. */
export interface Told {
  /** The member, or other row, that the call is about. */
  about?: number;
  /** Replaces what the call declares. */
  event?: SecurityEvent;
}

export interface BaseContext extends Caller {
  tell(facts: Told): void;
  readonly services: Services;
  /** Today, `yyyy-mm-dd` (UTC). */
  readonly today: string;
  setCookie(change: CookieChange): void;
}

export interface ReadContext extends BaseContext {
  readonly db: Db;
}

export interface FileContext extends Omit<BaseContext, "setCookie"> {
  readonly db: Db;
  readonly asked: Asked;
  /**
   * For a file that is not ready, before making it: counts the call for its limits, or for the one with this name.
   * @throws a refusal that says when to come back
   */
  requireRoom(limit?: string): Promise<void>;
}

export interface WriteContext extends BaseContext {
  readonly db: Tx;
  /** Runs when the transaction is committed, before the answer goes out. */
  onCommit(work: () => void | Promise<void>): void;
  /** Makes another call in this one's transaction, by all of that call's rules; refuses by throwing. */
  readonly make: <Key extends WriteKey>(key: Key, input: Input<Key>) => Promise<void>;
}

/** Calls that run in a transaction. */
export type WriteKey = {
  [Key in ApiKey]: Key extends `GET ${string}`
    ? never
    : Api[Key] extends { bodyKind: "multipart" }
      ? never
      : Key;
}[ApiKey];

/**
 * An upload: no transaction is open while its file is read and processed, so that slow senders and large pictures do
 * not occupy connections. The handler stores by separate statements.
 */
export interface UploadContext extends BaseContext {
  readonly db: Db;
  readonly file: MultipartBody["file"];
}

/** Like an upload, but the handler reads the file piece by piece while it arrives. */
export interface StreamContext extends BaseContext {
  readonly db: Db;
  readonly file: StreamedFile | null;
}

type Signed<Key extends ApiKey, Context> = Api[Key]["access"] extends "public"
  ? Context
  : Context & { readonly member: Member };

type ContextKind<Key extends ApiKey> = Key extends FileKey
  ? FileContext
  : Api[Key] extends { streamed: true }
    ? StreamContext
    : Api[Key] extends { bodyKind: "multipart" }
      ? UploadContext
      : Key extends `GET ${string}`
        ? ReadContext
        : WriteContext;

export type ContextOf<Key extends ApiKey> = Signed<Key, ContextKind<Key>>;

type Parsed<Spec, Name extends "params" | "query" | "body"> =
  Spec extends Record<Name, z.ZodType> ? z.output<Spec[Name]> : undefined;

export interface ParsedInput<Key extends ApiKey> {
  readonly params: Parsed<Api[Key], "params">;
  readonly query: Parsed<Api[Key], "query">;
  readonly body: Parsed<Api[Key], "body">;
}

/** The position of a list's next page, as in the envelope. */
interface Page {
  readonly next: string | null;
  readonly total?: number;
}

/** The envelope as text around such a value: a hot read does not parse PostgreSQL's JSON. */
export class JsonText<Value, Paged extends boolean = false> {
  declare readonly around: (value: Value) => Value;
  declare readonly paged: Paged;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A file, ready to send. */
export interface FileReply<Type extends string = string> {
  readonly type: Type;
  /** Null: the caller's copy is still current. */
  readonly content: Uint8Array | Readable | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** 204, the specification's "none". */
export const EMPTY = Symbol("204");

type Reply<Spec> = { message?: string } & (Spec extends { data: z.ZodType }
  ? { data: z.input<Spec["data"]> }
  : unknown) &
  (Spec extends { beside: z.ZodRawShape } ? z.input<z.ZodObject<Spec["beside"]>> : unknown) &
  (Spec extends { paged: true } ? { page: Page } : unknown);

/** A call's whole answer as text; not for calls that answer more than `data`. */
export type TextOf<Key extends ApiKey> = Api[Key] extends { beside: object }
  ? never
  : Api[Key] extends { data: infer Data extends z.ZodType }
    ? JsonText<z.input<Data>, Api[Key] extends { paged: true } ? true : false>
    : never;

export type HandlerReply<Key extends ApiKey> = Api[Key] extends {
  bytes: { types: readonly (infer Type extends string)[] };
}
  ? FileReply<Type>
  : Reply<Api[Key]> | TextOf<Key> | (Api[Key] extends { mayBeEmpty: true } ? typeof EMPTY : never);

export type Handler<Key extends ApiKey> = (
  input: ParsedInput<Key>,
  context: ContextOf<Key>,
) => Promise<HandlerReply<Key>>;

export type Handlers<Key extends ApiKey = ApiKey> = { readonly [K in Key]: Handler<K> };

/** `{"success":true,…}` around a `data` that is already JSON text. */
export function envelopeText<Value>(data: Json<Value>, message: string): JsonText<Value>;
export function envelopeText<Value>(
  data: Json<Value>,
  message: string,
  page: Page,
): JsonText<Value, true>;
export function envelopeText<Value>(
  data: Json<Value>,
  message: string,
  page?: Page,
): JsonText<Value, boolean> {
  const tail = page ? `,"page":${JSON.stringify(page)}` : "";
  return new JsonText(
    `{"success":true,"message":${JSON.stringify(message)},"data":${data}${tail}}`,
  );
}
