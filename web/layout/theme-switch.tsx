import { nav_theme } from "@felistry/i18n/compiled/messages.js";
import { Icon } from "../ui/icon.tsx";
import styles from "./layout.module.css";

const COOKIE_SECONDS = 31_536_000;

/** The reader's system chooses the theme until this is pressed; the choice is a cookie, so that the server renders it. */
export function ThemeSwitch() {
  const switchTheme = () => {
    const root = document.documentElement;
    const dark = root.dataset["theme"]
      ? root.dataset["theme"] === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    const theme = dark ? "light" : "dark";
    root.dataset["theme"] = theme;
    document.cookie = `theme=${theme}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
  };
  return (
    <button
      type="button"
      className={styles["item"]}
      onClick={switchTheme}
      aria-label={nav_theme()}
      title={nav_theme()}
    >
      <Icon name="moon" />
    </button>
  );
}
