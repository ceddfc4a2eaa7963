import { Link } from "react-router";
import type { Proof, SaleFamily } from "@felistry/contract/market/family.ts";
import { gradeOf } from "@felistry/domain/market/evidence.ts";
import {
  ad_dam,
  ad_dam_unknown,
  ad_no_tests,
  ad_sibling_died,
  ad_sibling_full,
  ad_sibling_litter,
  ad_sire,
  ad_sire_unknown,
  card_reserved,
} from "@felistry/i18n/compiled/messages.js";
import { CatName } from "../cats/cat-name.tsx";
import { SexBadge } from "../cats/sex-badge.tsx";
import { kindWord } from "../credentials/credentials-card.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { CatPhoto } from "../photos/cat-photo.tsx";
import { shortDate } from "../ui/dates.ts";
import { price } from "../ui/prices.ts";
import { useCurrencySearch } from "./finding/use-currency-search.ts";
import { GradeMark } from "./grade-mark.tsx";
import styles from "./ad.module.css";

/** Each with what is proven of it. */
export function ParentPair({ sire, dam }: Pick<SaleFamily, "sire" | "dam">) {
  return (
    <div className={styles["pair"]}>
      <Parent kin={ad_sire()} parent={sire} unknown={ad_sire_unknown()} />
      <Parent kin={ad_dam()} parent={dam} unknown={ad_dam_unknown()} />
    </div>
  );
}

function Parent({
  kin,
  parent,
  unknown,
}: {
  kin: string;
  parent: SaleFamily["sire"];
  unknown: string;
}) {
  return (
    <div className={styles["parent"]}>
      {parent && <CatPhoto cat={parent} alt="" sizes="6rem" />}
      <div>
        <p className="soft">{kin}</p>
        {parent ? (
          <>
            <h3>
              <Link to={paths.cat(parent.id)}>
                <CatName cat={parent} />
              </Link>
            </h3>
            <p className="soft">{[parent.breed, parent.cat_color].filter(Boolean).join(", ")}</p>
            <Proofs proofs={parent.credentials} />
          </>
        ) : (
          <p>{unknown}</p>
        )}
      </div>
    </div>
  );
}

/** Titles and tests, each with how well it is proven. */
export function Proofs({ proofs }: { proofs: readonly Proof[] }) {
  const { locale } = usePageTools();
  if (proofs.length === 0) return <p className="soft">{ad_no_tests()}</p>;
  return (
    <ul className={styles["proofs"]}>
      {proofs.map((proof, at) => (
        <li key={at}>
          <strong>{proof.name}</strong> {proof.result}{" "}
          <span className="soft">
            {[
              kindWord(proof.kind),
              proof.issued_by,
              proof.issued_on && shortDate(proof.issued_on, locale),
            ]
              .filter(Boolean)
              .join(", ")}
          </span>{" "}
          <GradeMark grade={gradeOf(proof)} />
        </li>
      ))}
    </ul>
  );
}

/** Each leads to its ad, else to its page. @param saysKin littermate or full sibling */
export function SiblingList({
  siblings,
  saysKin = true,
}: Pick<SaleFamily, "siblings"> & { saysKin?: boolean }) {
  const { locale } = usePageTools();
  const adSearch = useCurrencySearch();
  if (siblings.length === 0) return null;
  return (
    <ul className={styles["siblings"]}>
      {siblings.map((cat) => (
        <li key={cat.id}>
          <CatPhoto cat={cat} alt="" sizes="4rem" />
          <p>
            <SexBadge sex={cat.sex} />{" "}
            <Link
              to={cat.price_pet === null ? paths.cat(cat.id) : paths.saleProfile(cat.id) + adSearch}
            >
              <CatName cat={cat} />
            </Link>
            <br />
            <span className="soft">
              {[
                saysKin && (cat.kin === "litter" ? ad_sibling_litter() : ad_sibling_full()),
                cat.cat_color,
                cat.currency_abb && price(cat.price_pet, cat.currency_abb, locale),
                cat.is_reserved === 1 && card_reserved(),
                cat.has_died === 1 && ad_sibling_died({ sex: cat.sex }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
