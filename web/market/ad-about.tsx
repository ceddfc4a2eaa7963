import { Link } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import type { SaleFamily } from "@felistry/contract/market/family.ts";
import {
  ad_breeding_explained,
  ad_cat_page,
  ad_check_health,
  ad_drawn,
  ad_drawn_alt,
  ad_next,
  ad_next_answer,
  ad_next_handover,
  ad_next_order,
  ad_next_reserve,
  ad_next_visit,
  ad_no_scripts,
  report_link,
} from "@felistry/i18n/compiled/messages.js";
import type { Credentials } from "../credentials/credentials-card.tsx";
import { emsCode } from "../colours/ems-line.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { CatPhoto } from "../photos/cat-photo.tsx";
import { AdChecks } from "./ad-checks.tsx";
import { AdParents } from "./ad-parents.tsx";
import { Proofs } from "./family-parts.tsx";
import { AdPeople } from "./ad-people.tsx";
import type { Sale } from "./load-sale.ts";
import { SaleFacts } from "./sale-facts.tsx";
import styles from "./ad.module.css";

interface AdAboutProps {
  readonly sale: Sale;
  readonly family: SaleFamily;
  readonly credentials: Credentials;
}

/** All that an ad tells to be read: facts, proofs, family, people and the way to the cat. */
export function AdAbout({ sale, family, credentials }: AdAboutProps) {
  const { viewer } = usePageTools();
  return (
    <>
      <div className={styles["about"]}>
        {sale.description && <p lang="">{sale.description}</p>}
        <SaleFacts sale={sale} family={family} />
        {sale.cat_ava_url && <Drawing sale={sale} />}
        <p>
          <Link to={paths.cat(sale.id)}>{ad_cat_page()}</Link>
        </p>
      </div>
      <div className={styles["below"]}>
        <AdParents catId={sale.id} family={family} />
        <AdChecks family={family} />
        <section aria-labelledby="proofs">
          <h2 id="proofs">{ad_check_health()}</h2>
          <Proofs proofs={credentials} />
        </section>
        <AdPeople family={family} sale={sale} />
        <Next />
        {viewer && sale.is_active === 1 && !ownsCat(sale, viewer.id) && (
          <p className="soft">
            <Link to={paths.reportAd(sale.id)}>{report_link()}</Link>
          </p>
        )}
      </div>
    </>
  );
}

/** Beside photos the drawing shows the colour as it is entered, so that the two can be compared. */
function Drawing({ sale }: { sale: Sale }) {
  const alt = ad_drawn_alt({ name: displayName(sale), code: emsCode(sale) });
  return (
    <figure className={styles["drawing"]}>
      <CatPhoto cat={{ ...sale, cat_ava_url: null }} alt={alt} />
      <figcaption className="soft">{ad_drawn()}</figcaption>
    </figure>
  );
}

function Next() {
  return (
    <section aria-labelledby="next">
      <h2 id="next">{ad_next()}</h2>
      <noscript>
        <p>{ad_no_scripts()}</p>
      </noscript>
      <ol className={styles["next"]}>
        <li>
          {ad_next_order()} <span className="soft">{ad_breeding_explained()}</span>
        </li>
        <li>{ad_next_answer()}</li>
        <li>{ad_next_visit()}</li>
        <li>{ad_next_reserve()}</li>
        <li>{ad_next_handover()}</li>
      </ol>
    </section>
  );
}
