import { baseLocale, languageTag } from "@felistry/i18n/locale.ts";
import { useLocation } from "react-router";
import { usePageTools } from "../page-tools.ts";

interface HeadProps {
  readonly title: string;
  readonly description: string;
  /** The picture of a shared link: `cat-7`. */
  readonly shared?: string | undefined;
  readonly noIndex?: boolean;
  /** The page's one address, if what follows its `?` makes no other page. */
  readonly path?: string;
}

/** A screen's title, description, canonical address, languages and Open Graph data; React moves them into the head. */
export function Head({ title, description, shared, noIndex = false, path }: HeadProps) {
  const { site, locale } = usePageTools();
  const { pathname, search } = useLocation();
  const fullTitle = title === site.name ? title : `${title} · ${site.name}`;
  const address = path ?? pathname + search;
  const here = site.origins[locale] + address;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={here} />
          {[...Object.entries(site.origins), ["x-default", site.origins[baseLocale]]].map(
            ([language, origin]) => (
              <link key={language} rel="alternate" hrefLang={language} href={origin + address} />
            ),
          )}
        </>
      )}
      {/* Whoever reads these reads the HTML alone. */}
      {import.meta.env.SSR && (
        <OpenGraph title={title} description={description} here={here} shared={shared} />
      )}
    </>
  );
}

function OpenGraph({
  title,
  description,
  here,
  shared,
}: Pick<HeadProps, "title" | "description" | "shared"> & { here: string }) {
  const { site, locale } = usePageTools();
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={languageTag(locale).replace("-", "_")} />
      <meta property="og:url" content={here} />
      {shared && (
        <>
          <meta property="og:image" content={`${site.origins[locale]}/shared/${shared}.png`} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content={shared ? "summary_large_image" : "summary"} />
    </>
  );
}
