import type { ReactNode } from "react";
import { Link } from "react-router";
import {
  partners_api_link,
  partners_api_text,
  partners_api_title,
  partners_breeders_link,
  partners_breeders_text,
  partners_breeders_title,
  partners_clubs_link,
  partners_clubs_text,
  partners_clubs_title,
  partners_description,
  partners_join,
  partners_join_text,
  partners_join_title,
  partners_lead,
  partners_owners_link,
  partners_owners_text,
  partners_owners_title,
  partners_pedigrees_text,
  partners_pedigrees_title,
  partners_title,
} from "@felistry/i18n/compiled/messages.js";
import { drawnCatUrl } from "../photos/cat-photo.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import styles from "./partners.module.css";

export function Component() {
  const { viewer } = usePageTools();
  return (
    <Page>
      <Head title={partners_title()} description={partners_description()} />
      <h1>{partners_title()}</h1>
      <Lead>{partners_lead()}</Lead>
      <div className={styles["blocks"]}>
        <Block
          title={partners_breeders_title()}
          text={partners_breeders_text()}
          breed="BEN"
          ems="n 24"
        >
          <Link to={paths.market}>{partners_breeders_link()}</Link>
        </Block>
        <Block title={partners_clubs_title()} text={partners_clubs_text()} breed="PER" ems="w 61">
          <Link to={paths.breeds}>{partners_clubs_link()}</Link>
        </Block>
        <Block
          title={partners_owners_title()}
          text={partners_owners_text()}
          breed="SIB"
          ems="ns 09 22"
        >
          <Link to={paths.allCats}>{partners_owners_link()}</Link>
        </Block>
        <Block
          title={partners_pedigrees_title()}
          text={partners_pedigrees_text()}
          breed="SIA"
          ems="n"
        />
        <Block title={partners_api_title()} text={partners_api_text()} breed="RUS" ems="a">
          <a href="/api/docs">{partners_api_link()}</a>
        </Block>
        {!viewer && (
          <section className={styles["join"]}>
            <h2>{partners_join_title()}</h2>
            <p>{partners_join_text()}</p>
            <ButtonLink to={paths.join}>{partners_join()}</ButtonLink>
          </section>
        )}
      </div>
    </Page>
  );
}

function Block({
  title,
  text,
  breed,
  ems,
  children,
}: {
  title: string;
  text: string;
  breed: string;
  ems: string;
  children?: ReactNode;
}) {
  return (
    <section className={styles["block"]}>
      <img
        className={styles["cat"]}
        src={drawnCatUrl(breed, ems)}
        alt=""
        width={400}
        height={400}
        loading="lazy"
        decoding="async"
      />
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <p>{children}</p>}
    </section>
  );
}
