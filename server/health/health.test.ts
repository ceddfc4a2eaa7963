/** What administrators are told about the site, and mails that they have sent again. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAdmin, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildAdmin(server);
});
afterAll(() => server.stop());

const MAIL = { to: "olga@cats.example", subject: "An order", text: "Hello", html: "<p>Hello</p>" };

async function failedMail(data: object = MAIL): Promise<string> {
  const { rows } = await server.pool.query<{ id: string }>(
    `insert into jobs.job (name, data, state, completed_on, output)
     values ('mail', $1, 'failed', now(), '{"message":"no such mailbox"}') returning id`,
    [data],
  );
  return rows[0]!.id;
}
const healthNow = async () => (await server.as(admin)("GET /admin/health", {})).data;
const send = (id: string) => server.as(admin)("PUT /admin/mails/{id}/send", { params: { id } });

test("administrators are told of disk, versions and background work", async () => {
  const { database, disk, jobs, mails, node, release } = await healthNow();
  expect(database.version).toMatch(/^\d+/);
  expect(database.schema).toMatch(/^\d{4}_/);
  expect(database.bytes).toBeGreaterThan(1_000_000);
  expect(disk).toMatchObject({ low: false });
  expect(mails).toEqual({ waiting: 0, oldest_seconds: 0, failed: 0 });
  expect([node, release]).toEqual([process.version, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  expect(jobs.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["mail", "import"]));
});

test("a mail that was given up is shown without what it says, and goes out when it is sent again, once", async () => {
  const id = await failedMail();
  const { failed_mails, mails } = await healthNow();
  expect(mails.failed).toBe(1);
  expect(failed_mails).toEqual([
    {
      id,
      to: MAIL.to,
      subject: MAIL.subject,
      failed_at: expect.any(String),
      reason: "no such mailbox",
    },
  ]);
  await send(id);
  await expect.poll(async () => (await healthNow()).mails.waiting, { timeout: 15_000 }).toBe(0);
  await expect
    .poll(async () => (await server.mailsSentTo(MAIL.to)).map(({ subject }) => subject), {
      timeout: 15_000,
    })
    .toEqual([MAIL.subject]);
  expect((await healthNow()).failed_mails).toEqual([]);
  await expect(send(id)).rejects.toMatchObject({ status: 409 });
});

test("neither an unknown mail nor one without its text is sent", async () => {
  const empty = await failedMail({ to: MAIL.to });
  for (const id of [empty, randomUUID()])
    await expect(send(id)).rejects.toMatchObject({ status: 409 });
  await server.pool.query("delete from jobs.job where id = $1", [empty]);
});
