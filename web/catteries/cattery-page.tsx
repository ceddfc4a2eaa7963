import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { data } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import { photoSources } from "@felistry/domain/photos/photo-sources.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { isIdText } from "../id-text.ts";
import { MiniCatCard } from "../cats/mini-cat-card.tsx";
import { orErrorScreen, toolsOf, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Empty, Page } from "../ui/page.tsx";
import { price } from "../ui/prices.ts";
import { loadWaitingLists } from "../waiting/load-waiting-lists.ts";
import { OpenLists } from "../waiting/open-lists-summary.tsx";
import styles from "./cattery-page.module.css";

const FOR_SALE_MAX = 100;
const CATS_PAGE = 24;

/** `/catteries/{id}`: the breeder, cats for sale, and resident cats, paged without a script. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = toolsOf(args);
  const idText = args.params["id"] ?? "";
  if (!isIdText(idText)) throw data(m.error_cattery_not_found(), { status: 404 });
  const params = { id: Number(idText) };
  const cursor = new URL(args.request.url).searchParams.get("cursor");
  const [cattery, forSale, cats, waiting] = await orErrorScreen(
    Promise.all([
      call("GET /catteries/{id}", { params }),
      cursor === null
        ? call("GET /catteries/{id}/cats", { params, query: { sale: "1", limit: FOR_SALE_MAX } })
        : null,
      call("GET /catteries/{id}/cats", {
        params,
        query: { limit: CATS_PAGE, ...(cursor !== null && { cursor }) },
      }),
      cursor === null ? loadWaitingLists(call, params.id) : [],
    ]),
  );
  return {
    cattery: cattery.data,
    forSale: forSale?.data ?? null,
    waiting,
    cats: cats.data,
    next: cats.page.next,
  };
}

type Cattery = Answer<"GET /catteries/{id}">["data"];
type CatteryCat = Answer<"GET /catteries/{id}/cats">["data"][number];

export function Component() {
  const { cattery, forSale, waiting, cats, next } = useLoaderData() as Awaited<
    ReturnType<typeof loader>
  >;
  const name = cattery.cattery_name_full ?? cattery.cattery_name;
  const { abb, country } = cattery;
  return (
    <Page>
      <Head
        title={m.cattery_page_title({ name })}
        description={m.cattery_page_description({ name, system: abb, country })}
        shared={`cattery-${cattery.id}`}
      />
      <CatteryHead cattery={cattery} name={name} />
      {waiting.length > 0 && <OpenLists lists={waiting} />}
      {forSale && (
        <CatList title={m.cattery_for_sale()} none={m.cattery_for_sale_none()} cats={forSale} />
      )}
      <CatList title={m.cattery_cats()} none={m.cattery_cats_none()} cats={cats} />
      {next !== null && (
        <p>
          <ButtonLink to={`?cursor=${encodeURIComponent(next)}`} look="second" rel="nofollow">
            {m.cattery_more()}
          </ButtonLink>
        </p>
      )}
    </Page>
  );
}

function CatteryHead({ cattery, name }: { cattery: Cattery; name: string }) {
  const { viewer } = usePageTools();
  const { id, cattery_name, other_name, image_url, owner, country, abb, certificate_issued_by } =
    cattery;
  const photo = photoSources(image_url);
  return (
    <header className={styles["head"]}>
      <picture className={styles["photo"]}>
        {photo && <source type="image/avif" srcSet={photo.avif} sizes="14rem" />}
        {photo && <source type="image/webp" srcSet={photo.webp} sizes="14rem" />}
        <img
          src={image_url}
          alt=""
          width={photo?.width ?? 400}
          height={photo?.height ?? 400}
          fetchPriority="high"
        />
      </picture>
      <div className={styles["facts"]}>
        <p className={styles["kind"]}>{m.cattery_kind()}</p>
        <h1>{name}</h1>
        {other_name && <p className={styles["short"]}>{other_name}</p>}
        {name !== cattery_name && <p className={styles["short"]}>{cattery_name}</p>}
        <dl>
          <Fact name={m.cattery_keeper()} value={owner} />
          <Fact name={m.cattery_country()} value={country} />
          <Fact name={m.cattery_system()} value={abb} />
          <Fact name={m.cattery_issued_by()} value={certificate_issued_by} />
        </dl>
        <ButtonLink to={paths.catteryInbreeding(id)} look="quiet" small>
          {m.population_link()}
        </ButtonLink>
        {viewer?.id === cattery.users_id && (
          <ButtonLink to={paths.editCattery(id)} look="second" small>
            {m.cattery_edit()}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function CatList({
  title,
  none,
  cats,
}: {
  title: string;
  none: string;
  cats: readonly CatteryCat[];
}) {
  const { locale } = usePageTools();
  return (
    <section className={styles["section"]}>
      <h2>{title}</h2>
      {cats.length === 0 ? (
        <Empty>
          <p>{none}</p>
        </Empty>
      ) : (
        <ul className={styles["cats"]}>
          {cats.map((cat) => (
            <li key={cat.id}>
              <MiniCatCard cat={cat}>
                {cat.sale && (
                  <ButtonLink to={paths.saleProfile(cat.id)} look="second" small>
                    {price(cat.sale.price_pet, cat.sale.currency_abb, locale)}
                  </ButtonLink>
                )}
              </MiniCatCard>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
