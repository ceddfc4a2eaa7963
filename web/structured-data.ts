/** What search engines read of a page, as schema.org names it. Only the server writes it, from what the page has loaded. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { currencyWord } from "@felistry/domain/market/price.ts";
import { baseLocale } from "@felistry/i18n/locale.ts";
import {
  litter_page_title,
  nav_sale,
  studbook_title,
  studbook_year_title,
} from "@felistry/i18n/compiled/messages.js";
import type { PageRequest } from "@felistry/contract/rendering.ts";
import type * as SalePage from "./market/sale-profile-page.tsx";
import type { CatScreen } from "./cats/profile/load-cat-screen.ts";
import type * as LitterPage from "./litters/litter-page.tsx";
import type * as CatteryPage from "./catteries/cattery-page.tsx";
import type * as BreedPage from "./reference/breed-page.tsx";
import type * as StudbookYearPage from "./studbook/studbook-year-page.tsx";
import { paths } from "./paths.ts";

type Thing = Readonly<Record<string, unknown>>;
type Loaded<Page extends { loader: (...args: never) => unknown }> = Awaited<
  ReturnType<Page["loader"]>
>;

interface Place {
  readonly site: string;
  readonly here: string;
  readonly sharedPicture: (name: string) => string;
  readonly trail: (...steps: readonly (readonly [name: string, path: string])[]) => Thing;
}

type Reader = (loaded: never, place: Place) => readonly Thing[];

const FORMATS: Readonly<Record<string, string>> = {
  csv: "text/csv",
  jsonld: "application/ld+json",
};

function dataset(
  { site, here }: Place,
  what: { readonly name: string; readonly path: string; readonly files: readonly string[] },
): Thing {
  return {
    "@type": "Dataset",
    name: what.name,
    url: here + what.path,
    creator: { "@type": "Organization", name: site },
    distribution: what.files.map((file) => ({
      "@type": "DataDownload",
      contentUrl: here + paths.openData(file),
      encodingFormat: FORMATS[file.slice(file.lastIndexOf(".") + 1)],
    })),
  };
}

const READERS: Readonly<Record<string, Reader>> = {
  "home/home-page.tsx": (_loaded: unknown, { site, here }) => [
    { "@type": "Organization", name: site, url: `${here}/`, logo: `${here}/icon-512.png` },
  ],
  "market/sale-profile-page.tsx": (found: Loaded<typeof SalePage>, place) => {
    if (!found || !("sale" in found) || found.sale.is_active === 0) return [];
    const { sale } = found;
    const name = displayName(sale);
    return [
      place.trail(
        [nav_sale(), paths.market],
        [sale.breed, paths.marketOf(sale.breed_ems)],
        [name, paths.saleProfile(sale.id)],
      ),
      {
        "@type": "Product",
        name,
        category: sale.breed,
        description: sale.description ?? [sale.breed, sale.cat_color].filter(Boolean).join(", "),
        image: place.sharedPicture(`ad-${sale.id}`),
        ...(sale.cat_color && { color: sale.cat_color }),
        offers: {
          "@type": "Offer",
          url: place.here + paths.saleProfile(sale.id),
          price: sale.price_pet,
          priceCurrency: currencyWord(sale.currency_abb, baseLocale),
          availability: `https://schema.org/${sale.is_reserved === 1 ? "SoldOut" : "InStock"}`,
          seller: { "@type": "Person", name: found.family.seller },
        },
      },
    ];
  },
  "litters/litter-page.tsx": (loaded: Loaded<typeof LitterPage>, place) => {
    if (!loaded.family) return [];
    const { id, breed, breed_ems, dam, sire, kittens } = loaded.family;
    const name = litter_page_title({ queen: displayName(dam), stud: displayName(sire) });
    return [
      place.trail(
        [nav_sale(), paths.market],
        [breed, paths.marketOf(breed_ems)],
        [name, paths.litter(id)],
      ),
      {
        "@type": "ItemList",
        name,
        image: place.sharedPicture(`litter-${id}`),
        itemListElement: kittens.map((kitten, at) => ({
          "@type": "ListItem",
          position: at + 1,
          name: displayName(kitten),
          url:
            place.here +
            (kitten.price_pet === null ? paths.cat(kitten.id) : paths.saleProfile(kitten.id)),
        })),
      },
    ];
  },
  "cats/profile/cat-page.tsx": ({ profile }: CatScreen, { trail }) => {
    if (profile.kind === "none") return [];
    const { cat } = profile;
    return [trail([cat.breed, paths.breed(cat.breed_ems)], [displayName(cat), paths.cat(cat.id)])];
  },
  "catteries/cattery-page.tsx": ({ cattery }: Loaded<typeof CatteryPage>, place) => {
    const name = cattery.cattery_name_full ?? cattery.cattery_name;
    return [
      {
        "@type": "Organization",
        name,
        url: place.here + paths.catteryPage(cattery.id),
        address: { "@type": "PostalAddress", addressCountry: cattery.country },
      },
    ];
  },
  "studbook/studbook-page.tsx": (_loaded: unknown, place) => [
    dataset(place, { name: studbook_title(), path: paths.studbook, files: ["statistics.csv"] }),
  ],
  "studbook/studbook-year-page.tsx": ({ year }: Loaded<typeof StudbookYearPage>, place) => [
    dataset(place, {
      name: studbook_year_title({ year }),
      path: paths.studbookYear(year),
      files: [`studbook-${year}.csv`, `studbook-${year}.jsonld`],
    }),
  ],
  "reference/breed-page.tsx": ({ breed }: Loaded<typeof BreedPage>, { trail }) => [
    trail([nav_sale(), paths.market], [breed.name, paths.breed(breed.ems)]),
  ],
};

/** As elements for the document's head; empty for most pages. */
export function structuredData(
  modules: readonly string[],
  loaded: Readonly<Record<string, unknown>>,
  { site, locale }: Pick<PageRequest, "site" | "locale">,
): string {
  const here = site.origins[locale];
  const place: Place = {
    site: site.name,
    here,
    sharedPicture: (name) => `${here}/shared/${name}.png`,
    trail: (...steps) => ({
      "@type": "BreadcrumbList",
      itemListElement: steps.map(([name, path], at) => ({
        "@type": "ListItem",
        position: at + 1,
        name,
        item: here + path,
      })),
    }),
  };
  return modules
    .flatMap((module) => READERS[module]?.(loaded[module] as never, place) ?? [])
    .map((thing) => {
      const text = JSON.stringify({ "@context": "https://schema.org", ...thing });
      // No value can end the element.
      return `<script type="application/ld+json">${text.replaceAll("<", "\\u003c")}</script>`;
    })
    .join("");
}
