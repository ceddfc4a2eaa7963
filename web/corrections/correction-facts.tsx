/** A request as its asker and the club see it: before and after, the evidence, and what a confirmation touches. */
import { Link } from "react-router";
import type { Correction } from "@felistry/contract/corrections.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { kindWords } from "../certificates/certificate-words.ts";
import { fieldWord } from "../cats/field-words.ts";
import { ScanPhoto } from "../documents/scan-photo.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import { percent } from "../ui/shares.ts";
import { statusWords, valueText } from "./correction-words.ts";
import styles from "./corrections.module.css";

export function CorrectionFacts({
  correction,
  isBesideEvidence = false,
}: {
  correction: Correction;
  /** The evidence is shown beside, so not here. */
  isBesideEvidence?: boolean;
}) {
  const { locale } = usePageTools();
  const { asker, created_at, reason, evidence_url, status, decision, decided_at } = correction;
  return (
    <div className={styles["view"]}>
      <p className="soft">
        {statusWords[status]()} ·{" "}
        {m.correction_by({ name: asker.name, date: shortDate(created_at, locale) })}
      </p>
      <Changes correction={correction} />
      <section>
        <h2>{m.correction_reason()}</h2>
        <p className={styles["words"]}>{reason}</p>
      </section>
      {decision !== null && (
        <section>
          <h2>{m.correction_decision()}</h2>
          <p className={styles["words"]}>{decision}</p>
          <p className="soft">
            {m.correction_decided({
              name: correction.decided_by ?? "",
              date: shortDate(decided_at!, locale),
            })}
          </p>
        </section>
      )}
      {status === "asked" && <Touches touches={correction.touches} />}
      {!isBesideEvidence && <Evidence path={evidence_url} name={correction.cat_name} />}
    </div>
  );
}

function Evidence({ path, name }: { path: string | null; name: string }) {
  return (
    <section>
      <h2>{m.correction_evidence()}</h2>
      {path === null ? (
        <p>{m.correction_evidence_gone()}</p>
      ) : (
        <a href={path}>
          <ScanPhoto
            path={path}
            alt={m.correction_evidence_of({ name })}
            className={styles["evidence"]}
          />
        </a>
      )}
    </section>
  );
}

function Changes({ correction: { changes, status } }: { correction: Correction }) {
  const { locale } = usePageTools();
  return (
    <section>
      <h2>{m.correction_changes()}</h2>
      <dl>
        {changes.map(({ field, before, after, now }) => (
          <div key={field} className={styles["change"]}>
            <dt>{fieldWord(field)}</dt>
            <dd>
              <small>{m.correction_before()}</small> <del>{valueText(field, before, locale)}</del>
              {status === "asked" && now !== before && (
                <> {m.correction_now({ value: valueText(field, now, locale) })}</>
              )}
            </dd>
            <dd>
              <small>{m.correction_after()}</small> <ins>{valueText(field, after, locale)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Touches({
  touches: { certificates, offspring, titles, inbreeding },
}: Pick<Correction, "touches">) {
  const { locale } = usePageTools();
  return (
    <section>
      <h2>{m.correction_touches()}</h2>
      {certificates.length === 0 ? (
        <p>{m.correction_touches_no_certificate()}</p>
      ) : (
        <>
          <p>{m.correction_touches_certificates({ count: certificates.length })}</p>
          <ul>
            {certificates.map(({ code, kind, cat }) => (
              <li key={code}>
                <Link to={paths.verify(code)}>
                  {m.correction_certificate({ kind: kindWords(kind), name: cat.name })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{m.correction_touches_offspring({ count: offspring })}</p>
      <p>{m.correction_touches_titles({ count: titles })}</p>
      {inbreeding && (
        <p>
          {m.correction_inbreeding({
            before: percent(inbreeding.before, locale),
            after: percent(inbreeding.after, locale),
          })}
        </p>
      )}
    </section>
  );
}
