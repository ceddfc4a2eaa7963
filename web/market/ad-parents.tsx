import { Link } from "react-router";
import type { SaleFamily } from "@felistry/contract/market/family.ts";
import {
  ad_family,
  ad_litter,
  ad_pedigree,
  ad_siblings,
  ad_siblings_more,
} from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { ParentPair, SiblingList } from "./family-parts.tsx";

/** Sire and dam with what is proven of them, then the litter and older siblings. */
export function AdParents({ catId, family }: { catId: number; family: SaleFamily }) {
  return (
    <section aria-labelledby="family">
      <h2 id="family">{ad_family()}</h2>
      <ParentPair sire={family.sire} dam={family.dam} />
      <Siblings catId={catId} family={family} />
      <p>
        <Link to={paths.catTab(catId, "pedigree")}>{ad_pedigree()}</Link>
      </p>
    </section>
  );
}

function Siblings({
  catId,
  family: { siblings, more_siblings, litter_id },
}: {
  catId: number;
  family: SaleFamily;
}) {
  return (
    <>
      {siblings.length > 0 && <h3>{ad_siblings()}</h3>}
      <SiblingList siblings={siblings} />
      {litter_id !== null && (
        <p>
          <Link to={paths.litter(litter_id)}>{ad_litter()}</Link>
        </p>
      )}
      {more_siblings && (
        <p>
          <Link to={paths.descendants(catId)}>{ad_siblings_more()}</Link>
        </p>
      )}
    </>
  );
}
