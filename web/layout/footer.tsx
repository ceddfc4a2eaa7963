import { Link } from "react-router";
import {
  footer_admin,
  footer_all_cats,
  footer_api,
  footer_breeds,
  footer_label,
  footer_partners,
  footer_privacy,
  footer_terms,
  footer_verify,
  nav_favourites,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Brand } from "./brand.tsx";
import styles from "./layout.module.css";
import { ThemeSwitch } from "./theme-switch.tsx";

export function Footer() {
  const { viewer } = usePageTools();
  return (
    <footer className={styles["footer"]}>
      <div className={styles["footerBar"]}>
        <Brand />
        <nav className={styles["footerLinks"]} aria-label={footer_label()}>
          <Link to={paths.allCats}>{footer_all_cats()}</Link>
          {!viewer && <Link to={paths.favourites}>{nav_favourites()}</Link>}
          <Link to={paths.breeds}>{footer_breeds()}</Link>
          <Link to={paths.verifyAny}>{footer_verify()}</Link>
          <Link to={paths.partners}>{footer_partners()}</Link>
          <Link to={paths.terms}>{footer_terms()}</Link>
          <Link to={paths.privacy}>{footer_privacy()}</Link>
          <Link to={paths.admin}>{footer_admin()}</Link>
          <a href="/api/docs">{footer_api()}</a>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
