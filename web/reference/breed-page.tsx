import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { breedInAddress } from "../breed-in-address.ts";
import { CatCards } from "../cats/cat-card.tsx";
import { drawnCatUrl } from "../photos/cat-photo.tsx";
import { MiniCatCard } from "../cats/mini-cat-card.tsx";
import { orErrorScreen, toolsOf } from "../page-tools.ts";
import { loadSalesOfBreed } from "../market/load-sales-of-breed.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { Empty, Page } from "../ui/page.tsx";
import { breedFactsPart } from "./breed-facts-part.ts";
import styles from "./breeds.module.css";

const FOR_SALE_MAX = 4;
const NEWEST_MAX = 6;

export async function loader(args: LoaderFunctionArgs) {
  const { call } = toolsOf(args);
  const breed = await breedInAddress(args);
  const [counts, sales, newest, facts] = await orErrorScreen(
    Promise.all([
      call("GET /breeds/counts", {}),
      loadSalesOfBreed({ call }, breed.ems, FOR_SALE_MAX),
      call("GET /cats", { query: { breed: breed.ems, limit: NEWEST_MAX } }),
      call("GET /breeds/{id}/profile", { params: { id: breed.id } }),
      breedFactsPart.load(),
    ]),
  );
  return {
    breed,
    count: counts.data.find(({ id }) => id === breed.id),
    sales: sales.data,
    newest: newest.data,
    facts: facts.data,
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const { breed, count, sales, newest, facts } = useLoaderData() as Loaded;
  const { ems, name } = breed;
  return (
    <Page>
      <Head
        title={name}
        description={m.breed_description({ breed: name, ems })}
        shared={`breed-${ems.toLowerCase()}`}
      />
      <p>
        <Link to={paths.breeds}>{m.population_back_breeds()}</Link>
      </p>
      <BreedHead breed={breed} count={count} />
      <section aria-labelledby="breed-sale" className={styles["part"]}>
        <div className={styles["partHead"]}>
          <h2 id="breed-sale">{m.breed_sale()}</h2>
          {sales.length > 0 && <Link to={paths.marketOf(ems)}>{m.breed_sale_all()}</Link>}
        </div>
        {sales.length > 0 ? <CatCards cats={sales} book /> : <Empty>{m.breed_sale_none()}</Empty>}
      </section>
      <breedFactsPart.Part breed={facts} />
      <section aria-labelledby="breed-newest" className={styles["part"]}>
        <div className={styles["partHead"]}>
          <h2 id="breed-newest">{m.breed_newest()}</h2>
          {newest.length > 0 && <Link to={paths.allCatsOf(ems)}>{m.breed_newest_all()}</Link>}
        </div>
        {newest.length === 0 ? (
          <Empty>{m.breed_newest_none()}</Empty>
        ) : (
          <ul className={styles["newest"]}>
            {newest.map((cat) => (
              <li key={cat.id}>
                <MiniCatCard cat={cat} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </Page>
  );
}

function BreedHead({ breed: { ems, name, longhair }, count }: Pick<Loaded, "breed" | "count">) {
  return (
    <header className={styles["head"]}>
      <img src={drawnCatUrl(ems, null)} alt="" width={400} height={400} />
      <div>
        <h1>{name}</h1>
        <p className={styles["facts"]}>
          <b>{ems}</b> · {longhair ? m.breeds_coat_long_one() : m.breeds_coat_short_one()}
        </p>
        <ul className={styles["ways"]}>
          <li>
            <Link to={paths.marketOf(ems)}>
              {m.breeds_for_sale({ count: count?.for_sale ?? 0 })}
            </Link>
          </li>
          <li>
            <Link to={paths.allCatsOf(ems)}>{m.breeds_cats({ count: count?.cats ?? 0 })}</Link>
          </li>
          <li>
            <Link to={paths.breedInbreeding(ems)}>{m.population_link()}</Link>
          </li>
        </ul>
      </div>
    </header>
  );
}
