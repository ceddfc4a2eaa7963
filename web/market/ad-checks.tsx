import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SaleFamily } from "@felistry/contract/market/family.ts";
import {
  ad_certificate,
  ad_check_birth,
  ad_check_chip,
  ad_check_chip_end,
  ad_check_chip_iso,
  ad_check_litter,
  ad_check_paper,
  ad_check_pedigree,
  ad_check_pedigree_number,
  ad_check_seller,
  ad_checked,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import { GradeMark, type ShownGrade } from "./grade-mark.tsx";
import styles from "./ad.module.css";

interface Check {
  readonly fact: string;
  readonly grade: ShownGrade;
  readonly more?: ReactNode;
}

function checksOf(family: SaleFamily, date: (day: string) => string): Check[] {
  const {
    reg_num,
    registered_on,
    certificate,
    has_paper,
    has_birth_certificate,
    litter_confirmed,
    chip_end,
    chip_confirmed_on,
  } = family;
  const pedigree: Check =
    reg_num === null
      ? { fact: ad_check_pedigree(), grade: has_paper ? "paper" : "none" }
      : {
          fact: ad_check_pedigree_number({ number: reg_num }),
          grade: "club",
          more: registered_on && date(registered_on),
        };
  return [
    pedigree,
    ...(certificate === null
      ? []
      : [
          {
            fact: ad_check_paper(),
            grade: "club" as const,
            more: (
              <Link to={paths.verify(certificate)}>{ad_certificate({ code: certificate })}</Link>
            ),
          },
        ]),
    ...(has_birth_certificate ? [{ fact: ad_check_birth(), grade: "paper" as const }] : []),
    { fact: ad_check_litter(), grade: litter_confirmed ? "owner" : "said" },
    chip_end === null
      ? { fact: ad_check_chip(), grade: "none" }
      : {
          fact: ad_check_chip_end({ end: chip_end }),
          grade: chip_confirmed_on ? "club" : "said",
          more: chip_confirmed_on
            ? date(chip_confirmed_on)
            : family.chip_iso === 1 && ad_check_chip_iso(),
        },
    { fact: ad_check_seller(), grade: isKnownSeller(family) ? "club" : "said" },
  ];
}

const isKnownSeller = ({ seller_marks }: SaleFamily) =>
  seller_marks.includes("name") && seller_marks.includes("address");

/** Each fact about the cat with who stands behind it: what nobody has checked is said as plainly as what somebody has. */
export function AdChecks({ family }: { family: SaleFamily }) {
  const { locale } = usePageTools();
  return (
    <section aria-labelledby="checked">
      <h2 id="checked">{ad_checked()}</h2>
      <ul className={styles["checks"]}>
        {checksOf(family, (day) => shortDate(day, locale)).map(({ fact, grade, more }) => (
          <li key={fact}>
            {fact} <GradeMark grade={grade} /> {more && <span className="soft">{more}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
