/** What other nouns may read of transfers. */
import { statement } from "../db/statement.ts";

export { shownVersionOfTransfer } from "./version.ts";

export const directionOfTransfer = statement(
  "transfer_direction",
  "select direction from transfers where id = :id",
);
