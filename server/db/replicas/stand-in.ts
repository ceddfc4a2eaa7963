import { isDatabaseAway } from "../failures.ts";
import type { Db } from "../transaction.ts";
import type { Replicas } from "./replicas.ts";

/** For reads that otherwise go to the primary only: while it is away, a copy answers them. */
export function standIn(primary: Db, replicas: Replicas): Db {
  if (!replicas.any) return primary;
  const copy = () => {
    const found = replicas.reading({ after: null, current: false })?.db;
    if (found) replicas.countStandIn();
    return found;
  };
  return {
    async query(statement) {
      const instead = replicas.isPrimaryAway() ? copy() : undefined;
      if (instead) return instead.query(statement);
      try {
        return await primary.query(statement);
      } catch (error) {
        const other = isDatabaseAway(error) ? copy() : undefined;
        if (!other) throw error;
        return other.query(statement);
      }
    },
  };
}
