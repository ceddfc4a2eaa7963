/** The pipeline of every call: access, input, handler, and what belongs to each write. */
import type { Db, RuleNotice, Tx } from "../../db/transaction.ts";
import type { CookieChange } from "../cookies.ts";
import type { Services } from "../../services.ts";
import type { RowRules } from "../call-checks.ts";
import type { Handlers, Member } from "../handler.ts";
import type { VersionRules } from "../versions.ts";

export interface Pipeline {
  readonly handlers: Handlers;
  readonly rowRules: RowRules;
  readonly versionRules: VersionRules;
  readonly services: Services;
  /** Administrators confirm their presence first; refuses by throwing. */
  readonly requireConfirmation: (
    db: Db,
    member: Member,
    cookieHeader: string | undefined,
  ) => Promise<void>;
  /** Part of every write, in whichever call: committed with it or not at all. */
  readonly beforeCommit: (tx: Tx, services: Services) => Promise<void>;
  /**
   * What a committed write means for this process, according to the notices of the database's rules.
   * @returns what it means for others, for the caller to tell them
   */
  readonly afterCommit: (
    notices: readonly RuleNotice[],
    services: Services,
  ) => readonly CookieChange[];
}
