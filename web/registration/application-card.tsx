import { useRef, type ReactNode } from "react";
import { Link } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CatName } from "../cats/cat-name.tsx";
import { ScanPhoto } from "../documents/scan-photo.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import type { CatApplication } from "./desk-applications.ts";
import styles from "./desk.module.css";

/** One application with everything that the club's desk shows of it (spec §2.18). */
export function ApplicationCard({ entry }: { entry: CatApplication }) {
  const { application, cat } = entry;
  const name = displayName(cat);
  const titleId = `application-${application.application_id}`;
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <article className={styles["application"]} aria-labelledby={titleId}>
      <button
        type="button"
        className={styles["scan"]}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <ScanPhoto path={application.pedigree_img_url} alt={m.desk_open_scan({ name })} />
      </button>
      <div className={styles["body"]}>
        <h2 id={titleId}>
          <Link to={paths.cat(cat.id)}>
            <CatName cat={cat} />
          </Link>
        </h2>
        <ApplicationFacts entry={entry} />
      </div>
      <dialog
        ref={dialog}
        className={styles["dialog"]}
        aria-label={m.doc_scan_of_pedigree({ name })}
      >
        <Button look="second" small onClick={() => dialog.current?.close()}>
          {m.doc_close()}
        </Button>
        <ScanPhoto path={application.pedigree_img_url} alt={m.doc_scan_of_pedigree({ name })} />
      </dialog>
    </article>
  );
}

function ApplicationFacts({ entry: { application, cat } }: { entry: CatApplication }) {
  const { locale } = usePageTools();
  return (
    <dl className={styles["facts"]}>
      <Fact label={m.desk_cat_id()}>{m.desk_number({ id: cat.id })}</Fact>
      <Fact label={m.desk_application_id()}>
        {m.desk_number({ id: application.application_id })}
      </Fact>
      <Fact label={m.desk_sex()}>{cat.sex === "male" ? m.cat_male() : m.cat_female()}</Fact>
      <Fact label={m.desk_birthday()}>
        {cat.cat_birthdate ? shortDate(cat.cat_birthdate, locale) : m.desk_unknown()}
      </Fact>
      <Fact label={m.desk_breed()}>
        {cat.breed} · {cat.breed_ems}
        {cat.ems && ` ${cat.ems}`}
      </Fact>
      <Fact label={m.desk_breeder()}>{breederOf(application)}</Fact>
      <Fact label={m.desk_num()}>{application.num}</Fact>
      <Fact label={m.desk_issued_by()}>{application.issued_by}</Fact>
      <Fact label={m.desk_system()}>{application.pedigree_system_abb}</Fact>
      <Fact label={m.desk_applicant()}>
        {application.applicant_first_name} {application.applicant_last_name}
      </Fact>
      <Fact label={m.desk_sent()}>{shortDate(application.created_at, locale)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The registered member, else the text that names somebody who is none. */
function breederOf({
  breeder_first_name,
  breeder_last_name,
  breeder_not_user,
}: CatApplication["application"]): string {
  if (breeder_first_name !== null) return `${breeder_first_name} ${breeder_last_name}`;
  return breeder_not_user === null
    ? m.desk_unknown()
    : m.desk_breeder_not_registered({ name: breeder_not_user });
}
