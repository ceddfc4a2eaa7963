import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import {
  home_buy,
  home_eyebrow,
  home_heading,
  home_join,
  home_join_text,
  home_join_title,
  home_lead,
  home_promise_breeders_text,
  home_promise_breeders_title,
  home_promise_pedigrees_text,
  home_promise_pedigrees_title,
  home_promise_profiles_text,
  home_promise_profiles_title,
  home_promise_systems_text,
  home_promise_systems_title,
  home_promises,
  nav_join,
  site_description,
  site_tagline,
} from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, toolsOf, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Page } from "../ui/page.tsx";
import { BreedGallery } from "./breed-gallery.tsx";
import { HomeSearch } from "./home-search.tsx";
import styles from "./home.module.css";
import { SaleStrip } from "./sale-strip.tsx";
import { studbookEntry, type Relative } from "./studbook-entry.ts";
import { EmptyLeaf, StudbookLeaf } from "./studbook-leaf.tsx";

/** The maximum on the widest screen (spec §9). */
const STRIP_MAX = 12;

export async function loader(args: LoaderFunctionArgs) {
  const { call } = toolsOf(args);
  const [breeds, sales] = await orErrorScreen(
    Promise.all([
      call("GET /breeds", {}),
      call("GET /sales/all-cats", { query: { limit: STRIP_MAX } }),
    ]),
  );
  return {
    breeds: breeds.data.filter(({ gallery }) => gallery),
    cats: sales.data,
    entry: await orErrorScreen(studbookEntry(call, sales.data)),
  };
}

export function Component() {
  const { viewer } = usePageTools();
  const { breeds, cats, entry } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <>
      <Head title={site_tagline()} description={site_description()} />
      <Hero entry={entry} />
      <Page>
        <Promises />
        <BreedGallery breeds={breeds} />
        <SaleStrip cats={cats} />
        {!viewer && <Invitation />}
      </Page>
    </>
  );
}

function Hero({ entry }: { entry: Relative | null }) {
  const { viewer } = usePageTools();
  return (
    <div className={styles["hero"]}>
      <div className={styles["heroInner"]}>
        <div className={styles["words"]}>
          <p className={styles["eyebrow"]}>{home_eyebrow()}</p>
          <h1 className={styles["title"]}>{home_heading()}</h1>
          <p className={styles["lead"]}>{home_lead()}</p>
          <HomeSearch />
          <div className={styles["buttons"]}>
            <ButtonLink to={paths.market} look="second">
              {home_buy()}
            </ButtonLink>
            <ButtonLink to={viewer ? paths.addCat : paths.join} look="second">
              {home_join()}
            </ButtonLink>
          </div>
        </div>
        {entry ? <StudbookLeaf entry={entry} /> : <EmptyLeaf />}
      </div>
    </div>
  );
}

function Promises() {
  const promises = [
    [home_promise_breeders_title(), home_promise_breeders_text()],
    [home_promise_profiles_title(), home_promise_profiles_text()],
    [home_promise_pedigrees_title(), home_promise_pedigrees_text()],
    [home_promise_systems_title(), home_promise_systems_text()],
  ] as const;
  return (
    <section aria-label={home_promises()}>
      <ul className={styles["promises"]}>
        {promises.map(([title, text]) => (
          <li key={title} className={styles["promise"]}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invitation() {
  return (
    <section className={styles["invitation"]}>
      <div>
        <h2>{home_join_title()}</h2>
        <p>{home_join_text()}</p>
      </div>
      <ButtonLink to={paths.join}>{nav_join()}</ButtonLink>
    </section>
  );
}
