import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { SaleFamily } from "@felistry/contract/market/family.ts";
import type { CatPhoto as Photo } from "@felistry/contract/photos/photos.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import {
  ad_drawn_alt,
  ad_no_photo,
  cat_badge_reg,
  cat_badge_reg_hint,
  card_reserved,
  question_ask,
  sale_description,
  sale_not_active,
  sale_photo,
  sale_reserved,
} from "@felistry/i18n/compiled/messages.js";
import { CatBadge } from "../cats/cat-badge.tsx";
import { CatName } from "../cats/cat-name.tsx";
import { CatPhoto } from "../photos/cat-photo.tsx";
import { FavouriteChip } from "../accounts/favourite-chip.tsx";
import { loadPhotos } from "../photos/load-photos.ts";
import { GalleryPhoto } from "../photos/gallery-photo.tsx";
import { emsCode } from "../colours/ems-line.tsx";
import type { Credentials } from "../credentials/credentials-card.tsx";
import { orErrorScreen, toolsOf, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Page } from "../ui/page.tsx";
import { price } from "../ui/prices.ts";
import { adPart } from "./ad-part.ts";
import { SaleOffer } from "./sale-offer.tsx";
import { loadGone, type GoneAd } from "./load-gone.ts";
import type { Sale } from "./load-sale.ts";
import { NoSale } from "./no-sale-screen.tsx";
import styles from "./sale-profile.module.css";

const NOT_FOUND = 404;
const BAD_INPUT = 400;
const CURRENCY = /^[A-Za-z]{3}$/;

export async function loader(args: LoaderFunctionArgs) {
  const tools = toolsOf(args);
  const { call } = tools;
  const id = args.params["id"]!;
  const asked = new URL(args.request.url).searchParams.get("currency") ?? tools.currency;
  const found = Promise.all([
    call("GET /sales/{catId}", { params: { catId: id } }),
    call("GET /sales/{catId}/family", {
      params: { catId: id },
      query: asked && CURRENCY.test(asked) ? { currency: asked } : {},
    }),
    call("GET /cats/{id}/credentials", { params: { id } }),
    adPart.load(),
  ]).then(async ([{ data: sale }, { data: family }, { data: credentials }]): Promise<Found> => ({
    sale,
    family,
    credentials,
    photos: await loadPhotos(call, sale),
  }));
  return orErrorScreen(
    found.catch(async (error: unknown) => {
      // An impossible id belongs to no cat.
      if (error instanceof ApiFailure && (error.status === NOT_FOUND || error.status === BAD_INPUT))
        return data(await loadGone(tools, id, paths.saleProfile), { status: NOT_FOUND });
      throw error;
    }),
  );
}

interface Found {
  readonly sale: Sale;
  readonly family: SaleFamily;
  readonly credentials: Credentials;
  readonly photos: readonly Photo[];
}

export function Component() {
  const found = useLoaderData() as Found | GoneAd | null;
  return found && "sale" in found ? <SaleProfile {...found} /> : <NoSale gone={found} />;
}

function SaleProfile({ sale, family, credentials, photos }: Found) {
  const { locale } = usePageTools();
  const name = displayName(sale);
  const about = {
    breed: sale.breed,
    price: price(sale.price_pet, sale.currency_abb, locale),
    location: sale.location,
  };
  return (
    <Page>
      <Head
        title={`${name}, ${sale.breed}`}
        description={sale_description({ name, ...about })}
        shared={sale.is_active === 1 ? `ad-${sale.id}` : `cat-${sale.id}`}
        noIndex={sale.is_active === 0}
        path={paths.saleProfile(sale.id)}
      />
      <article className={styles["profile"]}>
        <SalePictures sale={sale} name={name} photos={photos} />
        <div className={styles["side"]}>
          <SaleTitle sale={sale} name={name} />
          {sale.is_active === 0 && <p className={styles["note"]}>{sale_not_active()}</p>}
          {sale.is_reserved === 1 && sale.is_active === 1 && (
            <p className={styles["note"]}>{sale_reserved()}</p>
          )}
          <AskSeller sale={sale} />
        </div>
        <SaleOffer sale={sale} />
        <adPart.Part
          className={styles["rest"]}
          sale={sale}
          family={family}
          credentials={credentials}
        />
      </article>
    </Page>
  );
}

/** Apart from the price and the Book button, which have no room for it on a phone. */
function AskSeller({ sale }: { sale: Sale }) {
  const { viewer } = usePageTools();
  if (sale.is_active === 0 || viewer?.id === sale.online_owner_id) return null;
  return (
    <ButtonLink className={styles["ask"]!} to={paths.askSeller(sale.id)} look="second" small>
      {question_ask()}
    </ButtonLink>
  );
}

/** Without photos the drawing stands alone, and does not pass as one. */
function SalePictures({ sale, name, photos }: Pick<Found, "sale" | "photos"> & { name: string }) {
  if (sale.cat_ava_url)
    return (
      <GalleryPhoto
        cat={sale}
        name={name}
        photos={photos}
        alt={sale_photo({ name })}
        beside={{ from: "800px", side: "min(46vw, 37rem)" }}
        className={styles["photo"]}
      />
    );
  const alt = ad_drawn_alt({ name, code: emsCode(sale) });
  return (
    <figure className={styles["drawn"]}>
      <CatPhoto cat={sale} alt={alt} eager className={styles["photo"]} />
      <figcaption className="soft">{ad_no_photo()}</figcaption>
    </figure>
  );
}

function SaleTitle({ sale, name }: { sale: Sale; name: string }) {
  return (
    <header className={styles["title"]}>
      <div>
        <h1>
          <CatName cat={sale} />
        </h1>
        <p className={styles["breed"]}>
          {sale.breed}{" "}
          {sale.registered === 1 && (
            <CatBadge look="good" title={cat_badge_reg_hint()}>
              {cat_badge_reg()}
            </CatBadge>
          )}{" "}
          {sale.is_reserved === 1 && <CatBadge look="good">{card_reserved()}</CatBadge>}
        </p>
      </div>
      <FavouriteChip catId={sale.id} name={name} />
    </header>
  );
}
