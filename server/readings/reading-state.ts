/** How far a member's readings are; nobody sees another member's, whatever id they use. */
import type { ReadingState } from "@felistry/contract/readings.ts";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { finishedReading } from "./finished-reading.ts";
import { cancelReading } from "./read-in-turn.ts";
import { deleteReading, selectState, selectStates } from "./statements.ts";

const workersOf = ({ config }: Pick<Services, "config">) => Math.max(1, config.recognition.workers);

export async function stateOf(
  db: Db,
  services: Pick<Services, "config">,
  own: { memberId: number; key: string },
): Promise<ReadingState | null> {
  const [state] = await selectState(db, { ...own, workers: workersOf(services) });
  return state ?? null;
}

export const getReadingProgress: Handler<"GET /readings/{id}/progress"> = async (
  { params },
  { db, member, services },
) => ({ data: await stateOf(db, services, { memberId: member.id, key: params.id }) });

export const listReadings: Handler<"GET /readings"> = async (
  { query },
  { db, member, services },
) => ({
  data: await selectStates(db, {
    memberId: member.id,
    catId: query.catId ?? null,
    pedigreeId: query.pedigreeId ?? null,
    workers: workersOf(services),
  }),
});

export const getReading: Handler<"GET /readings/{id}"> = async (
  { params },
  { db, member, locale },
) => finishedReading(db, { memberId: member.id, key: params.id, locale });

/** One that is under way ends; its process no longer finds the row. */
export const removeReading: Handler<"DELETE /readings/{id}"> = async (
  { params },
  { db, member, services, onCommit },
) => {
  const [gone] = await deleteReading(db, { memberId: member.id, key: params.id });
  if (!gone) refuse("reading_not_found");
  await services.jobs.cancel(db, "reading", gone.id);
  onCommit(() => cancelReading(gone.id));
  return { data: { id: params.id } };
};
