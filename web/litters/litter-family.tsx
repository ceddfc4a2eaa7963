import type { LitterFamily as Family } from "@felistry/contract/litters/litter-family.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import {
  litter_breeder,
  litter_kittens,
  litter_page_title,
  litter_parents,
  litter_public_description,
  litter_public_lead,
  litter_public_market,
} from "@felistry/i18n/compiled/messages.js";
import { ParentPair, SiblingList } from "../market/family-parts.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { LitterFact } from "./litter-facts.tsx";
import styles from "./litters.module.css";

/** A confirmed litter as everybody may see it: parents with what is proven of them, and the kittens with their ads. */
export function LitterFamily({ family }: { family: Family }) {
  const { locale } = usePageTools();
  const { dam, sire, born, breed, breeder, kittens } = family;
  const title = litter_page_title({ queen: displayName(dam), stud: displayName(sire) });
  const about = { breed, day: shortDate(born, locale) };
  return (
    <Page>
      <Head
        title={title}
        description={litter_public_description({ ...about, breeder })}
        shared={`litter-${family.id}`}
        path={paths.litter(family.id)}
      />
      <h1>{title}</h1>
      <Lead>{litter_public_lead(about)}</Lead>
      <dl className={styles["about"]}>
        <LitterFact name={litter_breeder()}>{breeder}</LitterFact>
      </dl>
      <section className={styles["section"]} aria-labelledby="kittens">
        <h2 id="kittens">{litter_kittens()}</h2>
        <SiblingList siblings={kittens} saysKin={false} />
      </section>
      <section className={styles["section"]} aria-labelledby="parents">
        <h2 id="parents">{litter_parents()}</h2>
        <ParentPair sire={sire} dam={dam} />
      </section>
      <ButtonLink to={paths.marketOf(family.breed_ems)} look="second">
        {litter_public_market({ breed })}
      </ButtonLink>
    </Page>
  );
}
