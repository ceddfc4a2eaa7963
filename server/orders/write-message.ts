import type { messageBody } from "@felistry/contract/orders/messages.ts";
import { mayWrite } from "@felistry/domain/orders/correspondence.ts";
import type { z } from "zod";
import { ownUpload } from "../documents/queries.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { mailOfMessage } from "./message-mails.ts";
import { insertMessage, insertPictures, selectCorrespondence } from "./message-statements.ts";
import { mailOfQuestion } from "./questions/question-mails.ts";

export interface Writer {
  readonly senderId: number;
  readonly body: z.output<typeof messageBody>;
}

type Thread = { readonly orderId: number } | { readonly questionId: number };

async function store(db: Tx, thread: Thread, { senderId, body }: Writer): Promise<number> {
  for (const path of body.pictures) await ownUpload(db, path, senderId, "message");
  const [message] = await insertMessage(db, { ...NOWHERE, ...thread, senderId, text: body.text });
  await insertPictures(db, { messageId: message!.id, paths: body.pictures });
  return message!.id;
}

const NOWHERE = { orderId: null, questionId: null };

/** Beside an order, for as long as its sides may write to each other. @returns the message's id */
export async function writeBesideOrder(
  db: Tx,
  orderId: number,
  writer: Writer,
  { jobs, config }: Services,
  today: string,
): Promise<number> {
  const { senderId, body } = writer;
  const [order] = await selectCorrespondence(db, { orderId, memberId: senderId });
  if (order!.has_other_left) refuse("other_side_left");
  if (!mayWrite(order!.stage, order!.changed_on, today)) refuse("correspondence_over");
  const id = await store(db, { orderId }, writer);
  await jobs.enqueueMails(db, await mailOfMessage(db, orderId, senderId, body, config));
  return id;
}

/** Before an order. @returns the message's id */
export async function writeInQuestion(
  db: Tx,
  questionId: number,
  writer: Writer,
  { jobs, config }: Services,
): Promise<number> {
  const id = await store(db, { questionId }, writer);
  const { senderId, body } = writer;
  await jobs.enqueueMails(db, [await mailOfQuestion(db, questionId, senderId, body, config)]);
  return id;
}
