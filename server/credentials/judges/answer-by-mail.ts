/** A judge answers without an account: whoever has the link has read the mail to the address that the club knows. */
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { asToken, tokenHash } from "../../accounts/queries.ts";
import { mailToAsker } from "./mails.ts";
import { lockAsked, selectAskByToken, setAnswer, takeAsk } from "./statements.ts";

const hashOf = (text: string) => tokenHash(asToken(text) ?? refuse("judge_link_over"));

export const readByMail: Handler<"POST /credentials/asked-by-mail"> = async (
  { body },
  { db, locale },
) => {
  const [found] = await selectAskByToken(db, { tokenHash: hashOf(body.token), locale });
  if (!found) refuse("judge_link_over");
  const { cat_id, cat_name_cattery_prefix, cat_name, cat_name_suffix, breed_ems, sex } = found;
  const { asker, judge, award, show_system, show_class, show_country } = found;
  const { issued_by, issued_on, points, until } = found;
  return {
    data: {
      asker,
      judge,
      cat: { id: cat_id, cat_name_cattery_prefix, cat_name, cat_name_suffix, breed_ems, sex },
      award,
      show_system,
      show_class,
      show_country,
      issued_by,
      issued_on,
      points,
      until,
    },
  };
};

export const answerByMail: Handler<"POST /credentials/answer-by-mail"> = async (
  { body },
  { db, services: { jobs, config } },
) => {
  const hash = hashOf(body.token);
  await lockAsked(db, { tokenHash: hash });
  const [taken] = await takeAsk(db, { tokenHash: hash });
  if (!taken) refuse("judge_link_over");
  const { credential_id: id, asker_id: memberId } = taken;
  const answer = body.confirm === 1 ? "confirmed" : "denied";
  await setAnswer(db, { id, answer });
  await jobs.enqueueMails(db, [await mailToAsker(db, { id, memberId, answer }, config)]);
  return { data: { confirmed: body.confirm } };
};
