/** A cat's certificates, among its documents: issued, downloaded as PDF, verified; revoked by the club. */
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { may } from "@felistry/domain/accounts/club-rights.ts";
import { CERTIFICATE_KINDS, type CertificateKind } from "@felistry/domain/certificates/kinds.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { kindWords, statusWords } from "./certificate-words.ts";
import styles from "./certificates-card.module.css";
import { DuplicateDialog } from "./duplicate-dialog.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { failureText } from "../ui/fault-report.ts";

type Certificates = Answer<"GET /cats/{id}/certificates">["data"];
type Certificate = Certificates[number];

interface CertificatesCardProps {
  readonly cat: { readonly id: number; readonly registered: 0 | 1 };
  readonly certificates: Certificates;
}

export function CertificatesCard({ cat, certificates }: CertificatesCardProps) {
  return (
    <section className={styles["card"]} aria-labelledby="certificates">
      <h2 id="certificates">{m.cert_title()}</h2>
      <p>
        <Link to={`/cats/${cat.id}/standing`}>{m.standing_link()}</Link>
      </p>
      {cat.registered === 1 ? (
        <>
          <p className={styles["hint"]}>{m.cert_intro()}</p>
          <Issue catId={cat.id} certificates={certificates} />
          {certificates.length > 0 && (
            <ul className={styles["list"]}>
              {certificates.map((certificate) => (
                <CertificateLine key={certificate.code} certificate={certificate} />
              ))}
            </ul>
          )}
        </>
      ) : (
        <p className={styles["hint"]}>
          {m.cert_unregistered()}{" "}
          <Link to={paths.registration(cat.id)}>{m.cert_unregistered_how()}</Link>
        </p>
      )}
    </section>
  );
}

/** A kind with a valid certificate in the list is no longer offered. */
function Issue({ catId, certificates }: { catId: number; certificates: Certificates }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<CertificateKind | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isValid = (kind: CertificateKind) =>
    certificates.some((one) => one.kind === kind && one.status === "valid");
  const issue = async (kind: CertificateKind) => {
    setBusy(kind);
    setFailure(null);
    try {
      await call("POST /cats/{id}/certificates", { params: { id: catId }, body: { kind } });
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(failureText(error));
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      <Row>
        {CERTIFICATE_KINDS.filter((kind) => !isValid(kind)).map((kind) => (
          <Button
            key={kind}
            look="second"
            disabled={busy !== null}
            disabledReason={m.cert_issuing()}
            onClick={() => void issue(kind)}
          >
            {kind === "pedigree" ? m.cert_get_pedigree() : m.cert_get_metric()}
          </Button>
        ))}
      </Row>
      <Failure text={failure} />
    </>
  );
}

function CertificateLine({ certificate }: { certificate: Certificate }) {
  const { locale, viewer } = usePageTools();
  const [asking, setAsking] = useState<"revoke" | "duplicate" | null>(null);
  const { code, cat_id, kind, status, issued_at, reason, pdf } = certificate;
  const close = () => setAsking(null);
  return (
    <li className={styles["line"]}>
      <div>
        <h3>{kindWords(kind)}</h3>
        <p>
          <span className={styles["status"]} data-status={status}>
            {statusWords(status)}
          </span>{" "}
          {m.cert_issued_on({ date: shortDate(issued_at, locale) })}
        </p>
        <p className={styles["code"]}>{code}</p>
        {certificate.is_duplicate === 1 && <p className={styles["hint"]}>{m.cert_duplicate()}</p>}
        {certificate.has_duplicate === 1 && <p className={styles["hint"]}>{m.cert_replaced()}</p>}
        {reason !== null && <p className={styles["hint"]}>{m.cert_revoked_because({ reason })}</p>}
      </div>
      <Row>
        <a className={styles["pdf"]} href={pdf} download>
          {m.cert_download({ kind: kindWords(kind) })}
        </a>
        <Link to={paths.verify(code)}>{m.cert_check({ code })}</Link>
        {status === "valid" && (
          <Button look="second" small onClick={() => setAsking("duplicate")}>
            {m.cert_lost()}
          </Button>
        )}
        {status === "valid" && may(viewer, "decide_cases") && (
          <Button look="danger" small onClick={() => setAsking("revoke")}>
            {m.cert_revoke()}
          </Button>
        )}
      </Row>
      {asking === "revoke" && <RevokeDialog code={code} onClose={close} />}
      {asking === "duplicate" && <DuplicateDialog catId={cat_id} code={code} onClose={close} />}
    </li>
  );
}
