import { Link } from "react-router";
import {
  cattery_names_own_title,
  cattery_public_page,
  my_catteries_add,
  my_catteries_lead,
  my_catteries_none,
  my_cattery_certificate,
  my_cattery_issued_by,
  my_tab_cattery,
} from "@felistry/i18n/compiled/messages.js";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Empty } from "../../ui/page.tsx";
import type { Cattery } from "./my-lists.ts";
import styles from "./my.module.css";

/** Spec §9. */
const CATTERIES_MAX = 4;

export function MyCatteries({ catteries }: { catteries: readonly Cattery[] }) {
  return (
    <section className={styles["list"]} aria-labelledby="my-list">
      <h2 id="my-list" className="visually-hidden">
        {my_tab_cattery()}
      </h2>
      <p className={styles["hint"]}>{my_catteries_lead()}</p>
      <p>
        <Link to={paths.catteryNames}>{cattery_names_own_title()}</Link>
      </p>
      {catteries.length === 0 ? (
        <Empty>
          <p>{my_catteries_none()}</p>
        </Empty>
      ) : (
        <ul className={styles["catteries"]}>
          {catteries.map((cattery) => (
            <li key={cattery.id}>
              <CatteryRow cattery={cattery} />
            </li>
          ))}
        </ul>
      )}
      {catteries.length < CATTERIES_MAX && (
        <p>
          <ButtonLink to={paths.cattery}>
            <Icon name="plus" />
            {my_catteries_add()}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function CatteryRow({ cattery }: { cattery: Cattery }) {
  const {
    id,
    cattery_name,
    cattery_name_full,
    certificate_num,
    certificate_issued_by,
    image_url,
    abb,
  } = cattery;
  return (
    <article className={styles["cattery"]}>
      <img src={image_url} alt="" width={400} height={400} loading="lazy" decoding="async" />
      <div>
        <h3>
          <Link to={paths.editCattery(id)}>{cattery_name}</Link>
        </h3>
        {cattery_name_full && <p>{cattery_name_full}</p>}
        {certificate_num && <p>{my_cattery_certificate({ number: certificate_num })}</p>}
        <p>{my_cattery_issued_by({ issuer: certificate_issued_by, system: abb })}</p>
        <p>
          <Link to={paths.catteryPage(id)}>{cattery_public_page()}</Link>
        </p>
      </div>
    </article>
  );
}
