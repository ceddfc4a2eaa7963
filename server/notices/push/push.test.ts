/** Notices on members' devices: encrypted for the browser, signed by the site, nothing twice, nothing to the wrong one. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import {
  isSignedBy,
  openPushBrowser,
  startPushService,
  type PushService,
} from "@felistry/testkit/push-service.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { inTransaction } from "../../db/transaction.ts";
import { writeLetter } from "../../mail/letter.ts";
import { sendPush } from "./send-push.ts";

let server: TestServer;
let service: PushService;

beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({
    env: { RATE_LIMIT_FACTOR: "100", PUSH_SERVICES: service.origin },
  });
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});
beforeEach(() => {
  service.received.length = 0;
  service.answer = 201;
});

let devices = 0;
const addDevice = async (
  member: BuiltMember,
  path = `/device-${++devices}`,
  call = server.as(member),
) => {
  const browser = openPushBrowser();
  const body = { endpoint: `${service.origin}${path}`, keys: browser.keys };
  const { data } = await call("POST /me/push-devices", { body });
  return { ...browser, path, id: data.id };
};

function tell(member: BuiltMember, subject: string): Promise<void> {
  const mail = writeLetter({
    to: member.email,
    subject,
    paragraphs: ["Text"],
    link: { label: "Link", url: "http://localhost/cats/7" },
    notice: { kind: "messages" },
  });
  return inTransaction(server.pool, (tx) => server.services.jobs.enqueueMails(tx, [mail]));
}

const listed = async (member: BuiltMember) =>
  (await server.as(member)("GET /me/push-devices", {})).data;
const arrived = (count: number) =>
  vi.waitFor(() => expect(service.received).toHaveLength(count), 20_000);
const settled = () =>
  vi.waitFor(async () => {
    const { rows } = await server.pool.query(
      "select from jobs.job where name = 'push' and state < 'completed'",
    );
    expect(rows).toEqual([]);
  }, 20_000);

describe("a notice on a device", () => {
  it("is read by that browser alone and signed by the site", async () => {
    const member = await buildMember(server);
    const browser = await addDevice(member);
    await tell(member, "A message of Ann");
    await arrived(1);
    const { key } = await listed(member);
    const [{ headers, body, path }] = service.received as [PushService["received"][number]];
    expect(path).toBe(browser.path);
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
    expect(isSignedBy(key, headers.authorization, service.origin)).toBe(true);
    expect(body.toString("latin1")).not.toContain("Ann");
    const [notice] = (await server.as(member)("GET /me/notices", {})).data;
    expect(browser.read(body)).toEqual({
      id: notice!.id,
      title: "A message of Ann",
      path: "/cats/7",
      locale: "en",
      site: server.services.config.siteName.en,
    });
    expect(() => openPushBrowser().read(body)).toThrow(/authenticate/);
  });

  it("comes only of kinds that the member wants there, and not when it was read already", async () => {
    const member = await buildMember(server);
    const { id: deviceId } = await addDevice(member);
    const call = server.as(member);
    await call("PUT /me/notice-settings", { body: { kind: "messages", mail: "now", push: 0 } });
    await tell(member, "Unwanted");
    await call("PUT /me/notice-settings", { body: { kind: "messages", mail: "off", push: 1 } });
    await tell(member, "Wanted");
    await settled();
    expect(service.received).toHaveLength(1);
    const noticeId = (await call("GET /me/notices", {})).data[0]!.id;
    await call("PUT /me/notices/read", { body: { id: noticeId } });
    await sendPush(server.services, { noticeId, deviceId });
    expect(service.received).toHaveLength(1);
  });

  it("goes to the service again under the same topic after a failure, and the mail is sent meanwhile", async () => {
    const member = await buildMember(server);
    await addDevice(member);
    service.answer = 503;
    await tell(member, "Later");
    await arrived(1);
    expect(await server.mailsSentTo(member.email)).toHaveLength(1);
    service.answer = 201;
    await settled();
    expect(service.received).toHaveLength(2);
    const topics = new Set(service.received.map(({ headers }) => headers["topic"]));
    expect(topics.size).toBe(1);
  });

  it.each([404, 410, 403])("ends the device when its service answers %i", async (status) => {
    const member = await buildMember(server);
    await addDevice(member);
    service.answer = status;
    await tell(member, "To nobody");
    await settled();
    expect((await listed(member)).devices).toEqual([]);
  });
});

describe("a device", () => {
  it("is listed, once a session, and removed by its member alone", async () => {
    const [member, other] = [await buildMember(server), await buildMember(server)];
    const call = server.as(member);
    await addDevice(member, undefined, call);
    const { id } = await addDevice(member, undefined, call);
    const { data } = await call("GET /me/push-devices", {});
    expect(data.devices).toMatchObject([{ id, is_this: 1 }]);
    const remove = (who: BuiltMember) =>
      server.as(who)("DELETE /me/push-devices/{id}", { params: { id } });
    await expect(remove(other)).rejects.toMatchObject({ status: 404 });
    await remove(member);
    expect((await listed(member)).devices).toEqual([]);
  });

  it("belongs to whoever used its browser last", async () => {
    const [first, second] = [await buildMember(server), await buildMember(server)];
    const { path } = await addDevice(first);
    await addDevice(second, path);
    expect((await listed(first)).devices).toEqual([]);
    await tell(first, "Not for the second");
    await tell(second, "For the second");
    await settled();
    expect(service.received).toHaveLength(1);
  });

  it("shows nothing more after its session has ended, or while its member is suspended", async () => {
    const [gone, suspended] = [await buildMember(server), await buildMember(server)];
    const call = server.as(gone);
    await addDevice(gone, undefined, call);
    await addDevice(suspended);
    await call("POST /auth/logout", {});
    await server.pool.query(
      "update users set suspended_at = now(), suspension_reason = 'Cats that do not exist' where id = $1",
      [suspended.id],
    );
    for (const member of [gone, suspended]) await tell(member, "Too late");
    await settled();
    expect(service.received).toEqual([]);
  });

  it("is refused at an address that is no push service's", async () => {
    const member = await buildMember(server);
    const { keys } = openPushBrowser();
    for (const endpoint of [
      "http://127.0.0.1:1/x",
      "https://169.254.169.254/x",
      "https://cats.example/x",
    ])
      await expect(
        server.as(member)("POST /me/push-devices", { body: { endpoint, keys } }),
      ).rejects.toMatchObject({ status: 409 });
  });
});
