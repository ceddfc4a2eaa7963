/** What every call goes through: who may, what is sent, who does it, and what comes with each write. */
import type { Db, RuleNotice, Tx } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import type { RowRules } from "../call-checks.ts";
import type { Handlers, Member } from "../handler.ts";
import type { VersionRules } from "../versions.ts";

export interface Pipeline {
  readonly handlers: Handlers;
  readonly rowRules: RowRules;
  readonly versionRules: VersionRules;
  readonly services: Services;
  /** Whoever decides for the club shows first to be there; refuses by throwing. */
  readonly requireConfirmation: (
    db: Db,
    member: Member,
    cookieHeader: string | undefined,
  ) => Promise<void>;
  /** What belongs to every write, whichever call makes it: it is committed with it or not at all. */
  readonly beforeCommit: (tx: Tx, services: Services) => Promise<void>;
  /** What every committed write means for this process, by what the rules in the database have said of it. */
  readonly afterCommit: (notices: readonly RuleNotice[], services: Services) => void;
}
