/** What other nouns may read of catteries. */
import { statement } from "../db/statement.ts";

export const catteryOwner = statement<[id: number], { users_id: number }>(
  "cattery_owner",
  "select users_id from catteries where id = $1",
);
