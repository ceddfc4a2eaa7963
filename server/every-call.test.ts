/** What holds for every call of the contract, whatever it does: bad input, missing rights, other sites, both languages. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { apiKeys, specOf, type ApiKey } from "@felistry/contract/api.ts";
import { urlOf } from "@felistry/contract/client.ts";
import { methodOf, pathOf } from "@felistry/contract/call.ts";
import type { Refusal } from "@felistry/contract/errors.ts";
import { checkRefusal } from "@felistry/testkit/answer-check.ts";
import { sampleCalls, type SampleWorld } from "@felistry/testkit/sample-calls.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

interface Sample {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

let server: TestServer;
let world: SampleWorld;
let strangerCookie: string;

beforeAll(async () => {
  server = await startTestServer();
  world = await sampleCalls(server);
  strangerCookie = await server.sessionCookie(world.stranger);
});

afterAll(async () => {
  await server.stop();
});

/** Every call from a caller who is allowed to make it. The world is made anew for a call that takes its own rows away. */
async function ownWorld(): Promise<{ samples: Record<ApiKey, Sample>; cookie: string }> {
  const own = await sampleCalls(server);
  return {
    samples: own.samples as Record<ApiKey, Sample>,
    cookie: await server.sessionCookie(own.caller),
  };
}

interface Sent extends Sample {
  cookie?: string;
  /** In place of a JSON body. */
  text?: string;
  path?: string;
  headers?: Record<string, string>;
}

