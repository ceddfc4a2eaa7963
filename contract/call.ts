/**
 * The declaration of an API call: the key gives method and path, the rest says who may call it, what goes in, what comes
 * out and what may go wrong. Server routes, the typed client, the OpenAPI document and the permission table are all made
 * from these declarations.
 */
import type { z } from "zod";
import type { ClubRight } from "@felistry/domain/accounts/club-rights.ts";
import type { ErrorCode } from "./errors.ts";
import type { SecurityEvent } from "./security-events.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type CallKey = `${Method} /${string}`;

/**
 * Rules that need to read a row. `…-reader` is owner, online owner or the club, by the right that fits (server/accounts/members/club-rights.test.ts); `…-owner` is owner or online owner;
 * `application-reader` takes a cat's id and also admits its applicant. The id says which input field holds the row's id.
 */
export type RowRule =
  | "cat-reader"
  | "cat-owner"
  | "cat-online-owner"
  | "metric-reader"
  | "metric-owner"
  | "pedigree-reader"
  | "pedigree-owner"
  | "cattery-owner"
  | "credential-owner"
  | "order-party"
  | "question-party"
  | "litter-party"
  | "litter-reader"
  | "mating-party"
  | "waiting-keeper"
  | "waiting-party"
  | "history-reader"
  | "application-reader"
  | "application-applicant"
  | "case-applicant"
  | "correction-reader"
  | "correction-asker"
  | "transfer-reader"
  | "transfer-asker"
  | "papers-asker"
  | "papers-holder";

/** Of files, which are known by their names. */
export type FileRule = "scan-reader" | "certificate-reader";

export type RowAccess =
  | { readonly rule: RowRule; readonly id: `params.${string}` | `body.${string}` }
  | { readonly rule: FileRule; readonly id: `params.${string}` };

/** `public`: anybody; `member`: role 1; `club:…`: a role of the club with that right. There is no default: a call without access does not compile. */
export type Access = "public" | "member" | ClubAccess | RowAccess;
export type ClubAccess = `club:${ClubRight}`;

/** The right that a call of the club needs, if it is one. */
export function clubRightOf(access: Access): ClubRight | null {
  return typeof access === "string" && access.startsWith("club:")
    ? (access.slice("club:".length) as ClubRight)
    : null;
}

/** How often a call may be made, to protect the site, its mailboxes and its disk. Beyond it the answer is 429. */
export interface CallLimit {
  /** Calls with the same name share a counter. */
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
  /** Whose calls are counted together: a member's from everywhere, or a network's, whoever is logged in there. */
  readonly per: "member" | "address";
  /** `here`: each process counts in memory, for calls so frequent that recording each would cost more than the call. */
  readonly counted?: "here";
}

/** What forms and the club's desk show as one item. Its `version` changes whenever any part of it does. */
export type Versioned =
  | "cat"
  | "cattery"
  | "metric"
  | "pedigree"
  | "credential"
  | "ad"
  | "ad-report"
  | "held-ad"
  | "application"
  | "correction"
  | "litter"
  | "litter-weights"
  | "planned-mating"
  | "pedigree-grid"
  | "dispute"
  | "judge"
  | "club"
  | "profile";

/** What `body.version` is the version of; `member` is the caller. */
export interface VersionedRow {
  readonly of: Versioned;
  readonly id: `params.${string}` | `body.${string}` | "member";
}

/** To whom answers of one language are the same, so that they may be kept ready until what they show changes. */
export type KeptFor = "everyone" | "guests";

/** The answer of a call that returns a file. */
export interface BytesSpec {
  /** As in the header. */
  readonly types: readonly string[];
  /** The answer has an ETag; a request with a current one is answered with 304. */
  readonly tagged?: true;
  /** Callers without access only learn that it does not exist: 404 in plain text, as for an invalid address. */
  readonly hidden?: true;
  /** The page where a guest logs in and finds the file. */
  readonly guestsTo?: `/${string}`;
}

/** With `bytes` it answers a file, else the envelope around `data`. */
export type CallSpec = DataSpec | FileSpec;

