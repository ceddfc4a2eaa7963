import { Link } from "react-router";
import type { FullProfile } from "@felistry/contract/cats.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CorrectionLink } from "../../corrections/correction-link.tsx";
import { paths } from "../../paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { CatMenuRemoval } from "./cat-menu-removal.tsx";

/** The actions on a cat, which depend on whether it is registered (spec §2.11). */
export function CatMenu({ cat }: { cat: FullProfile }) {
  return (
    <Menu name="cat-menu" label={m.cat_menu()}>
      <li>
        <Link to={paths.catPhoto(cat.id)}>
          <Icon name="camera" />
          {m.cat_menu_add_photo()}
        </Link>
      </li>
      <li>
        {cat.edit_mode === "edit_unlocked" ? (
          <Link to={paths.updateCat(cat.id)}>
            <Icon name="edit" />
            {m.cat_menu_edit()}
          </Link>
        ) : (
          <Link to={paths.updateCatShort(cat.id)}>
            <Icon name="edit" />
            {m.own_menu_edit_short()}
          </Link>
        )}
      </li>
      {cat.sex === "female" && (
        <>
          <li>
            <Link to={paths.mating({ dam: cat.id })}>
              <Icon name="heart" />
              {m.mating_add_mate()}
            </Link>
          </li>
          <li>
            <Link to={paths.newLitter(cat.id)}>
              <Icon name="plus" />
              {m.litter_new()}
            </Link>
          </li>
        </>
      )}
      {cat.registered === 0 && (
        <li>
          <Link to={paths.registration(cat.id)}>
            <Icon name="check" />
            {m.reg_menu()}
          </Link>
        </li>
      )}
      {cat.registered !== 0 && <CorrectionLink catId={cat.id} />}
      {cat.registered === 0 && cat.is_online_owner && <CatMenuRemoval cat={cat} />}
    </Menu>
  );
}
