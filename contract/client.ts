/**
 * The typed way to call the API. The key is method and path, so the client needs no table of routes and no
 * schema at run time: `call("GET /cats/{id}", { params: { id: 7 } })`.
 */
import type { Answer, ApiKey, Input } from "./api.ts";
import type { FieldError } from "./errors.ts";

export interface FailureBody {
  message: string;
  data?: unknown;
  errors?: FieldError[];
  requestId?: string;
}

/** An answer that is no success. `status` 0: there was no answer at all. */
export class ApiFailure extends Error {
  /** Known by its name: the page renderer is built apart and has a class of its own, the server throws the server's. */
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

export type ApiCaller = <Key extends ApiKey>(key: Key, input: Input<Key>) => Promise<Answer<Key>>;

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

/** What a 204 stands for. Only calls whose contract lets `data` be null answer so; of a key that is not known yet no type can tell. */
export function emptyAnswer<Key extends ApiKey>(): Answer<Key> {
  return { success: true, message: "", data: null } as unknown as Answer<Key>;
}

/** A caller over `fetch`, with cookies. There is no time limit: a slow answer is awaited (spec §7). */
export function fetchCaller(fetcher: typeof fetch = fetch, origin = ""): ApiCaller {
  return async <Key extends ApiKey>(key: Key, input: Input<Key>): Promise<Answer<Key>> => {
    const loose = input as LooseInput;
    const response = await fetcher(origin + urlOf(key, loose), {
      method: key.slice(0, key.indexOf(" ")),
      credentials: "include",
      ...(loose.body !== undefined && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(loose.body),
      }),
    }).catch((cause: Error) => {
      throw new ApiFailure(0, { message: cause.message });
    });
    if (response.status === 204) return emptyAnswer<Key>();
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok || body === null || (body as { success?: unknown }).success === false) {
      throw new ApiFailure(
        response.status,
        (body as FailureBody | null) ?? {
          message: `Error ${response.status} ${response.statusText}`,
        },
      );
    }
    return body as Answer<Key>;
  };
}
