/** An owner asks the judge of a result. The address is the club's, so that nobody can name a friend's. */
import { ASKS_OF_JUDGE } from "@felistry/contract/credentials/judges.ts";
import {
  askState,
  listedJudge,
  type JudgeAskState,
} from "@felistry/domain/credentials/judges/asking.ts";
import { judgeKey } from "@felistry/domain/credentials/shows/result.ts";
import type { ErrorCode } from "@felistry/contract/errors.ts";
import { freshToken, tokenHash } from "../../accounts/queries.ts";
import type { Handler } from "../../http/handler.ts";
import { countOrRefuse } from "../../http/limits/attempts.ts";
import { refuse } from "../../http/refusal.ts";
import { credentialOwners } from "../statements.ts";
import { mailToJudge } from "./mails.ts";
import { insertAsk, lockListed, selectJudged, selectListed } from "./statements.ts";

const ofCredential = credentialOwners("");

type Judged = Awaited<ReturnType<typeof selectJudged>>[number];

const keysOf = (results: readonly Judged[]) => results.map(({ judge }) => judgeKey(judge));

export const listAsks: Handler<"GET /cats/{id}/judge-asks"> = async (
  { params: { id: catId } },
  { db },
) => {
  const results = await selectJudged(db, { catId, id: null });
  const judges = await selectListed(db, { catId, keys: keysOf(results) });
  return {
    data: results.map((result) => ({
      credential_id: result.id,
      state: askState(result, judges),
      until: result.until,
    })),
  };
};

const REFUSALS: Readonly<Record<Exclude<JudgeAskState, "open">, ErrorCode>> = {
  asked: "judge_asked",
  settled: "judge_settled",
  own: "judge_own_cat",
  unlisted: "judge_unlisted",
};

export const askJudge: Handler<"POST /credentials/{id}/judge-ask"> = async (
  { params: { id } },
  { db, member, services },
) => {
  const { jobs, config, apart } = services;
  const { cat_id: catId } = (await ofCredential(db, { id }))[0]!;
  const [result] = await selectJudged(db, { catId, id });
  if (!result) refuse("judge_unlisted");
  const judges = await lockListed(db, { catId, keys: keysOf([result]) });
  const state = askState(result, judges);
  if (state !== "open") refuse(REFUSALS[state]);
  const judge = listedJudge(result, judges)!;
  const limit = { ...ASKS_OF_JUDGE, most: Math.ceil(ASKS_OF_JUDGE.most * config.limitFactor) };
  await countOrRefuse(apart, limit, `judge ${judge.id}`);
  const token = freshToken();
  const kept = { id, judgeId: judge.id, memberId: member.id, tokenHash: tokenHash(token) };
  if ((await insertAsk(db, kept)).length === 0) refuse("judge_asked");
  await jobs.enqueueMails(db, [await mailToJudge(db, id, judge, token, config)]);
  const [asked] = await selectJudged(db, { catId, id });
  return { data: { credential_id: id, state: "asked", until: asked!.until } };
};
