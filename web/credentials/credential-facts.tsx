import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { CredentialLine } from "./credentials-card.tsx";
import styles from "./credentials-card.module.css";

/** What a title or test says, fact by fact, as its paper is to say it. */
export function CredentialFacts({
  credential,
}: {
  credential: Answer<"GET /cats/{id}/credentials">["data"][number];
}) {
  const { locale } = usePageTools();
  const { name, result, issued_by, issued_on } = credential;
  const facts = [
    [m.credential_name(), name],
    [m.credential_result(), result],
    [m.desk_issued_by(), issued_by],
    [m.credential_date(), issued_on && shortDate(issued_on, locale)],
  ] as const;
  return (
    <>
      <p>
        <CredentialLine credential={credential} />
      </p>
      <dl className={styles["facts"]}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || m.credential_not_said()}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
