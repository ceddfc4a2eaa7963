/** Shared by tests of all calls: a world in which each call can be made, ways to distort it, and rules for every refusal. */
import { afterAll, beforeAll, expect } from "vitest";
import { z } from "zod";
import { apiKeys, baseOf, specOf, type ApiKey } from "@felistry/contract/api.ts";
import { urlOf } from "@felistry/contract/client.ts";
import { methodOf, pathOf } from "@felistry/contract/call.ts";
import type { Refusal } from "@felistry/contract/error-details.ts";
import { checkRefusal } from "./answer-check.ts";
import { sampleCalls, type SampleWorld } from "./sample-calls.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";

export interface Sample {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

export interface Sent extends Sample {
  cookie?: string;
  /** In place of a JSON body. */
  text?: string;
  path?: string;
  method?: string;
  headers?: Record<string, string>;
}

const dataKeys = apiKeys.filter((key) => !specOf(key).bytes);
export const fileKeys = apiKeys.filter((key) => specOf(key).bytes);
export const withParams = dataKeys.filter((key) => specOf(key).params);
export const withQuery = apiKeys.filter((key) => specOf(key).query);
export const withBody = apiKeys.filter(
  (key) => specOf(key).body && specOf(key).bodyKind !== "multipart",
);
export const withRequiredBody = withBody.filter((key) => !specOf(key).body!.safeParse({}).success);
export const multipart = apiKeys.filter((key) => specOf(key).bodyKind === "multipart");
export const writes = apiKeys.filter((key) => methodOf(key) !== "GET");
export const notPublic = dataKeys.filter((key) => specOf(key).access !== "public");

/** Arbitrary ids. */
export function placeholders(key: ApiKey): Record<string, string> {
  return Object.fromEntries(
    [...pathOf(key).matchAll(/\{(\w+)\}/g)].map((match) => [match[1]!, "1"]),
  );
}

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  type?: string;
  description?: string;
  const?: unknown;
};

/** The fields that a call reads, without those it accepts and ignores. */
export function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const all = [json, ...(json.anyOf ?? [])].flatMap(({ properties = {} }) =>
    Object.entries(properties),
  );
  return [
    ...new Set(
      all
        .filter(([, value]) => Object.keys(value).some((name) => name !== "description"))
        .map(([name]) => name),
    ),
  ];
}

const LEAK =
  /node_modules|\.ts:\d|\bat \w+ \(|syntax error|violates|relation \\?"|\bselect \w+.* from\b|postgres/i;

interface CallableWorld {
  readonly samples: Record<ApiKey, Sample>;
  /** The caller's. */
  readonly cookie: string;
}

/** A server for one file's tests, from the first to the last. */
export function everyCall() {
  let server: TestServer;
  let world: SampleWorld;
  let callerCookie: string;
  let strangerCookie: string;
  let latest: CallableWorld | null = null;
  let unchanged: CallableWorld | null = null;

  beforeAll(async () => {
    server = await startTestServer();
    world = await sampleCalls(server);
    callerCookie = await server.sessionCookie(world.caller);
    strangerCookie = await server.sessionCookie(world.stranger);
  });
  afterAll(async () => {
    await server.stop();
  });

  /** Every call from a permitted caller, for tests whose refusals change nothing. */
  const sharedWorld = (): CallableWorld => ({
    samples: world.samples as Record<ApiKey, Sample>,
    cookie: callerCookie,
  });

  /** Every call from a permitted caller, in a world in which no write has succeeded: it may have deleted what others need. */
  async function ownWorld(): Promise<CallableWorld> {
    if (unchanged) return unchanged;
    const own = await sampleCalls(server);
    unchanged = {
      samples: own.samples as Record<ApiKey, Sample>,
      cookie: await server.sessionCookie(own.caller),
    };
    latest = unchanged;
    return unchanged;
  }

  /**
   * Runs in the latest world, even if calls have succeeded in it, unless what they have changed may be the reason for an
   * answer: then it runs again in an unchanged world.
   * @param run returns whether each answer was a success or was about the input
   */
  async function inAnyWorld(run: (world: CallableWorld) => Promise<boolean>): Promise<void> {
    const isChanged = latest !== unchanged;
    const wasOfInput = await run(latest ?? (await ownWorld()));
    if (isChanged && !wasOfInput) await run(await ownWorld());
  }

  async function send(
    key: ApiKey,
    { params, query, body, text, cookie, path, headers, method }: Sent = {},
  ): Promise<Response> {
    const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await server.raw(
      path ?? urlOf(key, { params: params ?? placeholders(key), query: query ?? {} }, baseOf(key)),
      {
        method: method ?? methodOf(key),
        headers: {
          host: "localhost",
          ...(content !== undefined && { "content-type": "application/json" }),
          ...(cookie !== undefined && { cookie }),
          ...headers,
        },
        ...(content !== undefined && { body: content }),
      },
    );
    if (response.ok && writes.includes(key)) unchanged = null;
    return response;
  }

  function sendForm(
    key: ApiKey,
    cookie: string,
    fill: (form: FormData) => void = () => {},
  ): Promise<Response> {
    const body = new FormData();
    fill(body);
    return server.raw(urlOf(key, {}), {
      method: methodOf(key),
      headers: { host: "localhost", cookie },
      body,
    });
  }

  /** Checks any answer's envelope, and returns a refusal. */
  async function refusalIn(key: ApiKey, response: Response): Promise<Refusal | null> {
    if (response.status === 204) return null;
    const text = await response.text();
    expect(text).not.toMatch(LEAK);
    if (response.ok) return null;
    expect(
      response.status < 500,
      `${key} answered ${response.status} ${text.slice(0, 300)} ${server.faults.at(-1) ?? ""}`,
    ).toBe(true);
    const body = JSON.parse(text) as Refusal;
    checkRefusal(key, body, key === "GET /cats/cat-and-color/{id}" ? ["modifiedData"] : []);
    return body;
  }

  async function expectBadInput(key: ApiKey, response: Response, field = "[^]*"): Promise<void> {
    const refused = await refusalIn(key, response);
    expect(response.status, JSON.stringify(refused)).toBe(400);
    const fields = refused?.errors?.map((error) => error.field) ?? [];
    expect(fields).toContainEqual(expect.stringMatching(new RegExp(`^${field}(\\.|$)`)));
  }

  return {
    sharedWorld,
    ownWorld,
    send,
    inAnyWorld,
    sendForm,
    refusalIn,
    expectBadInput,
    raw: (...request: Parameters<TestServer["raw"]>) => server.raw(...request),
    /** The call for a row of somebody else. */
    byStranger: (key: ApiKey): Sent => ({ ...sampleOf(key), cookie: strangerCookie }),
    sampleOf,
    faults: () => server.faults,
  };

  function sampleOf(key: ApiKey): Sample {
    return world.samples[key] as Sample;
  }
}
