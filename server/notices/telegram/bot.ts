/** The site's bot, by Telegram's Bot API: only what notices need. */
import { z } from "zod";
import type { Config } from "../../config.ts";

const PATIENCE_MS = 10_000;

const answer = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});

const me = z.object({ username: z.string() });

const updates = z.array(
  z.object({
    update_id: z.number(),
    message: z
      .object({ chat: z.object({ id: z.number(), type: z.string() }), text: z.string().optional() })
      .optional(),
  }),
);

export type BotUpdate = z.output<typeof updates>[number];

/** What Telegram answers to a call that it does not carry out. The token, which is part of the address, is in no message. */
export class BotRefusal extends Error {
  readonly status: number;
  constructor(status: number, description = "") {
    super(`Telegram answered ${status}: ${description}`);
    this.status = status;
  }
}

type Bot = NonNullable<Config["telegram"]>;

async function ask(
  { api, token }: Bot,
  method: string,
  body: object,
  waitMs = 0,
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(`${api}/bot${token}/${method}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS + waitMs),
    });
  } catch {
    throw new BotRefusal(0, "no answer");
  }
  const parsed = answer.safeParse(await response.json().catch(() => null));
  if (!parsed.success || !parsed.data.ok)
    throw new BotRefusal(response.status, parsed.data?.description);
  return parsed.data.result;
}

export async function botName(bot: Bot): Promise<string> {
  return me.parse(await ask(bot, "getMe", {})).username;
}

/** Waits for new messages. @param after the last update that has been dealt with */
export async function botUpdates(
  bot: Bot,
  after: number,
  waitSeconds: number,
): Promise<BotUpdate[]> {
  const body = { offset: after + 1, timeout: waitSeconds, allowed_updates: ["message"] };
  return updates.parse(await ask(bot, "getUpdates", body, waitSeconds * 1_000));
}

export async function sendToChat(bot: Bot, chatId: number, text: string): Promise<void> {
  await ask(bot, "sendMessage", {
    chat_id: chatId,
    text,
    link_preview_options: { is_disabled: true },
  });
}
