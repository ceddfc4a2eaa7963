import { useLocation } from "react-router";
import type { OtherLanguage } from "@felistry/contract/rendering.ts";
import { usePageTools } from "../page-tools.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./layout.module.css";

const COOKIE_SECONDS = 31_536_000;

/** Goes to the same path on another language's host; if there is only one host, a cookie remembers the choice. */
export function LanguageSwitch({ className }: { className: string | undefined }) {
  const { site } = usePageTools();
  return site.languages.map((language) => (
    <SwitchTo key={language.locale} language={language} className={className} />
  ));
}

function SwitchTo({
  language,
  className,
}: {
  language: OtherLanguage;
  className: string | undefined;
}) {
  const { site, locale } = usePageTools();
  const { pathname, search } = useLocation();
  const { locale: other, name, label } = language;
  const code = other.split("-", 1)[0]!.toUpperCase();
  const content = (
    <>
      <Icon name="globe" size={18} />
      <span className="visually-hidden">{`${label} (${code})`}</span>
      <span className={styles["languageName"]} aria-hidden="true">
        {name}
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
