/** Notices in a member's chat: linked by a code that works once, sent never twice. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { BOT_TOKEN, startTelegram, type Telegram } from "@felistry/testkit/telegram.ts";
import { inTransaction } from "../../db/transaction.ts";
import { writeLetter } from "../../mail/letter.ts";

let server: TestServer;
let telegram: Telegram;
let chats = 500;

beforeAll(async () => {
  telegram = await startTelegram();
  server = await startTestServer({
    env: {
      RATE_LIMIT_FACTOR: "100",
      TELEGRAM_BOT_TOKEN: BOT_TOKEN,
      TELEGRAM_API: telegram.api,
    },
  });
});
afterAll(async () => {
  await server.stop();
  await telegram.stop();
});
beforeEach(() => {
  telegram.sent.length = 0;
  telegram.answer = 200;
});

const codeFor = async (member: BuiltMember) => {
  const { url } = (await server.as(member)("POST /me/telegram", {})).data;
  const [, code] = /^https:\/\/t\.me\/cats_bot\?start=([\w-]{43})$/.exec(url)!;
  return code!;
};
const linkedAt = async (member: BuiltMember) =>
  (await server.as(member)("GET /me/telegram", {})).data.linked_at;

async function linked(): Promise<{ member: BuiltMember; chat: number }> {
  const member = await buildMember(server);
  const chat = ++chats;
  telegram.write(chat, `/start ${await codeFor(member)}`);
  await vi.waitFor(async () => expect(await linkedAt(member)).not.toBeNull(), 20_000);
  await vi.waitFor(() => expect(textsTo(chat)).toHaveLength(1), 20_000);
  telegram.sent.length = 0;
  return { member, chat };
}

const textsTo = (chat: number) =>
  telegram.sent.flatMap(({ chat_id, text }) => (chat_id === chat ? [text] : []));

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

const settled = () =>
  vi.waitFor(async () => {
    const { rows } = await server.pool.query(
      "select from jobs.job where name = 'telegram' and state < 'completed'",
    );
    expect(rows).toEqual([]);
  }, 20_000);

describe("a chat", () => {
  it("gets the member's notices with their links once it is linked", async () => {
    const { member, chat } = await linked();
    await tell(member, "A message of Ann");
    await settled();
    expect(textsTo(chat)).toEqual([expect.stringMatching(/^A message of Ann\nhttp.*\/cats\/7$/)]);
  });

  it("is linked by no other code, no used one, and in no group", async () => {
    const { member } = await linked();
    const stranger = await buildMember(server);
    const code = await codeFor(stranger);
    const [wrong, group, used] = [++chats, ++chats, ++chats];
    telegram.write(wrong, `/start ${"A".repeat(43)}`);
    telegram.write(group, `/start ${code}`, "group");
    telegram.write(++chats, `/start ${code}`);
    telegram.write(used, `/start ${code}`);
    await vi.waitFor(async () => expect(await linkedAt(stranger)).not.toBeNull(), 20_000);
    await tell(stranger, "For the stranger");
    await tell(member, "For the member");
    await settled();
    for (const chat of [wrong, group, used]) expect(textsTo(chat)).toEqual([]);
  });

  it("that ends gets nothing more, by the site or by blocking the bot", async () => {
    const [own, blocked] = [await linked(), await linked()];
    await server.as(own.member)("DELETE /me/telegram", {});
    telegram.answer = 403;
    await tell(own.member, "After the end");
    await tell(blocked.member, "To one who has blocked");
    await settled();
    expect(await linkedAt(blocked.member)).toBeNull();
    expect(telegram.sent).toEqual([]);
  });
});

describe("a message", () => {
  it("is sent once though Telegram refuses it at first", async () => {
    const { member, chat } = await linked();
    telegram.answer = 429;
    await tell(member, "Patience");
    await vi.waitFor(async () => {
      const { rows } = await server.pool.query(
        "select from jobs.job where name = 'telegram' and state = 'retry'",
      );
      expect(rows).toHaveLength(1);
    }, 20_000);
    telegram.answer = 200;
    await settled();
    expect(textsTo(chat)).toHaveLength(1);
  });

  it("that may have been sent is not sent again", async () => {
    const { member, chat } = await linked();
    telegram.answer = undefined;
    await tell(member, "Perhaps");
    await settled();
    expect(textsTo(chat)).toHaveLength(1);
  });

  it("of a kind that is not wanted there is not sent", async () => {
    const { member, chat } = await linked();
    const body = { kind: "messages", mail: "off", telegram: 0 } as const;
    await server.as(member)("PUT /me/notice-settings", { body });
    await tell(member, "Unwanted");
    await settled();
    expect(textsTo(chat)).toEqual([]);
  });
});

it("a site without a bot offers none", async () => {
  const without = await startTestServer();
  try {
    const member = await buildMember(without);
    expect((await without.as(member)("GET /me/telegram", {})).data.is_offered).toBe(0);
    await expect(without.as(member)("POST /me/telegram", {})).rejects.toMatchObject({
      status: 409,
    });
  } finally {
    await without.stop();
  }
});
