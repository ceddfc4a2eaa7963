import { useLocation, useNavigation } from "react-router";
import { cat_loading } from "@felistry/i18n/compiled/messages.js";
import styles from "./cat-loading-line.module.css";

const CAT_PAGE = /^\/cats\/\d+$/;

/** While another cat's page is on its way, the one that is left stays and this says so. */
export function CatLoadingLine() {
  const { location } = useNavigation();
  const here = useLocation().pathname;
  const isComing =
    location !== undefined && location.pathname !== here && CAT_PAGE.test(location.pathname);
  return <output className={styles["line"]}>{isComing && cat_loading()}</output>;
}
