import { useLocation, useNavigation } from "react-router";
import { cat_loading, desk_loading } from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import styles from "./loading-line.module.css";

const CAT_PAGE = /^\/cats\/\d+$/;

/** While a cat's page or the club's desk is loading, the previous page stays and this says so. */
export function LoadingLine() {
  const { location } = useNavigation();
  const here = useLocation().pathname;
  const coming = location === undefined || location.pathname === here ? null : location.pathname;
  return (
    <output className={styles["line"]}>
      {coming !== null && CAT_PAGE.test(coming) && cat_loading()}
      {coming === paths.admin && desk_loading()}
    </output>
  );
}
