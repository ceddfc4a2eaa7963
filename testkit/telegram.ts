/** Telegram's Bot API as far as the site uses it, for one bot and the people who write to it. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export const BOT_TOKEN = "1234567:test-token-of-twenty-and-more";

export interface Telegram {
  readonly api: string;
  readonly sent: { readonly chat_id: number; readonly text: string }[];
  /** What `sendMessage` answers from now on; undefined takes the message and hangs up. */
  answer: number | undefined;
  write(chatId: number, text: string, type?: string): void;
  stop(): Promise<void>;
}

export async function startTelegram(): Promise<Telegram> {
  let updates: { update_id: number; message: object }[] = [];
  let last = 0;
  const sent: Telegram["sent"] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString() || "{}") as Record<string, never>;
    const answer = (status: number, more: object) =>
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify({ ok: status === 200, ...more }));
    const [, token, method] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url!) ?? [];
    if (token !== BOT_TOKEN) return answer(401, { description: "Unauthorized" });
    if (method === "getMe") return answer(200, { result: { username: "cats_bot" } });
    if (method === "getUpdates") {
      updates = updates.filter(({ update_id }) => update_id >= body["offset"]!);
      if (updates.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      return answer(200, { result: updates });
    }
    if (telegram.answer === undefined || telegram.answer === 200) sent.push(body as never);
    if (telegram.answer === undefined) return response.destroy();
    return answer(telegram.answer, { result: {}, description: "as told" });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const telegram: Telegram = {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    answer: 200,
    write(chatId, text, type = "private") {
      updates.push({ update_id: ++last, message: { chat: { id: chatId, type }, text } });
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return telegram;
}
