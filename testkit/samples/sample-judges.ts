/** Samples of the calls for judges: a result of the caller's cat whose judge can be asked, and two that were. */
import type { ApiKey, Input } from "@felistry/contract/api.ts";
import type { judgeCalls } from "@felistry/contract/credentials/judges.ts";
import { buildCredential } from "../build-credential.ts";
import { buildJudge, buildJudgeAsk } from "../build-judge.ts";
import { nextNumber, type World } from "../world.ts";
import type { SampleRows } from "./sample-rows.ts";

type JudgeKey = keyof typeof judgeCalls & ApiKey;

export async function judgeSamples(
  world: World,
  { caller, cat, foreign, stranger }: SampleRows,
): Promise<{ readonly [Key in JudgeKey]: Input<Key> }> {
  const judge = await buildJudge(world, { addedBy: caller });
  const changed = await buildJudge(world, { addedBy: caller });
  const removed = await buildJudge(world, { addedBy: caller });
  const resultOf = (of: typeof cat, name: string) =>
    buildCredential(world, {
      cat: of,
      kind: "result",
      name,
      judge: judge.name,
      issued_on: "2025-05-03",
    });
  const result = await resultOf(cat, "CACIB");
  const asked = async (of: typeof cat, name: string) => {
    const credential = await resultOf(of, name);
    return buildJudgeAsk(world, { credential, judge, asker: stranger });
  };
  const read = await asked(foreign, "CACIB");
  const answered = await asked(foreign, "CAGCIB");
  const body = (name: string) => ({
    name,
    email: `judge${nextNumber()}@judges.example`,
    systems: ["FIFe" as const, "WCF" as const],
  });
  return {
    "GET /admin/judges": { query: {} },
    "POST /admin/judges": { body: body(`New Judge ${nextNumber()}`) },
    "PUT /admin/judges/{id}": { params: { id: changed.id }, body: body(changed.name) },
    "DELETE /admin/judges/{id}": { params: { id: removed.id } },
    "GET /cats/{id}/judge-asks": { params: { id: cat.id } },
    "POST /credentials/{id}/judge-ask": { params: { id: result.id } },
    "POST /credentials/asked-by-mail": { body: read },
    "POST /credentials/answer-by-mail": { body: { ...answered, confirm: 1 } },
  };
}