function send(
  key: ApiKey,
  { params, query, body, text, cookie, path, headers }: Sent = {},
): Promise<Response> {
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  return server.raw(
    path ?? urlOf(key, { params: params ?? placeholders(key), query: query ?? {} }),
    {
      method: methodOf(key),
      headers: {
        host: "localhost",
        ...(content !== undefined && { "content-type": "application/json" }),
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
      ...(content !== undefined && { body: content }),
    },
  );
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

function placeholders(key: ApiKey): Record<string, string> {
  return Object.fromEntries(
    [...pathOf(key).matchAll(/\{(\w+)\}/g)].map((match) => [match[1]!, "1"]),
  );
}

const LEAK =
  /node_modules|\.ts:\d|\bat \w+ \(|syntax error|violates|relation "|\bselect \w+.* from\b|postgres/i;

/** Holds whatever was answered to the envelope, and hands a refusal back. */
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

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  type?: string;
  description?: string;
  const?: unknown;
};

/** The fields a call reads, without those that it accepts and ignores. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
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

const withParams = apiKeys.filter((key) => specOf(key).params);
const withQuery = apiKeys.filter((key) => specOf(key).query);
const withBody = apiKeys.filter((key) => specOf(key).body && specOf(key).bodyKind !== "multipart");
const withRequiredBody = withBody.filter((key) => !specOf(key).body!.safeParse({}).success);
const multipart = apiKeys.filter((key) => specOf(key).bodyKind === "multipart");
const writes = apiKeys.filter((key) => methodOf(key) !== "GET");
const notPublic = apiKeys.filter((key) => specOf(key).access !== "public");

const deep = `{"a":`.repeat(10_000) + "1" + "}".repeat(10_000);
const deepList = "[".repeat(10_000) + "]".repeat(10_000);
const MEGABYTE = "ы".repeat(524_288);

describe("malformed input", () => {
  it.for(withParams)("%s refuses ids that are none, by their name", async (key) => {
    const { samples, cookie } = await ownWorld();
    const name = Object.keys(samples[key].params!)[0]!;
    for (const absurd of [
      "0",
      "-1",
      "2147483648",
      "1e20",
      "1.5",
      "abc",
      "null",
      "undefined",
      "NaN",
      "%20",
      "%00",
      "..%2f",
      "%2e%2e%2fme",
      "7'--",
      "💥",
    ]) {
      const path = `/api${pathOf(key).replace(/\{\w+\}/, encodeURI(absurd).replace(/%25/g, "%"))}`;
      await expectBadInput(key, await send(key, { ...samples[key], path, cookie }), name);
    }
  });

  it.for(withParams)("%s answers an unknown id without a fault", async (key) => {
    const { samples, cookie } = await ownWorld();
    const name = Object.keys(samples[key].params!)[0]!;
    const response = await send(key, {
      ...samples[key],
      params: { [name]: 2_147_483_647 },
      cookie,
    });
    expect([200, 400, 403, 404, 409]).toContain(response.status);
    await refusalIn(key, response);
  });

  it.for(withParams)("%s answers a path that no one can decode as not found", async (key) => {
    const path = `/api${pathOf(key).replace(/\{\w+\}/, "%E0%A4%A")}`;
    const response = await send(key, { path, cookie: strangerCookie });
    expect([400, 404]).toContain(response.status);
    await refusalIn(key, response);
  });

  it.for(withQuery)(
    "%s refuses query names that it does not know, and names given twice",
    async (key) => {
      const { samples, cookie } = await ownWorld();
      const known = fieldsOf(specOf(key).query);
      const base = urlOf(key, {
        params: samples[key].params ?? {},
        query: samples[key].query ?? {},
      });
      const join = base.includes("?") ? "&" : "?";
      await expectBadInput(
        key,
        await send(key, { ...samples[key], path: `${base}${join}colour=red`, cookie }),
        "colour",
      );
      await expectBadInput(
        key,
        await send(key, { ...samples[key], path: `${base}${join}__proto__=1`, cookie }),
        "__proto__",
      );
      for (const name of known) {
        await expectBadInput(
          key,
          await send(key, { ...samples[key], path: `${base}${join}${name}=1&${name}=2`, cookie }),
          name,
        );
        for (const odd of [
          "%00",
          "%E0%A4%A",
          "'",
          "x".repeat(8_000),
          "%F0%9F%92%A5",
          "-1",
          "1e309",
        ]) {
          const response = await send(key, {
            ...samples[key],
            path: `${base.split("?")[0]!}?${name}=${odd}`,
            cookie,
          });
          await refusalIn(key, response);
        }
      }
    },
  );

  it.for(apiKeys.filter((key) => specOf(key).paged))(
    "%s refuses cursors that it did not make",
    async (key) => {
      const { samples, cookie } = await ownWorld();
      const made = (value: string) => Buffer.from(value).toString("base64url");
      for (const cursor of [
        "x",
        "%00",
        "e30",
        made("null"),
        made("[]"),
        made("[1e999]"),
        made('["a"]'),
        made('["a","b","c","d","e"]'),
        made('{"0":1}'),
        made("[[[]]]"),
        made('["\\u0000",1]'),
        made("[-1]"),
        made("[1.5,1.5]"),
      ]) {
        const response = await send(key, {
          ...samples[key],
          query: { ...samples[key].query, cursor: decodeURIComponent(cursor) },
          cookie,
        });
        await refusalIn(key, response);
        expect([400], `${key} and the cursor ${cursor}`).toContain(response.status);
      }
    },
  );

  it.for(withRequiredBody)("%s refuses a body that is no object with its fields", async (key) => {
    const { samples, cookie } = await ownWorld();
    for (const text of [
      "null",
      "[]",
      "[[]]",
      '"text"',
      "7",
      "true",
      "{}",
      "1e309",
      deepList,
      deep,
      "",
      " ",
    ]) {
      await expectBadInput(key, await send(key, { ...samples[key], text, cookie }));
    }
  });

  it.for(writes)("%s refuses a body that cannot be read", async (key) => {
    const { samples, cookie } = await ownWorld();
    for (const text of ["{", '{"a":}', "undefined", "{'a':1}", "[1,", '"\u0001"', "\uFEFF{}x"]) {
      await expectBadInput(key, await send(key, { ...samples[key], text, cookie }));
    }
    for (const type of [
      "text/plain",
      "application/xml",
      "application/x-www-form-urlencoded",
      "image/png",
      "x",
      "application/jsonx",
    ]) {
      const response = await send(key, {
        ...samples[key],
        text: JSON.stringify(samples[key].body ?? {}),
        cookie,
        headers: { "content-type": type },
      });
      await expectBadInput(key, response);
    }
  });

  it.for(writes)("%s refuses more than it takes, with 413", async (key) => {
    const { samples, cookie } = await ownWorld();
    const response = await send(key, {
      ...samples[key],
      text: JSON.stringify({ a: MEGABYTE, b: MEGABYTE, c: MEGABYTE }),
      cookie,
    });
    expect(response.status).toBe(413);
    await refusalIn(key, response);
  });

  const fieldCases = withBody.flatMap((key) =>
    fieldsOf(specOf(key).body).map((field): [ApiKey, string] => [key, field]),
  );

  it.for(fieldCases)("%s refuses a %s that is none, by its name", async ([key, field]) => {
    const { samples, cookie } = await ownWorld();
    const body = samples[key].body!;
    const withValue = (json: string) =>
      `${JSON.stringify({ ...body, [field]: 0 }).replace(`"${field}":0`, () => `"${field}":${json}`)}`;
    for (const malformed of [`["x"]`, "1e309", `"a\\u0000b"`, JSON.stringify(MEGABYTE), deepList]) {
      await expectBadInput(
        key,
        await send(key, { ...samples[key], text: withValue(malformed), cookie }),
        field,
      );
    }
    for (const odd of [
      "null",
      "[]",
      "{}",
      `""`,
      `" "`,
      "-1",
      "0",
      "1.5",
      "2147483648",
      "1e20",
      "true",
      `"\\ud800"`,
      `"'; drop table cats; --"`,
      `"${"\u202E"}x"`,
    ]) {
      await refusalIn(key, await send(key, { ...samples[key], text: withValue(odd), cookie }));
    }
  });

  it.for(multipart)(
    "%s refuses forms without a file, with odd fields, cut off, or of no form at all",
    async (key) => {
      const { cookie } = await ownWorld();
      const file = new Blob(["no picture"]);
      const forms: ((form: FormData) => void)[] = [
        () => {},
        (form) => form.set("prefix", "x"),
        (form) => form.set("file", file, "a.png"),
        (form) => {
          form.set("prefix", "profile");
          form.set("file", "only text");
        },
        (form) => {
          form.set("prefix", "a\u0000b");
          form.set("catId", "1e309");
          form.set("file", file, "a\u0000.png");
        },
        (form) => {
          for (let i = 0; i < 50; i++) form.append("prefix", MEGABYTE.slice(0, 2_000));
        },
        (form) => {
          form.append("file", file, "a.png");
          form.append("file", file, "b.png");
        },
      ];
      for (const fill of forms) {
        const response = await sendForm(key, cookie, fill);
        expect(
          [400, 413, 415].includes(response.status),
          `${key} answered ${response.status}`,
        ).toBe(true);
        await refusalIn(key, response);
      }
      const broken = [
        '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf',
        "",
        "--b--",
        "--b\r\n\r\n",
      ];
      for (const body of broken) {
        for (const type of ["multipart/form-data; boundary=b", "multipart/form-data"]) {
          const response = await server.raw(urlOf(key, {}), {
            method: "POST",
            headers: { host: "localhost", cookie, "content-type": type },
            body,
          });
          expect(
            response.status === 400,
            `${key} answered ${response.status} to ${JSON.stringify(body)}`,
          ).toBe(true);
          await refusalIn(key, response);
        }
      }
    },
  );

  it("[D1-17] gives every refusal the request's id, which the answer's header repeats", async () => {
    const response = await send("GET /me");
    expect(((await response.json()) as Refusal).requestId).toBe(
      response.headers.get("x-request-id"),
    );
  });

  it("[D1-10] [D1-17] answers an unknown path below /api in the envelope", async () => {
    for (const path of ["/api/nothing", "/api", "/api/", "/api/cats/1/nothing", "/api/%00"]) {
      const response = await server.raw(path);
      expect([404, 400]).toContain(response.status);
      checkRefusal(path, await response.json());
    }
  });
});

describe("who may call", () => {
  it.for(notPublic)("a guest gets 401 from %s", async (key) => {
    const response = await send(key, { ...(world.samples[key] as Sample) });
    expect(response.status).toBe(401);
    await refusalIn(key, response);
  });

  it.for(notPublic)("a made-up session gets 401 from %s", async (key) => {
    const response = await send(key, {
      ...(world.samples[key] as Sample),
      cookie: `session=${"A".repeat(43)}`,
    });
    expect(response.status).toBe(401);
  });

  it.for(apiKeys.filter((key) => specOf(key).access === "admin"))(
    "role 1 gets 403 from %s",
    async (key) => {
      const response = await send(key, {
        ...(world.samples[key] as Sample),
        cookie: strangerCookie,
      });
      expect(response.status).toBe(403);
      await refusalIn(key, response);
    },
  );

  it.for(apiKeys.filter((key) => typeof specOf(key).access === "object"))(
    "a member gets 403 from %s for another's row",
    async (key) => {
      const response = await send(key, {
        ...(world.samples[key] as Sample),
        cookie: strangerCookie,
      });
      expect(response.status).toBe(403);
      await refusalIn(key, response);
    },
  );

  it.for(writes)("%s refuses other sites, whoever calls", async (key) => {
    const { samples, cookie } = await ownWorld();
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
      { origin: "null", "sec-fetch-site": "cross-site" },
      { origin: "http://localhost.evil.example" },
    ];
    for (const headers of foreign) {
      const response = await send(key, { ...samples[key], cookie, headers });
      expect(response.status).toBe(403);
      await refusalIn(key, response);
    }
  });
});

describe("languages", () => {
  const russian = { host: "ru.localhost" };
  /** Names that Russian writes in Latin letters too. */
  const LATIN = /\b(?:JPEG|JPG|PNG|GIF|EMS|API|e-mail|yyyy-mm-dd)\b/gi;

  async function expectRussian(response: Response): Promise<void> {
    const refused = (await response.json()) as Refusal;
    for (const text of [refused.message, ...(refused.errors ?? []).map(({ message }) => message)]) {
      expect(text).toMatch(/[а-яё]/i);
      expect(text.replace(LATIN, "")).not.toMatch(/[a-z]{2,}/i);
    }
  }

  it.for(notPublic)("%s asks a guest to log in, in Russian on the Russian host", async (key) => {
    await expectRussian(await send(key, { headers: russian }));
  });

  it.for(withRequiredBody)(
    "%s says what is wrong with its fields in Russian on the Russian host",
    async (key) => {
      const { samples, cookie } = await ownWorld();
      const empty = Object.fromEntries(fieldsOf(specOf(key).body).map((field) => [field, ["x"]]));
      await expectRussian(
        await send(key, { ...samples[key], text: JSON.stringify(empty), cookie, headers: russian }),
      );
    },
  );

  it.for(withParams)("%s refuses an id in Russian on the Russian host", async (key) => {
    const { cookie } = await ownWorld();
    await expectRussian(
      await send(key, {
        params: Object.fromEntries(Object.keys(placeholders(key)).map((name) => [name, "abc"])),
        cookie,
        headers: russian,
      }),
    );
  });

  it.for(writes)("%s refuses what it cannot read in Russian on the Russian host", async (key) => {
    await expectRussian(await send(key, { text: "{", headers: russian }));
    await expectRussian(
      await send(key, { headers: { ...russian, origin: "https://evil.example" } }),
    );
  });

  it("says in Russian that a path leads nowhere", async () => {
    await expectRussian(await server.raw("/api/nothing", { headers: russian }));
  });
});

describe("after all this", () => {
  it("the server has met no fault of its own", () => {
    expect(server.faults).toEqual([]);
  });
});
