/** Pictures beside a message's words: seen by the two sides, by the club while it has to decide, and gone with the words. */
import { expect, test } from "vitest";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  buyer,
  offer,
  seller,
  server,
  startWithParties,
} from "@felistry/testkit/worlds/order-parties.ts";

startWithParties();

const ordered = async (traits = {}) =>
  (await buildOrder(server, { ad: offer(), buyer, status: "accepted", ...traits })).id;
const picture = (owner: BuiltMember) => buildUpload(server, { owner, prefix: "message" });
const write = (by: BuiltMember, id: number, pictures: string[]) =>
  server.as(by)("POST /order/{id}/messages", {
    params: { id },
    body: { text: "Look", pictures },
  });
const read = async (by: BuiltMember, id: number) =>
  (await server.as(by)("GET /order/{id}/messages", { params: { id }, query: {} })).data;

async function statusFor(path: string, member: BuiltMember | null): Promise<number> {
  const cookie = member && (await server.sessionCookie(member));
  const response = await server.raw(path, cookie ? { headers: { cookie } } : {});
  await response.arrayBuffer();
  return response.status;
}
const isKept = async (path: string) =>
  (await server.pool.query("select from uploads where path = $1", [path])).rowCount === 1;

test("up to four pictures go with a message, and only its two sides see them", async () => {
  const id = await ordered();
  const paths = await Promise.all([1, 2, 3, 4].map(() => picture(buyer)));
  await write(buyer, id, paths);
  expect((await read(seller, id))[0]).toMatchObject({ text: "Look", pictures: paths });
  const strangers = [null, await buildMember(server), await buildAdmin(server)];
  const seen = await Promise.all(
    [buyer, seller, ...strangers].map((member) => statusFor(paths[0]!, member)),
  );
  expect(seen).toEqual([200, 200, 404, 404, 404]);
  const mails = await server.mailsSentTo(seller.email);
  expect(mails.at(-1)!.text).toContain("приложены снимки: 4");
});

test("a fifth picture, another member's, another kind's, and one sent before are refused", async () => {
  const id = await ordered();
  const own = await picture(buyer);
  const refused = [
    await Promise.all([1, 2, 3, 4, 5].map(() => picture(buyer))),
    [await picture(seller)],
    [await buildUpload(server, { owner: buyer, prefix: "pedigree" })],
    [own, own],
  ];
  for (const pictures of refused) expect(await statusOf(write(buyer, id, pictures))).toBe(400);
  expect(await read(buyer, id)).toEqual([]);
  await write(buyer, id, [own]);
  expect(await statusOf(write(buyer, id, [own]))).toBe(400);
});

test("the club sees them while a report of the message or a dispute about the order is open", async () => {
  const admin = await buildAdmin(server);
  const id = await ordered();
  const path = await picture(seller);
  await write(seller, id, [path]);
  const [message] = await read(buyer, id);
  const { data } = await server.as(buyer)("POST /order/{id}/messages/{messageId}/report", {
    params: { id, messageId: message!.id },
    body: { reason: "A threat" },
  });
  const { data: reports } = await server.as(admin)("GET /admin/message-reports", { query: {} });
  expect(reports.find((each) => each.id === data.report_id)!.pictures).toEqual([path]);
  expect(await statusFor(path, admin)).toBe(200);
  await server.as(admin)("PUT /admin/message-reports/{id}", {
    params: { id: data.report_id },
    body: { verdict: "dismissed" },
  });
  expect(await statusFor(path, admin)).toBe(404);

  await server.as(buyer)("POST /order/{id}/dispute", {
    params: { id },
    body: { reason: "ill", text: "She is ill" },
  });
  const { data: dispute } = await server.as(buyer)("GET /order/{id}/dispute", { params: { id } });
  const ofClub = async () =>
    (await server.as(admin)("GET /admin/disputes/{id}", { params: { id: dispute!.id } })).data;
  expect((await ofClub()).messages[0]!.pictures).toEqual([path]);
  expect(await statusFor(path, admin)).toBe(200);
  await server.as(buyer)("PUT /order/{id}/dispute/withdraw", { params: { id } });
  expect(await statusFor(path, admin)).toBe(404);
  expect((await ofClub()).messages[0]!.pictures).toEqual([]);
});

test("they go with the message's words: when the club removes them, and with the sender's account", async () => {
  const admin = await buildAdmin(server);
  const leaving = await buildMember(server);
  const id = await ordered({ buyer: leaving });
  const [removed, left] = [await picture(seller), await picture(leaving)];
  await write(seller, id, [removed]);
  await write(leaving, id, [left]);
  const message = (await read(leaving, id)).find(({ is_own }) => is_own === 0)!;
  const { data } = await server.as(leaving)("POST /order/{id}/messages/{messageId}/report", {
    params: { id, messageId: message.id },
    body: { reason: "A threat" },
  });
  expect([await isKept(removed), await isKept(left)]).toEqual([true, true]);
  await server.as(admin)("PUT /admin/message-reports/{id}", {
    params: { id: data.report_id },
    body: { verdict: "removed" },
  });
  expect([await isKept(removed), await isKept(left)]).toEqual([false, true]);
  const { data: own } = await server.as(leaving)("GET /me/data", {});
  expect(own.order_messages).toMatchObject([{ pictures: [left] }]);
  await server.as(leaving)("POST /me/close", { body: { currentPassword: leaving.password } });
  expect(await isKept(left)).toBe(false);
  expect((await read(seller, id)).map(({ pictures }) => pictures)).toEqual([[], []]);
});
