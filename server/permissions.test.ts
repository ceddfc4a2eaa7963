/** Every cell of the permission table, and that no answer tells anybody what is not theirs to know. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { apiKeys, baseOf, specOf, type ApiKey } from "@felistry/contract/api.ts";
import { urlOf } from "@felistry/contract/client.ts";
import { clubRightOf, methodOf, pathOf } from "@felistry/contract/call.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { callers, type CallerKind } from "@felistry/testkit/samples/permission-cells.ts";
import { permissionTable } from "@felistry/testkit/samples/permission-table.ts";
import { refusedWith } from "@felistry/testkit/samples/refusal-status.ts";
import { sampleCalls, type SampleWorld } from "@felistry/testkit/samples/sample-calls.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

interface Sample {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

interface Scene extends SampleWorld {
  /** Absent for a guest. */
  readonly cookie: string | undefined;
  readonly owner: BuiltMember;
  readonly onlineOwner: BuiltMember;
}

let server: TestServer;
const kept = new Map<CallerKind, Promise<Scene>>();
const used = new Map<CallerKind, Promise<Scene>>();
let cellsChecked = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newScene(kind: CallerKind): Promise<Scene> {
  const [owner, onlineOwner, caller] = await Promise.all([
    buildMember(server),
    buildMember(server),
    kind === "admin" ? buildAdmin(server) : buildMember(server),
  ]);
  const cast = { caller, owner, onlineOwner, seller: onlineOwner };
  if (kind === "owner" || kind === "onlineOwner") cast[kind] = caller;
  if (kind === "onlineOwner") cast.seller = caller;
  return {
    ...(await sampleCalls(server, cast)),
    owner: cast.owner,
    onlineOwner: cast.onlineOwner,
    cookie: kind === "guest" ? undefined : await server.sessionCookie(caller),
  };
}

/** What reads or is refused changes nothing, so all such calls of a caller share one world. */
function keptScene(kind: CallerKind): Promise<Scene> {
  const scene = kept.get(kind) ?? newScene(kind);
  kept.set(kind, scene);
  return scene;
}

const succeeds = (key: ApiKey, kind: CallerKind) =>
  methodOf(key) !== "GET" && declared(key, kind) === 200;

/**
 * Asks in a world that suits the call. Writes that succeed share a world too: what one of them has changed may be what
 * another needs, so one that is refused there is asked again in a new world, whose answer counts.
 */
async function answerTo(
  key: ApiKey,
  kind: CallerKind,
  bend = (sample: Sample, _scene: Scene): Sample => sample,
): Promise<{ scene: Scene; response: Response }> {
  const ask = async (scene: Scene) => ({
    scene,
    response: await send(key, bend(scene.samples[key] as Sample, scene), scene.cookie),
  });
  if (!succeeds(key, kind)) return ask(await keptScene(kind));
  const inUse = used.get(kind);
  if (inUse) {
    const answer = await ask(await inUse);
    if (answer.response.ok) return answer;
    await answer.response.arrayBuffer();
  }
  used.set(kind, newScene(kind));
  return ask(await used.get(kind)!);
}

function send(key: ApiKey, { params, query, body }: Sample, cookie?: string): Promise<Response> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return server.raw(urlOf(key, { params: params ?? {}, query: query ?? {} }, baseOf(key)), {
    method: methodOf(key),
    headers: {
      host: "localhost",
      ...(text !== undefined && { "content-type": "application/json" }),
      ...(cookie !== undefined && { cookie }),
    },
    ...(text !== undefined && { body: text }),
  });
}

/** What the table says. */
function declared(key: ApiKey, kind: CallerKind): number {
  return permissionTable[key][kind];
}

const differ = (key: ApiKey): boolean =>
  permissionTable[key].owner !== permissionTable[key].onlineOwner;

const READERS: readonly CallerKind[] = ["owner", "onlineOwner", "admin"];
const PARTIES: readonly CallerKind[] = ["owner", "onlineOwner"];

/** What an answer to this caller may not hold, by what it is. */
function secretsFrom(key: ApiKey, kind: CallerKind, scene: Scene): Record<string, string> {
  const { caller, stranger, owner, onlineOwner, secrets } = scene;
  const others = { stranger, owner, onlineOwner };
  const addresses = Object.entries(others)
    // The seller writes to who has ordered.
    .filter(([name]) => !(key === "GET /order" && kind === "onlineOwner" && name === "owner"))
    .filter(([, member]) => member.id !== caller.id || kind === "guest")
    // The club sees under which address a member has joined.
    .filter(() => !(kind === "admin" && pathOf(key).startsWith("/admin/members")))
    .map(([name, { email }]) => [`the ${name}'s e-mail`, email]);
  // A login answers the address that was typed, and the stranger's is the one of the sample.
  const told = key === "POST /auth/login" ? addresses.slice(1) : addresses;
  return {
    ...Object.fromEntries(told),
    "a password's hash": "$argon2",
    ...(!READERS.includes(kind) && {
      "the cat's chip": secrets.chip,
      "the metric's number": secrets.metricNumber,
      "the metric's scan": secrets.scans[0]!,
      "the pedigree's scan": secrets.scans[1]!,
    }),
    ...(!PARTIES.includes(kind) && {
      "the order's comment": secrets.orderComment,
      "the applicant's home": secrets.waitingHome,
    }),
  };
}

