import { wordIn } from "@felistry/domain/reference/word-in.ts";
import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import {
  breeds_cats,
  breeds_coat,
  breeds_coat_any,
  breeds_coat_long,
  breeds_coat_long_one,
  breeds_coat_short,
  breeds_coat_short_one,
  breeds_count,
  breeds_description,
  breeds_for_sale,
  breeds_lead,
  breeds_title,
  studbook_link,
} from "@felistry/i18n/compiled/messages.js";
import { drawnCatUrl } from "../photos/cat-photo.tsx";
import { orErrorScreen, toolsOf } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { Tabs } from "../ui/tabs.tsx";
import styles from "./breeds.module.css";

const coats = ["any", "long", "short"] as const;
type Coat = (typeof coats)[number];

const coatLabels: Record<Coat, () => string> = {
  any: breeds_coat_any,
  long: breeds_coat_long,
  short: breeds_coat_short,
};

export async function loader(args: LoaderFunctionArgs) {
  const { call, locale } = toolsOf(args);
  const wanted = new URL(args.request.url).searchParams.get("coat");
  const coat = coats.find((one) => one === wanted) ?? "any";
  const [all, counts] = await orErrorScreen(
    Promise.all([call("GET /breeds", {}), call("GET /breeds/counts", {})]),
  );
  const countOf = new Map(counts.data.map((count) => [count.id, count]));
  const breeds = all.data
    .filter(({ longhair }) => coat === "any" || longhair === (coat === "long"))
    .map((breed) => ({
      id: breed.id,
      ems: breed.ems,
      longhair: breed.longhair,
      name: wordIn(breed, "breed", locale),
      cats: countOf.get(breed.id)?.cats ?? 0,
      forSale: countOf.get(breed.id)?.for_sale ?? 0,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return { coat, breeds };
}

export function Component() {
  const { coat, breeds } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <Page>
      <Head title={breeds_title()} description={breeds_description()} noIndex={coat !== "any"} />
      <h1>{breeds_title()}</h1>
      <Lead>{breeds_lead()}</Lead>
      <p>
        <Link to={paths.studbook}>{studbook_link()}</Link>
      </p>
      <Tabs
        label={breeds_coat()}
        current={coat}
        tabs={coats.map((key) => ({
          key,
          label: coatLabels[key](),
          to: key === "any" ? paths.breeds : `${paths.breeds}?coat=${key}`,
        }))}
      />
      <p className={styles["count"]}>{breeds_count({ count: breeds.length })}</p>
      <ul className={styles["breeds"]}>
        {breeds.map(({ ems, name, longhair, cats, forSale }) => (
          <li key={ems} className={styles["breed"]}>
            <img
              src={drawnCatUrl(ems, null)}
              alt=""
              width={400}
              height={400}
              loading="lazy"
              decoding="async"
            />
            <div>
              <Link to={paths.breed(ems)}>{name}</Link>
              <p className={styles["facts"]}>
                <b>{ems}</b> · {longhair ? breeds_coat_long_one() : breeds_coat_short_one()}
              </p>
              {cats > 0 && (
                <p className={styles["facts"]}>
                  {breeds_cats({ count: cats })}
                  {forSale > 0 && ` · ${breeds_for_sale({ count: forSale })}`}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}
