import type { ReactNode } from "react";
import type { FullProfile } from "@felistry/contract/cats.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CertificatesCard } from "../certificates/certificates-card.tsx";
import { DocumentCard } from "./document-card.tsx";
import { WithheldCard } from "../ownership/withheld-card.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Icon } from "../ui/icon.tsx";
import { Empty } from "../ui/page.tsx";
import styles from "./docs-tab.module.css";
import type { Certificates } from "../certificates/load-certificates.ts";
import type { Docs } from "./load-docs.ts";
import type { Withheld } from "../ownership/load-withheld.ts";
import { isOwner } from "../cats/may-change.ts";

/** Both documents. They can be added and changed while the cat is unlocked; afterwards they are only shown. */
export function DocsTab({
  cat,
  docs,
  withheld,
  certificates,
}: {
  cat: FullProfile;
  docs: Docs;
  withheld: Withheld;
  certificates: Certificates;
}) {
  const { viewer } = usePageTools();
  const isOwners = isOwner({ kind: "full", cat }, viewer?.id);
  const mayWrite = isOwners && cat.edit_mode === "edit_unlocked";
  return (
    <section aria-labelledby="docs" className={styles["tab"]}>
      <h2 id="docs">{m.doc_tab()}</h2>
      {docs.kind === "failed" ? (
        <Failure text={docs.message} />
      ) : (
        <>
          <p className={styles["hint"]}>
            {m.doc_private()} {isOwners && !mayWrite && m.doc_locked()}
          </p>
          <div className={styles["documents"]}>
            <MetricBlock cat={cat} metric={docs.metric} mayWrite={mayWrite} />
            <PedigreeBlock cat={cat} pedigree={docs.pedigree} mayWrite={mayWrite} />
          </div>
        </>
      )}
      {withheld.map((papers) => (
        <WithheldCard key={papers.id} papers={papers} mayAsk={isOwners} />
      ))}
      <CertificatesCard cat={cat} certificates={certificates} />
    </section>
  );
}

type Found = Extract<Docs, { kind: "found" }>;
interface Block {
  readonly cat: FullProfile;
  readonly mayWrite: boolean;
}

function MetricBlock({ cat, metric, mayWrite }: Block & Pick<Found, "metric">) {
  if (!metric)
    return (
      <Missing text={m.doc_no_metric()}>
        {mayWrite && (
          <ButtonLink to={paths.newDocument(cat.id, "metric")}>{m.doc_add_metric()}</ButtonLink>
        )}
      </Missing>
    );
  return (
    <DocumentCard metric={metric} catName={displayName(cat)}>
      {mayWrite && (
        <EditLink to={paths.document(cat.id, "metric", metric.id)}>{m.doc_edit_metric()}</EditLink>
      )}
    </DocumentCard>
  );
}

function PedigreeBlock({ cat, pedigree, mayWrite }: Block & Pick<Found, "pedigree">) {
  if (!pedigree)
    return (
      <Missing text={m.doc_no_pedigree()}>
        {mayWrite && (
          <ButtonLink to={paths.newDocument(cat.id, "pedigree")}>{m.doc_add_pedigree()}</ButtonLink>
        )}
      </Missing>
    );
  return (
    <DocumentCard pedigree={pedigree} catName={displayName(cat)}>
      {mayWrite && (
        <EditLink to={paths.document(cat.id, "pedigree", pedigree.id)}>
          {m.doc_edit_pedigree()}
        </EditLink>
      )}
    </DocumentCard>
  );
}

function Missing({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Empty>
      <p>{text}</p>
      {children}
    </Empty>
  );
}

function EditLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <ButtonLink to={to} look="second" small>
        <Icon name="edit" />
        {children}
      </ButtonLink>
    </p>
  );
}
