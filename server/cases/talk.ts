/** What the club and who asked it say about a case. */
import type { Handler, Member, WriteContext } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { lockWithCat } from "./decide-case.ts";
import { mailOfQuestion, mailsOfAnswer } from "./mails.ts";
import { refuseOver } from "./refuse-over.ts";
import { threadInWords } from "./thread-words.ts";
import {
  askApplicant,
  assignCase,
  endAsking,
  insertMessage,
  isColleague,
  lockCase,
  selectThread,
  type LockedCase,
} from "./statements.ts";

type Context = WriteContext & { readonly member: Member };

async function openCase(id: number, context: Context): Promise<LockedCase> {
  const found = await lockWithCat(id, context);
  if (found.state === "decided" || found.state === "withdrawn") return refuseOver(id, context);
  return found;
}

/** The case keeps the moment since which it waits, and so its turn. */
export const askBack: Handler<"POST /admin/cases/{id}/questions"> = async (
  { params: { id }, body: { text } },
  context,
) => {
  const { db, member, services } = context;
  const { applicant_id } = await openCase(id, context);
  if (applicant_id === null) refuse("case_without_applicant");
  if (applicant_id === member.id) refuse("own_application");
  await askApplicant(db, { id });
  const [asked] = await insertMessage(db, { id, authorId: member.id, kind: "question", text });
  await services.jobs.enqueueMails(db, await mailOfQuestion(db, id, text, services.config));
  return { data: asked! };
};

export const addNote: Handler<"POST /admin/cases/{id}/notes"> = async (
  { params: { id }, body: { text } },
  context,
) => {
  const { db, member } = context;
  await lockWithCat(id, context);
  const [added] = await insertMessage(db, { id, authorId: member.id, kind: "note", text });
  return { data: added! };
};

export const assign: Handler<"PUT /admin/cases/{id}/assign"> = async (
  { params: { id }, body: { member_id: memberId } },
  context,
) => {
  const { db } = context;
  await openCase(id, context);
  if (memberId !== null && !(await isColleague(db, { memberId }))[0]!.yes)
    refuse("member_not_found");
  await assignCase(db, { id, memberId });
  return { data: { id, assigned_to: memberId } };
};

/** The row rule has let the applicant in. Which of the club has asked stays with the club. */
export const getThread: Handler<"GET /cases/{id}/thread"> = async (
  { params: { id } },
  { db, locale },
) => {
  const [found] = await selectThread(db, { id, locale });
  return { data: { ...found!, thread: await threadInWords(db, locale, found!.thread) } };
};

export const answerClub: Handler<"POST /cases/{id}/answers"> = async (
  { params: { id }, body: { text } },
  { db, member, services },
) => {
  const [found] = await lockCase(db, { id });
  if (found!.state !== "asked") refuse("case_not_asked");
  await endAsking(db, { id });
  const [added] = await insertMessage(db, { id, authorId: member.id, kind: "answer", text });
  await services.jobs.enqueueMails(db, await mailsOfAnswer(db, id, text, services.config));
  return { data: added! };
};
