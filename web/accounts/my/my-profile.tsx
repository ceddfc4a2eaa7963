import { wordIn } from "@felistry/domain/reference/word-in.ts";
import type { ReactNode } from "react";
import type { Answer } from "@felistry/contract/api.ts";
import {
  my_birthday,
  my_country,
  my_not_given,
  my_site,
  my_total_cats,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { shortDate } from "../../ui/dates.ts";
import styles from "./my.module.css";
import { webAddress } from "@felistry/domain/accounts/web-address.ts";

export function MyProfile({ me }: { me: Answer<"GET /me">["data"] }) {
  const { locale } = usePageTools();
  return (
    <dl className={styles["facts"]}>
      <Fact name={my_country()}>{wordIn(me, "country", locale)}</Fact>
      <Fact name={my_site()}>{me.site_url ? <Site written={me.site_url} /> : my_not_given()}</Fact>
      <Fact name={my_total_cats()}>{me.total_cats}</Fact>
      <Fact name={my_birthday()}>{shortDate(me.birthday, locale)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Site({ written }: { written: string }) {
  const address = webAddress(written);
  if (!address) return written;
  return (
    <a href={address} rel="nofollow noopener" target="_blank">
      {written}
    </a>
  );
}
