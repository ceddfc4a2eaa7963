import { baseLocale, languageTag } from "@felistry/i18n/locale.ts";
import { useLocation } from "react-router";
import { usePageTools } from "../page-tools.ts";

/** A screen's title, description, canonical address, languages and Open Graph data; React moves them into the head. */
export function Head({
  title,
  description,
  image,
  noIndex = false,
}: {
  title: string;
  description: string;
  image?: string | undefined;
  noIndex?: boolean;
}) {
  const { site, locale } = usePageTools();
  const { pathname, search } = useLocation();
  const fullTitle = title === site.name ? title : `${title} · ${site.name}`;
  const here = site.origins[locale] + pathname + search;
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
              <link
                key={language}
                rel="alternate"
                hrefLang={language}
                href={origin + pathname + search}
              />
            ),
          )}
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={languageTag(locale).replace("-", "_")} />
      <meta property="og:url" content={here} />
      {image && <meta property="og:image" content={site.origins[locale] + image} />}
    </>
  );
}
