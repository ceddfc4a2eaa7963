import { site_description } from "@felistry/i18n/compiled/messages.js";
import type { Handler } from "../http/handler.ts";

/** The site's light colours (web/ui/tokens.css). */
const PAPER = "#fffdf8";
const ACCENT = "#8e2f1e";

export const manifest: Handler<"GET /manifest.webmanifest"> = async (
  _input,
  { services: { config }, locale },
) => {
  const name = config.siteName[locale];
  const icon = (side: number) => ({
    src: `/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: "image/png",
    purpose: "any maskable",
  });
  const content = {
    name,
    short_name: name,
    description: site_description({}, { locale }),
    lang: locale,
    start_url: "/",
    display: "minimal-ui",
    background_color: PAPER,
    theme_color: ACCENT,
    icons: [icon(192), icon(512)],
  };
  return {
    type: "application/manifest+json",
    content: Buffer.from(JSON.stringify(content)),
    headers: { "cache-control": "no-cache", vary: "cookie" },
  };
};
