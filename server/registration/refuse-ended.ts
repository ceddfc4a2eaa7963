import type { ApplicationStatus } from "@felistry/domain/registration/application-status.ts";
import type { ErrorCode } from "@felistry/contract/errors.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import { fateOf } from "./statements.ts";

const refusalOf: Record<Exclude<ApplicationStatus, "pending">, ErrorCode> = {
  confirmed: "application_confirmed",
  declined: "application_declined",
  withdrawn: "application_withdrawn",
};

/** Says how somebody else has decided the application that is no longer pending. */
export async function refuseEnded(
  tx: Tx,
  catId: number,
  applicationId: number | null,
  locale: Locale,
): Promise<never> {
  const [fate] = await fateOf(tx, { catId, applicationId, locale });
  if (!fate || fate.status === "pending") refuse("no_pending_application");
  refuse(refusalOf[fate.status], {
    values: { member: fate.member ?? "", day: fate.day! },
    data: { status: fate.status },
  });
}
