/** Bodies and forms that no call can read. */
import { describe, expect, it } from "vitest";
import { specOf, type ApiKey } from "@felistry/contract/api.ts";
import { mostBodyBytes } from "@felistry/contract/call.ts";
import { urlOf } from "@felistry/contract/client.ts";
import type { Refusal } from "@felistry/contract/error-details.ts";
import { checkRefusal } from "@felistry/testkit/samples/answer-check.ts";
import {
  everyCall,
  fieldsOf,
  multipart,
  type Sample,
  withBody,
  withRequiredBody,
  writes,
} from "@felistry/testkit/samples/every-call.ts";

const { sharedWorld, send, inAnyWorld, sendForm, refusalIn, expectBadInput, raw, faults } =
  everyCall();

const deep = `{"a":`.repeat(10_000) + "1" + "}".repeat(10_000);
const deepList = "[".repeat(10_000) + "]".repeat(10_000);
const MEGABYTE = "ы".repeat(524_288);

/** In JSON. Some calls take some of them. */
const ODD_VALUES = [
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
];

describe("a body that is none", () => {
  it.for(withRequiredBody)("%s refuses a body that is no object with its fields", async (key) => {
    const { samples, cookie } = sharedWorld();
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
    const { samples, cookie } = sharedWorld();
    for (const text of ["{", '{"a":}', "undefined", "{'a':1}", "[1,", '"\u0001"', "\uFEFF{}x"]) {
      await expectBadInput(key, await send(key, { ...samples[key], text, cookie }));
    }
  });

  it.for(writes)("[SEC-03] %s refuses a body of another type, with 415", async (key) => {
    const { samples, cookie } = sharedWorld();
    for (const type of [
      ...(multipart.includes(key) ? ["application/json"] : ["multipart/form-data; boundary=b"]),
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
      expect([type, response.status]).toEqual([type, 415]);
      await refusalIn(key, response);
    }
  });

  it.for(writes)("%s refuses more than it takes, with 413", async (key) => {
    const { samples, cookie } = sharedWorld();
    const taken = mostBodyBytes(specOf(key)) ?? 4 * MEGABYTE.length;
    const response = await send(key, {
      ...samples[key],
      text: JSON.stringify({ a: "a".repeat(taken) }),
      cookie,
    });
    expect(response.status).toBe(413);
    await refusalIn(key, response);
  });

  const fieldCases = withBody.flatMap((key) =>
    fieldsOf(specOf(key).body).map((field): [ApiKey, string] => [key, field]),
  );

  it.for(fieldCases)("%s refuses a %s that is none, by its name", async ([key, field]) => {
    const withValue = ({ body }: Sample, json: string) =>
      JSON.stringify({ ...body, [field]: 0 }).replace(`"${field}":0`, () => `"${field}":${json}`);
    const { samples, cookie } = sharedWorld();
    for (const malformed of [`["x"]`, "1e309", `"a\\u0000b"`, JSON.stringify(MEGABYTE), deepList]) {
      const text = withValue(samples[key], malformed);
      const response = await send(key, { ...samples[key], text, cookie });
      // A call with a lower limit does not even read this much.
      if (response.status === 413 && malformed.length > (mostBodyBytes(specOf(key)) ?? Infinity))
        continue;
      await expectBadInput(key, response, field);
    }
    await inAnyWorld(async (world) => {
      let isOfInput = true;
      for (const odd of ODD_VALUES) {
        const sample = world.samples[key];
        const text = withValue(sample, odd);
        const response = await send(key, { ...sample, text, cookie: world.cookie });
        isOfInput &&= response.ok || response.status === 400;
        await refusalIn(key, response);
      }
      return isOfInput;
    });
  });

  it.for(multipart)(
    "%s refuses forms without a file, with odd fields, cut off, or of no form at all",
    async (key) => {
      const { cookie } = sharedWorld();
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
          const response = await raw(urlOf(key, {}), {
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
      const response = await raw(path);
      expect([404, 400]).toContain(response.status);
      checkRefusal(path, await response.json());
    }
  });
});

it("the server has met no fault of its own in all this", () => {
  expect(faults()).toEqual([]);
});