export interface DataSpec extends CommonSpec {
  /** The envelope's `data`. */
  readonly data: z.ZodType;
  readonly bytes?: undefined;
  readonly kept?: KeptFor;
}

/** Its limits count what has to be made, not what stands ready or is unchanged. */
export interface FileSpec extends CommonSpec {
  readonly bytes: BytesSpec;
  readonly data?: undefined;
}

interface CommonSpec {
  readonly summary: string;
  readonly access: Access;
  /** It only reads, and may be answered from a copy of the database that is up to two seconds behind. */
  readonly fromCopy?: true;
  /** Its address stands below the site's root in place of `/api`. */
  readonly atRoot?: true;
  readonly limits?: readonly CallLimit[];
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The largest JSON body, if not the usual one; see `mostBodyBytes`. */
  readonly bodyBytes?: number;
  /** `multipart` bodies are read by the handler; `body` describes their fields. */
  readonly bodyKind?: "json" | "multipart";
  /** The file in a multipart body is streamed, because it may be too large to hold in memory. */
  readonly streamed?: true;
  /** Fields that the specification puts next to `data`. */
  readonly beside?: z.ZodRawShape;
  /** A keyset-paged list: the envelope also has `page: { next, total? }`. */
  readonly paged?: true;
  /** The call may answer 204 without a body. */
  readonly mayBeEmpty?: true;
  /**
   * The caller decides on, or overwrites, something it has seen: if `body.version` is sent and outdated, the answer is 409
   * with the present state.
   */
  readonly versioned?: VersionedRow;
  /** Sent twice with the same `Idempotency-Key`, it runs once and answers twice. */
  readonly creates?: true;
  /** Afterwards the browser deletes everything stored by pages: the next user finds nothing of the member's. */
  readonly clearsStorage?: true;
  /** The security event logged when the call succeeds and, besides the usual events, when it is refused. */
  readonly securityEvent?: SecurityEvent;
  readonly refusalEvent?: SecurityEvent;
  readonly errors?: readonly ErrorCode[];
}

/** Enough for any public call's JSON body. */
export const PUBLIC_BODY_BYTES = 64 * 1024;

/** The most bytes of a call's JSON body; undefined leaves it to the server's own bound, which is above every field's. */
export function mostBodyBytes(spec: CallSpec): number | undefined {
  const ofPublic = spec.access === "public" ? PUBLIC_BODY_BYTES : undefined;
  return spec.bodyBytes ?? ofPublic;
}

/** Preserves the literal keys and schemas of a noun's calls in their types. */
export function calls<const Specs extends Record<CallKey, CallSpec>>(specs: Specs): Specs {
  return specs;
}

export function methodOf(key: CallKey): Method {
  return key.slice(0, key.indexOf(" ")) as Method;
}

/** The path with `{name}` placeholders, without the base that it stands below. */
export function pathOf(key: CallKey): string {
  return key.slice(key.indexOf(" ") + 1);
}

export type InputOf<Spec> = (Spec extends { params: z.ZodType }
  ? { params: z.input<Spec["params"]> }
  : unknown) &
  (Spec extends { query: z.ZodType }
    ? Record<string, never> extends z.input<Spec["query"]>
      ? { query?: z.input<Spec["query"]> }
      : { query: z.input<Spec["query"]> }
    : unknown) &
  (Spec extends { body: z.ZodType }
    ? undefined extends z.input<Spec["body"]>
      ? { body?: z.input<Spec["body"]> }
      : { body: z.input<Spec["body"]> }
    : unknown);

/** The whole envelope of a successful answer. */
export type AnswerOf<Spec> = { success: true; message: string } & (Spec extends { data: z.ZodType }
  ? { data: z.output<Spec["data"]> }
  : unknown) &
  (Spec extends { beside: z.ZodRawShape } ? z.output<z.ZodObject<Spec["beside"]>> : unknown) &
  (Spec extends { paged: true } ? { page: { next: string | null; total?: number } } : unknown);
