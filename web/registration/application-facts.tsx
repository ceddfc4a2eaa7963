import type { ReactNode } from "react";
import * as m from "@felistry/i18n/compiled/messages.js";
import { knownBirth } from "../cats/birth-words.ts";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import type { CatApplication } from "./desk-applications.ts";
import styles from "./desk.module.css";

export function ApplicationFacts({ entry: { application, cat } }: { entry: CatApplication }) {
  const { locale } = usePageTools();
  const born = knownBirth(cat);
  return (
    <dl className={styles["facts"]}>
      <Fact label={m.desk_cat_id()}>{m.desk_number({ id: cat.id })}</Fact>
      <Fact label={m.desk_application_id()}>
        {m.desk_number({ id: application.application_id })}
      </Fact>
      <Fact label={m.desk_sex()}>{cat.sex === "male" ? m.cat_male() : m.cat_female()}</Fact>
      <Fact label={m.desk_birthday()}>{born ? shortDate(born, locale) : m.desk_unknown()}</Fact>
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

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The member, otherwise the text that names a breeder who is not a member. */
export function breederOf({
  breeder_first_name,
  breeder_last_name,
  breeder_not_user,
}: CatApplication["application"]): string {
  if (breeder_first_name !== null) return `${breeder_first_name} ${breeder_last_name}`;
  return breeder_not_user === null
    ? m.desk_unknown()
    : m.desk_breeder_not_registered({ name: breeder_not_user });
}