/** Holds an answer to its status, to the envelope and to what this caller may know. */
async function expectDeclared(
  key: ApiKey,
  kind: CallerKind,
  scene: Scene,
  response: Response,
): Promise<void> {
  const what = `${key} as ${kind}`;
  const text = await response.text();
  if (specOf(key).bytes) return expectFile(key, kind, scene, response, text);
  const nothingToShow = response.status === 204 && specOf(key).mayBeEmpty;
  expect(nothingToShow ? 200 : response.status, what).toBe(declared(key, kind));
  const envelope = nothingToShow ? { success: true, message: "", data: null } : JSON.parse(text);
  expect(envelope, what).toMatchObject({ success: response.ok, message: expect.any(String) });
  expect(envelope, what).toHaveProperty("data");
  expectNoSecret(key, kind, scene, text);
}

function expectFile(
  key: ApiKey,
  kind: CallerKind,
  scene: Scene,
  response: Response,
  text: string,
): void {
  const what = `${key} as ${kind}`;
  expect(response.status, what).toBe(declared(key, kind));
  if (response.ok)
    expect(specOf(key).bytes!.types, what).toContain(response.headers.get("content-type"));
  expectNoSecret(key, kind, scene, text);
}

function expectNoSecret(key: ApiKey, kind: CallerKind, scene: Scene, text: string): void {
  const told = Object.entries(secretsFrom(key, kind, scene)).filter(([, secret]) =>
    text.includes(secret),
  );
  expect(
    told.map(([secret]) => secret),
    `${key} as ${kind} was told: ${text.slice(0, 400)}`,
  ).toEqual([]);
}

describe("the permission table", () => {
  it("has a row for every call of the contract, and no other", () => {
    expect(Object.keys(permissionTable).sort()).toEqual([...apiKeys].sort());
  });

  it("agrees with what the calls declare", () => {
    const refused = (key: ApiKey, kinds: readonly CallerKind[], status: number) =>
      kinds.every((kind) => permissionTable[key][kind] === status);
    for (const key of apiKeys) {
      const { access } = specOf(key);
      const isRefused = refused(key, ["guest"], refusedWith(key, 401));
      expect(isRefused, `${key} and guests`).toBe(access !== "public");
    }
    const ofRow = apiKeys.filter((key) => typeof specOf(key).access === "object");
    expect(ofRow.filter((key) => !refused(key, ["stranger"], refusedWith(key, 403)))).toEqual([]);
    const ofClub = apiKeys.filter((key) => clubRightOf(specOf(key).access) !== null);
    expect(ofClub.filter((key) => !refused(key, ["stranger", ...PARTIES], 403))).toEqual([]);
  });

  it.for(apiKeys)("[D1-02] [D1-06] [D1-08] [D1-09] [7-03] %s", async (key) => {
    for (const kind of callers) {
      const { scene, response } = await answerTo(key, kind);
      await expectDeclared(key, kind, scene, response);
      cellsChecked++;
    }
  });

  it("[D10-04] [6-07] lets both owners of a cat do the same, but for parents, deleting and moving away", () => {
    const differing = apiKeys.filter((key) => {
      const { access } = specOf(key);
      return typeof access === "object" && access.rule.startsWith("cat-") && differ(key);
    });
    expect(differing.sort()).toEqual([
      "DELETE /cats/{id}",
      "DELETE /parents/{id}",
      // Decisions §11.2.
      "GET /cats/{id}/merge",
      "GET /cats/{id}/pedigree/grid",
      // The seller is whoever keeps the cat's page.
      "GET /sales/{catId}/chip-proof",
      "POST /cats/{id}/merge",
      "POST /cats/{id}/pedigree/grid",
      "POST /cats/{id}/pedigree/grid/undo",
      "POST /parents/",
      "POST /sales/{catId}/chip-proof",
      "PUT /cats/{id}/pedigree/draft",
      "PUT /sales/{catId}/chip-proof",
    ]);
  });

  it("[D10-04] lets the club read what is an owner's, and write nothing of it", () => {
    const ofCats = apiKeys.filter(
      (key) => permissionTable[key].stranger === 403 && !pathOf(key).startsWith("/admin/"),
    );
    const byClub = ofCats.filter((key) => permissionTable[key].admin === 200);
    expect(byClub.filter((key) => methodOf(key) !== "GET").sort()).toEqual([
      "POST /cats/{id}/annulment",
      "POST /cats/{id}/bans",
      "POST /cats/{id}/certificates",
      "POST /cats/{id}/certificates/{code}/duplicate",
      "POST /cats/{id}/merge",
      "POST /litters/{id}/certificates",
      "PUT /bans/{id}/lift",
      "PUT /cats/{id}/annulment/withdraw",
      "PUT /cats/{id}/delete-pedigree-application",
      // The club's check finds likely duplicates of everybody's.
      "PUT /cats/{id}/different",
      "PUT /cats/{id}/register-pedigree",
      "PUT /certificates/{code}/revoke",
      "PUT /corrections/{id}/confirm",
      "PUT /corrections/{id}/decline",
      "PUT /credentials/{id}/confirm",
    ]);
  });

  it("[D10-08] lets guests read the public lists and cards, and nothing of members", () => {
    const readByGuests = apiKeys.filter(
      (key) => methodOf(key) === "GET" && permissionTable[key].guest === 200,
    );
    const kinds = new Set(readByGuests.map((key) => key.split("/")[1]));
    expect([...kinds].sort()).toEqual(
      "auth breeds calendars cat-systems cats catteries coat color countries currencies drawn ems favorites litters log manifest.webmanifest market mating open-data parents pedigree pedigrees photos robots.txt sales search shared sitemap.xml sitemaps studbook verify waiting-lists".split(
        " ",
      ),
    );
  });

  it("has been checked cell by cell", () => {
    expect(cellsChecked).toBe(apiKeys.length * callers.length);
    process.stdout.write(
      `Permission table: ${apiKeys.length} calls x ${callers.length} callers, ${cellsChecked} cells checked, all as declared.\n`,
    );
  });
});

