import { useLocation } from "react-router";
import { nav_language, nav_language_label } from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./layout.module.css";

const COOKIE_SECONDS = 31_536_000;

/** Keeps the path and goes to the other language's host; where there is one host only, a cookie remembers the choice. */
export function LanguageSwitch({ className }: { className: string | undefined }) {
  const { site, locale } = usePageTools();
  const { pathname, search } = useLocation();
  const other = locale === "en" ? "ru" : "en";
  const code = other.toUpperCase();
  const content = (
    <>
      <Icon name="globe" size={18} />
      <span className="visually-hidden">{`${nav_language_label()} (${code})`}</span>
      <span className={styles["languageName"]} aria-hidden="true">
        {nav_language()}
      </span>
      <span className={styles["languageCode"]} aria-hidden="true">
        {code}
      </span>
    </>
  );
  if (site.origins[other] !== site.origins[locale]) {
    return (
      <a
        className={className}
        href={site.origins[other] + pathname + search}
        hrefLang={other}
        lang={other}
      >
        {content}
      </a>
    );
  }
  const switchByCookie = () => {
    document.cookie = `lang=${other}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
    location.reload();
  };
  return (
    <button type="button" className={className} onClick={switchByCookie} lang={other}>
      {content}
    </button>
  );
}
