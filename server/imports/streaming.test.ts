import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { IMPORT_MAX_BYTES } from "@felistry/domain/imports/limits.ts";
import {
  broughtTable,
  checkedImport,
  confirmedImport,
  settledImport,
} from "@felistry/testkit/worlds/brought-table.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let call: ApiCaller;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  owner = await buildMember(server);
  call = server.as(owner);
});
afterAll(() => server.stop());

async function cookie(): Promise<Record<string, string>> {
  return { cookie: await server.sessionCookie(owner) };
}

const brought = (text: string | Uint8Array) => broughtTable(server, owner, text);

const ownImports = async () =>
  (
    await server.pool.query(
      `select i.id, i.state, count(p.place)::int as parts from imports i left join import_parts p on p.import_id = i.id
       where i.users_id = $1 group by i.id order by i.id`,
      [owner.id],
    )
  ).rows;

const SMALL = "name,sex,breed\nSmall One,f,SIB\n";

test.each([
  ["utf-8", (text: string) => Buffer.from(text)],
  ["utf-16le", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le")],
  // One extra byte shifts every two-byte letter across the piece boundaries.
  ["utf-8, shifted", (text: string) => Buffer.from(`x${text}`)],
])("letters that pieces of a file cut through are whole (%s)", async (_title, encoded) => {
  const rows = Array.from(
    { length: 6_000 },
    (_, i) => `Кошка Номер ${i},кошка,SIB,${"щ".repeat(60)}`,
  );
  const { id, mapping } = await brought(encoded(`имя,пол,порода,описание\n${rows.join("\n")}`));
  const [kept] = await ownImports();
  expect(kept.parts).toBeGreaterThan(2);
  await call("PUT /imports/{id}", { params: { id }, body: { mapping: { ...mapping, name: 0 } } });
  expect(await settledImport(call, id)).toMatchObject({
    state: "checked",
    total: 6_000,
    faulty: 0,
  });
});

test("a file whose upload breaks off is not kept", async () => {
  const stop = new AbortController();
  const begun = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const text = (part: string) => controller.enqueue(new TextEncoder().encode(part));
      text(
        '--cats\r\ncontent-disposition: form-data; name="file"; filename="cats.csv"\r\n\r\nname,sex,breed\n',
      );
      for (let row = 0; row < 30_000; row++) text(`Cat number ${row},f,SIB\n`);
      begun.resolve();
    },
  });
  const sending = fetch(`${server.origin}/api/imports`, {
    method: "POST",
    body,
    duplex: "half",
    signal: stop.signal,
    headers: { "content-type": "multipart/form-data; boundary=cats", ...(await cookie()) },
  } as RequestInit).catch(() => null);
  await begun.promise;
  await expect.poll(ownImports, { timeout: 10_000 }).toMatchObject([{ state: "uploading" }]);
  stop.abort();
  expect(await sending).toBeNull();
  await expect.poll(ownImports, { timeout: 10_000 }).toEqual([]);
});

/** Sends a form with a file of this many bytes; `announced` also declares the size. Returns the status and the bytes sent. */
function sent(bytes: number, announced: boolean): Promise<{ status: number; sent: number }> {
  const row = Buffer.from(`Cat of a large table,f,SIB${"\n".padStart(1_000)}`);
  const block = Buffer.alloc(1024 * row.length, row);
  const head = Buffer.from(
    '--cats\r\ncontent-disposition: form-data; name="file"; filename="cats.csv"\r\n\r\nname,sex,breed\n',
  );
  const tail = Buffer.from("\r\n--cats--\r\n");
  return new Promise((resolve, reject) => {
    void (async () => {
      const request = httpRequest(`${server.origin}/api/imports`, {
        method: "POST",
        headers: {
          ...(await cookie()),
          "content-type": "multipart/form-data; boundary=cats",
          ...(announced && { "content-length": head.length + bytes + tail.length }),
        },
      });
      const state = { left: bytes, answered: false };
      request.on("error", reject);
      request.on("response", (response) => {
        state.answered = true;
        response.resume();
        resolve({ status: response.statusCode!, sent: bytes - state.left });
        request.destroy();
      });
      request.write(head);
      while (state.left > 0 && !state.answered) {
        const part = block.subarray(0, Math.min(block.length, state.left));
        state.left -= part.length;
        if (!request.write(part)) await new Promise((go) => request.once("drain", go));
      }
      if (!state.answered) request.end(tail);
    })().catch(reject);
  });
}

