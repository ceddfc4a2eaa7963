/** What other nouns may read of catteries. */
import { statement } from "../db/statement.ts";

export const catteryOwner = statement(
  "cattery_owner",
  "select users_id from catteries where id = :id",
);
