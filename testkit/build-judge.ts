import { judgeKey } from "@felistry/domain/credentials/shows/result.ts";
import { freshToken, tokenHash } from "@felistry/server/accounts/token.ts";
import { insertRow, nextNumber, type World } from "./world.ts";

export interface BuiltJudge {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

interface JudgeTraits {
  readonly addedBy: { readonly id: number };
  readonly clubId?: number;
  readonly name?: string;
  readonly email?: string;
  readonly systems?: readonly string[];
  readonly locale?: string;
}

/** On the list of a club, the first if none is named. */
export async function buildJudge(
  world: World,
  { addedBy, clubId = 1, systems = ["FIFe"], locale, ...traits }: JudgeTraits,
): Promise<BuiltJudge> {
  const number = nextNumber();
  const name = traits.name ?? `Judge Number ${number}`;
  return insertRow<BuiltJudge>(world, "judges", {
    club_id: clubId,
    name,
    name_key: judgeKey(name),
    email: traits.email ?? `judge${number}@judges.example`,
    systems,
    locale,
    added_by: addedBy.id,
  });
}

/** An open question; its token is in no mail. */
export async function buildJudgeAsk(
  world: World,
  of: {
    readonly credential: { readonly id: number };
    readonly judge: { readonly id: number };
    readonly asker: { readonly id: number };
  },
): Promise<{ readonly token: string }> {
  const token = freshToken();
  await world.pool.query(
    `insert into judge_asks (credential_id, judge_id, asker_id, token_hash, expires_at)
     values ($1, $2, $3, $4, now() + interval '30 days')`,
    [of.credential.id, of.judge.id, of.asker.id, tokenHash(token)],
  );
  return { token };
}