test("a file over the limit is refused; if its size is declared, before much of it is sent", async () => {
  const early = await sent(IMPORT_MAX_BYTES + 1_000_000, true);
  expect(early.status).toBe(413);
  expect(early.sent).toBeLessThan(IMPORT_MAX_BYTES / 4);
  expect(await ownImports()).toEqual([]);
});

test("a file that exceeds the limit during upload is refused and not kept", async () => {
  expect((await sent(IMPORT_MAX_BYTES + 1_000_000, false)).status).toBe(413);
  expect(await ownImports()).toEqual([]);
}, 60_000);

test("only a member's newest few files are kept", async () => {
  const ids: number[] = [];
  for (let i = 0; i < 5; i++) ids.push((await brought(SMALL)).id);
  expect((await ownImports()).map(({ id }) => id)).toEqual(ids.slice(-3));
});

test("a cancelled import leaves nothing behind, a stored one cannot be cancelled", async () => {
  const rows = Array.from({ length: 20_000 }, (_, i) => `Never Stored ${i},f,SIB`);
  const large = await brought(`name,sex,breed\n${rows.join("\n")}`);
  const params = { id: large.id };
  await checkedImport(call, large);
  await call("POST /imports/{id}/confirm", { params });
  await call("DELETE /imports/{id}", { params });
  expect(await ownImports()).toEqual([]);
  await expect(call("GET /imports/{id}", { params })).rejects.toMatchObject({ status: 404 });

  const small = await brought(SMALL);
  await checkedImport(call, small);
  expect(await confirmedImport(call, small.id)).toMatchObject({ state: "saved", saved: 1 });
  await expect(call("DELETE /imports/{id}", { params: { id: small.id } })).rejects.toMatchObject({
    status: 409,
  });
  const { rows: stored } = await server.pool.query(
    "select cat_name from cats where online_owner_id = $1",
    [owner.id],
  );
  expect(stored).toEqual([{ cat_name: "Small One" }]);
  expect(await ownImports()).toMatchObject([{ state: "saved", parts: 0 }]);
});

test("everything stored is in the history once, under the importing member", async () => {
  const record = await brought(
    "name,prefix,sex,date of birth,breed,ems,number,mother,father,chip,description\n" +
      "Queen Of All,Old House,f,2019-03-01,SIB,n 22,N 1,,,643094100000001,Кошка\n" +
      "Stud Of All,,m,2019-05-01,SIB,d 03,N 2,,,,\n" +
      "Kitten Of Both,,f,2021-07-09,SIB,,,N 1,N 2,,\n",
  );
  await checkedImport(call, record);
  expect(await confirmedImport(call, record.id)).toMatchObject({ state: "saved", saved: 3 });
  const { rows: recorded } = await server.pool.query(
    `select h.noun, h.action, h.before, h.after = case h.noun
         when 'cat' then jsonb_strip_nulls(to_jsonb(c)) - '{search_name,mother_sex,father_sex,created_at,updated_at}'::text[]
         else jsonb_strip_nulls(to_jsonb(k)) - '{main_kind,gold_kind,white_kind,tabby_kind,point_kind,eye_kind,words_en,words_ru}'::text[]
       end as whole, h.member_id = $1 as by_owner, h.row_id = c.id as of_row
     from cats c join history h on h.cat_id = c.id left join cat_colours k on k.cat_id = c.id
     where c.online_owner_id = $1 order by h.noun, c.id`,
    [owner.id],
  );
  const change = { action: "insert", before: null, whole: true, by_owner: true, of_row: true };
  expect(recorded).toEqual(
    ["cat", "cat", "cat", "colour", "colour"].map((noun) => ({ noun, ...change })),
  );
});

test("text that stops being a table ends the check with a message", async () => {
  const rows = Array.from({ length: 5_000 }, (_, i) => `Cat Number ${i},f,SIB`);
  const record = await brought(`name,sex,breed\n${rows.join("\n")}\n"${"x".repeat(30_000)}`);
  expect(await checkedImport(call, record)).toMatchObject({
    state: "failed",
    failed: "unreadable",
  });
});

test("an import whose process has died has failed, and can be checked again", async () => {
  const record = await brought(SMALL);
  const { id } = record;
  await server.pool.query("update imports set state = 'checking' where id = $1", [id]);
  await server.pool.query("delete from jobs.job where name = 'import'");
  expect(await settledImport(call, id)).toMatchObject({ state: "failed", failed: "fault" });
  expect(await checkedImport(call, record)).toMatchObject({
    state: "checked",
    total: 1,
    faulty: 0,
  });
});

test("the server has logged no errors", () => {
  expect(server.faults).toEqual([]);
});
