import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import {
  nav_add_cat,
  nav_breeding,
  nav_favourites,
  nav_join,
  nav_label,
  nav_login,
  nav_logout,
  nav_menu,
  nav_profile,
  nav_sale,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { Brand } from "./brand.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./layout.module.css";
import { useLogout } from "./use-logout.ts";

export function Header() {
  const { viewer } = usePageTools();
  return (
    <header className={styles["header"]}>
      <div className={styles["bar"]}>
        <Brand />
        <HeaderSearch />
        {viewer && <span data-bell="" />}
        {viewer ? (
          <>
            <WideMemberNav firstName={viewer.first_name} />
            <NarrowMemberNav />
          </>
        ) : (
          <GuestNav />
        )}
      </div>
    </header>
  );
}

function Item({
  to,
  icon,
  strong = false,
  children,
}: {
  to: string;
  icon?: IconName;
  strong?: boolean;
  children: ReactNode;
}) {
  const className = [styles["item"], strong && styles["strong"], icon && styles["iconed"]]
    .filter(Boolean)
    .join(" ");
  return (
    <NavLink to={to} className={className}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </NavLink>
  );
}

function GuestNav() {
  return (
    <nav className={styles["nav"]} aria-label={nav_label()}>
      <Item to={paths.market}>{nav_sale()}</Item>
      <span className={styles["wide"]}>
        <Item to={paths.mating()}>{nav_breeding()}</Item>
      </span>
      <Item to={paths.login}>{nav_login()}</Item>
      <Item to={paths.join} strong>
        {nav_join()}
      </Item>
      <LanguageSwitch className={styles["item"]} />
    </nav>
  );
}

/** Width 480 or more: language, sale, favourites, add cat, first name, logout. */
function WideMemberNav({ firstName }: { firstName: string }) {
  const logout = useLogout();
  return (
    <nav className={`${styles["nav"]} ${styles["wide"]}`} aria-label={nav_label()}>
      <LanguageSwitch className={styles["item"]} />
      <Item to={paths.market} icon="tag">
        {nav_sale()}
      </Item>
      <Item to={paths.mating()}>{nav_breeding()}</Item>
      <Item to={paths.favourites} icon="heart">
        {nav_favourites()}
      </Item>
      <Item to={paths.addCat} icon="plus">
        {nav_add_cat()}
      </Item>
      <NavLink to={paths.my} className={styles["item"]!}>
        {firstName}
      </NavLink>
      <button type="button" className={`${styles["item"]} ${styles["iconed"]}`} onClick={logout}>
        <Icon name="logout" />
        <span>{nav_logout()}</span>
      </button>
    </nav>
  );
}

/** Width under 480: sale, favourites, profile, and a dropdown with the rest. */
function NarrowMemberNav() {
  const logout = useLogout();
  return (
    <nav className={`${styles["nav"]} ${styles["narrow"]}`} aria-label={nav_label()}>
      <Item to={paths.market} icon="tag">
        {nav_sale()}
      </Item>
      <Item to={paths.favourites} icon="heart">
        {nav_favourites()}
      </Item>
      <Item to={paths.my} icon="user">
        {nav_profile()}
      </Item>
      <details className={styles["menu"]} name="header-menu">
        <summary className={styles["item"]} aria-label={nav_menu()}>
          <Icon name="menu" />
        </summary>
        <div className={styles["menuList"]}>
          <Link to={paths.my} className={styles["item"]}>
            {nav_profile()}
          </Link>
          <Link to={paths.addCat} className={styles["item"]}>
            {nav_add_cat()}
          </Link>
          <Link to={paths.mating()} className={styles["item"]}>
            {nav_breeding()}
          </Link>
          <LanguageSwitch className={styles["item"]} />
          <button type="button" className={styles["item"]} onClick={logout}>
            {nav_logout()}
          </button>
        </div>
      </details>
    </nav>
  );
}
