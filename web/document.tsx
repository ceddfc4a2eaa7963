import type { ReactNode } from "react";
import { NOTE_EARLY_SENDING } from "@felistry/contract/early-sending.ts";
import type { Assets } from "./hydration.ts";
import { usePageTools } from "./page-tools.ts";

const EARLY = { __html: NOTE_EARLY_SENDING };

/** The whole HTML document. Title and description come from the screens. */
export function Document({ assets, children }: { assets: Assets; children: ReactNode }) {
  const { locale, theme } = usePageTools();
  return (
    <html lang={locale} data-theme={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={EARLY} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* Not async: a cached script would run before the data at the page's end has arrived. */}
        <script
          type="module"
          src={assets.start}
          data-entry={assets.entry}
          data-modules={assets.modules.join(" ")}
        />
      </head>
      <body>{children}</body>
    </html>
  );
}
