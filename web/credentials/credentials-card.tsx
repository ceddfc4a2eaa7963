import type { ReactNode } from "react";
import type { Answer } from "@felistry/contract/api.ts";
import type { CredentialKind, Evidence } from "@felistry/domain/credentials/credential.ts";
import {
  credential_claimed,
  credential_claimed_hint,
  credential_confirmed,
  credential_confirmed_hint,
  credential_judge,
  credential_judged,
  credential_kind_dna,
  credential_kind_health,
  credential_kind_result,
  credential_kind_title,
  credential_scanned,
  credential_scanned_hint,
  credential_title,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { classWord } from "./show-words.ts";
import styles from "./credentials-card.module.css";

export type Credentials = Answer<"GET /cats/{id}/credentials">["data"];
export type Credential = Credentials[number];

const kinds: Record<CredentialKind, () => string> = {
  title: credential_kind_title,
  result: credential_kind_result,
  health: credential_kind_health,
  dna: credential_kind_dna,
};

const levels: Record<Evidence, readonly [word: () => string, hint: () => string]> = {
  claimed: [credential_claimed, credential_claimed_hint],
  scanned: [credential_scanned, credential_scanned_hint],
  // The word says it all, and each text counts for the weight of a cat's page.
  judged: [credential_judged, credential_judged],
  confirmed: [credential_confirmed, credential_confirmed_hint],
};

export function kindWord(kind: CredentialKind): string {
  return kinds[kind]();
}

/** A cat's titles, results and tests, each with its level of proof; empty if there are none. */
export function CredentialsCard({
  credentials,
  children,
}: {
  credentials: Credentials;
  children?: ReactNode;
}) {
  if (credentials.length === 0 && !children) return null;
  return (
    <section className={styles["card"]} aria-label={credential_title()}>
      <h2>{credential_title()}</h2>
      {credentials.length > 0 && (
        <ul>
          {credentials.map((entry) => (
            <li key={entry.id}>
              <CredentialLine credential={entry} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

/** In which class of which federation, by whom it was judged. */
function ShownAs({ credential }: { credential: Credential }) {
  const { show_system, show_class, judge } = credential;
  if (show_system === null) return null;
  const parts = [
    show_system,
    show_class && classWord(show_class),
    judge && `${credential_judge()}: ${judge}`,
  ];
  return <span>{parts.filter(Boolean).join(" · ")}</span>;
}

export function CredentialLine({ credential }: { credential: Credential }) {
  const { locale } = usePageTools();
  const { kind, name, result, issued_by, issued_on, show_country, evidence } = credential;
  const [word, hint] = levels[evidence];
  const source = [issued_by, show_country, issued_on && shortDate(issued_on, locale)]
    .filter(Boolean)
    .join(", ");
  return (
    <span className={styles["line"]}>
      <span className={styles["kind"]}>{kindWord(kind)}</span>
      <strong>{name}</strong>
      <ShownAs credential={credential} />
      {result && <span>{result}</span>}
      {source && <span className={styles["source"]}>{source}</span>}
      <span className={styles["evidence"]} data-evidence={evidence} title={hint()}>
        {word()}
      </span>
    </span>
  );
}
