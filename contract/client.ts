/**
 * The typed API client. The key is method and path, so the client needs no table of routes and no schema at run time:
 * `call("GET /cats/{id}", { params: { id: 7 } })`.
 */
import type { Answer, DataKey, Input } from "./api.ts";
import type { FieldError } from "./error-details.ts";

export interface FailureBody {
  message: string;
  data?: unknown;
  errors?: FieldError[];
  requestId?: string;
}

/** A failed call. `status` 0: no answer at all. */
export class ApiFailure extends Error {
  /** Recognised by name: the page renderer is built separately and has another copy of the class, but the server throws the server's. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ApiFailure";
  }

  readonly status: number;
  readonly body: FailureBody;

  constructor(status: number, body: FailureBody) {
    super(body.message);
    this.name = "ApiFailure";
    this.status = status;
    this.body = body;
  }

  get fieldErrors(): FieldError[] {
    return this.body.errors ?? [];
  }
}

export type ApiCaller = <Key extends DataKey>(key: Key, input: Input<Key>) => Promise<Answer<Key>>;

interface LooseInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export function urlOf(key: string, { params = {}, query = {} }: LooseInput, base = "/api"): string {
  const path = key
    .slice(key.indexOf(" ") + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return `${base}${path}${search.size > 0 ? `?${search}` : ""}`;
}

/** What a 204 means. Only calls whose contract allows null `data` answer so, which the type of an unknown key cannot express. */
export function emptyAnswer<Key extends DataKey>(): Answer<Key> {
  return { success: true, message: "", data: null } as unknown as Answer<Key>;
}

/**
 * A caller based on `fetch`, with cookies. There is no time limit: a slow answer is awaited (spec §7). A POST whose answer
 * was lost is sent once more automatically, with a key that identifies it as the same one; the same happens if the user
 * presses the button again.
 */
export function fetchCaller(fetcher: typeof fetch = fetch, origin = ""): ApiCaller {
  /** Keys of calls with unknown outcome, by what was sent. */
  const unanswered = new Map<string, string>();
  return async <Key extends DataKey>(key: Key, input: Input<Key>): Promise<Answer<Key>> => {
    const loose = input as LooseInput;
    const method = key.slice(0, key.indexOf(" "));
    const url = origin + urlOf(key, loose);
    const body = loose.body === undefined ? undefined : JSON.stringify(loose.body);
    const sent = `${url} ${body}`;
    const once = method === "POST" ? (unanswered.get(sent) ?? newKey()) : null;
    if (once !== null) unanswered.set(sent, once);
    const headers = {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(once !== null && { "idempotency-key": once }),
    };
    // A request that cannot even be made throws here and is not a lost answer.
    const exchange = (): Promise<Exchanged> =>
      fetcher(url, {
        method,
        credentials: "include",
        ...(Object.keys(headers).length > 0 && { headers }),
        ...(body !== undefined && { body }),
      }).then(async (response) => ({ response, text: await response.text() }));
    const answered = await (once === null ? exchange() : exchange().catch(exchange)).catch(
      (cause: Error) => {
        throw new ApiFailure(0, { message: cause.message });
      },
    );
    if (answered.response.status < 500) unanswered.delete(sent);
    return answerIn<Key>(answered);
  };
}

/** An answer that broke off midway counts as none. */
interface Exchanged {
  readonly response: Response;
  readonly text: string;
}

function answerIn<Key extends DataKey>({ response, text }: Exchanged): Answer<Key> {
  if (response.status === 204) return emptyAnswer<Key>();
  const body = parsed(text);
  if (!response.ok || body === null || body.success === false) {
    throw new ApiFailure(
      response.status,
      body ?? { message: `Error ${response.status} ${response.statusText}` },
    );
  }
  // Not checked here, which would take schemas: the server's tests check its answers against the contract.
  return body as unknown as Answer<Key>;
}

function parsed(text: string): (FailureBody & { success?: unknown }) | null {
  try {
    return JSON.parse(text) as FailureBody;
  } catch {
    return null;
  }
}

const KEY_BYTES = 16;

/** `crypto.randomUUID` does not exist on pages without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
