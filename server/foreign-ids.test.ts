/** Ids of other people's rows in bodies and queries: each is refused or harmless, and no answer reveals their data. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiKeys, specOf, type ApiKey } from "@felistry/contract/api.ts";
import { urlOf } from "@felistry/contract/client.ts";
import { clubRightOf, methodOf } from "@felistry/contract/call.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { sampleCalls, type SampleWorld } from "@felistry/testkit/samples/sample-calls.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

type Values = Record<string, unknown>;

interface Sample {
  params?: Record<string, string | number>;
  query?: Values;
  body?: Values;
}

/** Ids of tables that everybody reads. */
const REFERENCE = new Set([
  "breed_id",
  "country_id",
  "countries_id",
  "cat_systems_id",
  "currency_id",
]);
const NAMES_A_ROW = /^(?:ids?|cat|other|dam|sire|child|user|member)$|(?:_id|Id|Ids)$/;

const namesRow = (name: string) => NAMES_A_ROW.test(name) && !REFERENCE.has(name);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Household = SampleWorld & { cookie: string };

/** A member who owns all the rows of the samples. */
async function household(): Promise<Household> {
  const member = await buildMember(server);
  const world = await sampleCalls(server, { caller: member, owner: member, onlineOwner: member });
  return { ...world, cookie: await server.sessionCookie(member) };
}

const bothNew = () => Promise.all([household(), household()]);
let kept: Promise<[Household, Household]> | undefined;

/** What is refused changes nothing, so all such calls share two households. */
const households = (declaredStatus: number | undefined) =>
  declaredStatus === 200 ? bothNew() : (kept ??= bothNew());

function send(key: ApiKey, { params, query, body }: Sample, cookie: string): Promise<Response> {
  return server.raw(urlOf(key, { params: params ?? {}, query: query ?? {} }), {
    method: methodOf(key),
    headers: { host: "localhost", cookie, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/**
 * What the caller gets for their own row with one of another's in the place of this field. 200 stands where anybody
 * may name that row: a favourite, a parent (its owner's word is not asked for, spec §2.12), public figures.
 */
const declared: Readonly<Record<string, number>> = {
  "GET /cats/{id}/merge other": 403,
  "GET /catteries user": 200,
  "GET /coat/warnings cat": 200,
  "GET /favorites ids": 200,
  "GET /mating dam": 200,
  "GET /mating/club-rules dam": 200,
  "GET /mating/club-rules sire": 200,
  "GET /mating sire": 200,
  "GET /mating/suggestions dam": 200,
  "POST /applications/send-to-registration/{catId} pedigrees_id": 400,
  // A free cat is anybody's to take.
  "POST /cat-change-owner catId": 200,
  "POST /cat-change-owner/cat-change-owner-from-prev catId": 403,
  "POST /cats/{id}/merge other": 403,
  "POST /color cat_id": 403,
  "POST /litters dam_id": 403,
  // The litter waits for the stud's owner.
  "POST /litters sire_id": 200,
  "POST /planned-matings dam_id": 403,
  // The stud's owner is asked.
  "POST /planned-matings sire_id": 200,
  "POST /me/favorite catId": 200,
  "POST /metrics cat_id": 403,
  "POST /order catId": 200,
  "POST /parents/ catId": 403,
  "POST /parents/ motherId": 200,
  "POST /pedigrees cat_id": 403,
  "PUT /cats/user-from-prev catId": 403,
  // Says of one's own cat that it is not the other.
  "PUT /cats/{id}/different other": 200,
  "POST /waiting-lists cattery_id": 404,
  "PUT /cats/{id}/photos/order ids": 409,
  // Only one's own notices are marked; of others' it does not say whether they exist.
  "PUT /me/notices/read id": 200,
  "PUT /metrics/{id} cat_id": 400,
  "PUT /pedigrees/{id} cat_id": 400,
  // The sample's applicant has no place yet.
  "PUT /waiting/{id}/offer cat_id": 409,
};

describe("an id of another's row", () => {
  it(
    "in any body or query is answered as declared, and tells nothing of it",
    { timeout: 240_000 },
    async () => {
      const found: Record<string, number> = {};
      for (const key of apiKeys) {
        if (specOf(key).bodyKind === "multipart" || clubRightOf(specOf(key).access) !== null)
          continue;
        const fields = (["query", "body"] as const).flatMap((part) => {
          const shape = Object.keys(
            (specOf(key)[part] as { shape?: object } | undefined)?.shape ?? {},
          );
          return shape.filter(namesRow).map((name) => [part, name] as const);
        });
        for (const [part, name] of fields) {
          const [own, theirs] = await households(declared[`${key} ${name}`]);
          const sample = own.samples[key] as Sample;
          const foreign = (theirs.samples[key] as Sample)[part]?.[name];
          // Cats that are described and not named have parts in place of an id.
          if (foreign === undefined || (typeof foreign === "object" && !Array.isArray(foreign)))
            continue;
          const bent = { ...sample, [part]: { ...sample[part], [name]: foreign } };
          const response = await send(key, bent, own.cookie);
          const text = await response.text();
          const { chip, metricNumber, scans, orderComment, waitingHome } = theirs.secrets;
          for (const secret of [
            chip,
            metricNumber,
            ...scans,
            orderComment,
            waitingHome,
            theirs.caller.email,
          ])
            expect(text.includes(secret), `${key} ${name} tells ${secret}`).toBe(false);
          found[`${key} ${name}`] = response.status;
        }
      }
      expect(found).toEqual(declared);
    },
  );
});

describe("after all this", () => {
  it("the server has met no fault of its own", () => {
    expect(server.faults).toEqual([]);
  });
});
