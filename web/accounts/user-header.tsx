import { Link } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import {
  my_menu_add_photo,
  my_menu_edit,
  my_menu_settings,
  my_photo_alt,
  my_title,
  my_user_menu,
} from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./my/my.module.css";

type Me = Answer<"GET /me">["data"];

/** The page's member, with links to change their data. */
export function UserHeader({ me }: { me: Me }) {
  const name = [me.first_name, me.middle_name, me.last_name].filter(Boolean).join(" ");
  return (
    <header className={styles["user"]}>
      {me.user_ava_url ? (
        <img
          className={styles["face"]}
          src={me.user_ava_url}
          alt={my_photo_alt({ name })}
          width={400}
          height={400}
          decoding="async"
        />
      ) : (
        <span className={styles["face"]} aria-hidden="true">
          {initial(me.first_name)}
          {initial(me.last_name)}
        </span>
      )}
      <div className={styles["who"]}>
        <p className={styles["eyebrow"]}>{my_title()}</p>
        <h1>{name}</h1>
        {me.about && <p className={styles["about"]}>{me.about}</p>}
        <nav className={styles["userMenu"]} aria-label={my_user_menu()}>
          <Link to={paths.userPhoto(me.id)}>
            <Icon name="camera" size={18} />
            {my_menu_add_photo()}
          </Link>
          <Link to={paths.edit}>
            <Icon name="edit" size={18} />
            {my_menu_edit()}
          </Link>
          <Link to={paths.settings}>
            <Icon name="user" size={18} />
            {my_menu_settings()}
          </Link>
        </nav>
      </div>
    </header>
  );
}

function initial(name: string): string {
  return [...name][0]?.toUpperCase() ?? "";
}