describe("what is looked for in the answers", () => {
  it("is there to be found, by who may know it", async () => {
    const scene = await newScene("onlineOwner");
    const { secrets, owner } = scene;
    const textOf = async (key: ApiKey) =>
      (await send(key, scene.samples[key] as Sample, scene.cookie)).text();
    expect(await textOf("GET /cats/cat-and-color/{id}")).toContain(secrets.chip);
    const documents = await textOf("GET /cats/{id}/docs");
    for (const secret of [secrets.metricNumber, ...secrets.scans])
      expect(documents).toContain(secret);
    const orders = await textOf("GET /order");
    expect(orders).toContain(secrets.orderComment);
    expect(orders).toContain(owner.email);
  });
});

type JsonSchema = { properties?: Record<string, JsonSchema>; description?: string };

/** Fields in which a caller may name itself, or names another. */
function namingFields(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  return Object.entries(json.properties ?? {})
    .filter(([name, { description }]) => description?.includes("never trusted") || NAMED.has(name))
    .map(([name]) => name);
}

const NAMED = new Set(["currentUserId", "userId"]);

const naming = apiKeys.filter(
  (key) =>
    namingFields(specOf(key).query).length > 0 ||
    (specOf(key).bodyKind !== "multipart" && namingFields(specOf(key).body).length > 0),
);

describe("a caller who says to be somebody else", () => {
  it("has fields to say so in", () => {
    expect(naming).toContain("GET /cats/cat-and-color/{id}");
    expect(naming).toContain("POST /order");
    expect(naming.length).toBeGreaterThan(15);
  });

  it.for(naming)("[D1-21] gets from %s what is theirs", async (key) => {
    for (const kind of ["guest", "stranger", "admin"] as const) {
      const { scene, response } = await answerTo(key, kind, (sample, { onlineOwner }) => {
        const lie = (schema: z.ZodType | undefined, asText: boolean) =>
          Object.fromEntries(
            namingFields(schema).map((name) => {
              const value = /email/i.test(name) ? onlineOwner.email : onlineOwner.id;
              return [name, asText ? String(value) : value];
            }),
          );
        const { query, body } = specOf(key);
        return {
          ...sample,
          ...(query && { query: { ...sample.query, ...lie(query, true) } }),
          ...(body && { body: { ...sample.body, ...lie(body, false) } }),
        };
      });
      await expectDeclared(key, kind, scene, response);
    }
  });
});

describe("files that another member sent", () => {
  it.for([
    ["POST /me/useravaurl", "filePath"],
    ["POST /me/cattery", "image_url"],
  ] as const)("[D7-09] are refused by %s", async ([key, field]) => {
    const [scene, other] = await Promise.all([newScene("stranger"), newScene("stranger")]);
    const sample = scene.samples[key] as Sample;
    const theirs = (other.samples[key] as Sample).body![field];
    const body = { ...sample.body, [field]: theirs };
    expect((await send(key, { ...sample, body }, scene.cookie)).status).toBe(400);
    expect((await send(key, sample, scene.cookie)).status).toBe(200);
  });
});

describe("after all this", () => {
  it("the server has met no fault of its own", () => {
    expect(server.faults).toEqual([]);
  });
});
