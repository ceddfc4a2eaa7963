import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SaleFamily } from "@felistry/contract/market/family.ts";
import { CLAIMS } from "@felistry/domain/market/seller-details.ts";
import { gradeOfDescription } from "@felistry/domain/market/evidence.ts";
import {
  ad_chip,
  ad_chip_on,
  ad_claims,
  ad_dam_chip,
  ad_generation,
  ad_gift,
  ad_in_book,
  ad_in_no_book,
  ad_litter_no,
  ad_litter_size,
  ad_litter_size_not_known,
  ad_neutered,
  ad_origin,
  ad_permit,
  ad_permit_by,
  ad_type,
  ad_type_of_breed,
  ad_vaccinated,
  ad_whiskers,
  ad_whiskers_none,
  card_female,
  card_male,
  card_price_breeding,
  card_price_pet,
  cat_no,
  cat_yes,
  find_about,
  find_about_day,
  sale_birthdate,
  sale_cattery,
  sale_colour,
  sale_delivery,
  sale_ems,
  sale_eye,
  sale_facts,
  sale_location,
  sale_market_id,
  sale_owner,
  sale_price_about,
  sale_ready,
  sale_sex,
  sale_updated,
  seller_address,
  seller_animals_12m,
  seller_females,
  seller_litters_12m,
  seller_phone,
} from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import { regionName } from "@felistry/i18n/region-names.ts";
import { birthAndAge } from "../cats/birth-words.ts";
import { usePageTools, type PageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { exactMoment, shortDate } from "../ui/dates.ts";
import { MISSING, price } from "../ui/prices.ts";
import { GradeMark } from "./grade-mark.tsx";
import type { Sale } from "./load-sale.ts";
import { CLAIM_WORDS } from "./seller/claims.ts";
import { STATE_WORDS, VACCINATED_WORDS } from "./seller/detail-words.ts";
import styles from "./sale-profile.module.css";

type Fact = readonly [label: string, value: ReactNode, of?: "cat"];

/** A release before these facts may serve beside this one. */
type Says = Sale["says"] | undefined;

/** What the rules of some countries want said; of others nobody is asked. */
function saidOfCat(says: Says, breed: string, locale: Locale): Fact[] {
  if (!says) return [];
  const facts: Fact[] = [
    [ad_type(), says.type_of === 1 ? ad_type_of_breed({ breed }) : null],
    [ad_neutered(), says.neutered === 1 ? cat_yes() : cat_no()],
    [ad_in_book(), says.in_book === 1 ? cat_yes() : ad_in_no_book()],
    [ad_chip(), says.chip],
    [ad_dam_chip(), says.dam_chip],
    [ad_origin(), says.origin],
    [ad_litter_no(), says.litter_no],
    [ad_litter_size(), says.litter_size_registered ?? litterSizeOf(says)],
    [ad_generation(), says.generation],
    [ad_whiskers(), says.no_whiskers === 1 ? ad_whiskers_none() : null],
    [ad_chip_on(), says.chip_on && shortDate(says.chip_on, locale)],
    [ad_vaccinated(), says.vaccinated && VACCINATED_WORDS[says.vaccinated]()],
    [ad_claims(), claimsOf(says)],
  ];
  return facts.filter(([, value]) => value !== null && value !== undefined);
}

const litterSizeOf = ({ litter_size, litter_size_unknown }: Sale["says"]) =>
  litter_size_unknown === 1 ? ad_litter_size_not_known() : litter_size;

function claimsOf(says: Sale["says"]): ReactNode {
  const claims = CLAIMS.filter((claim) => says[claim] === 1);
  if (claims.length === 0) return null;
  return (
    <ul key="claims">
      {claims.map((claim) => (
        <li key={claim}>{CLAIM_WORDS[claim]()}</li>
      ))}
    </ul>
  );
}

function saidOfSeller(says: Says): Fact[] {
  if (!says) return [];
  const { permit_no, permit_authority, phone, address } = says;
  const facts: Fact[] = [
    [
      ad_permit(),
      permit_no && permit_authority
        ? ad_permit_by({ number: permit_no, authority: permit_authority })
        : permit_no,
    ],
    [seller_phone(), phone && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>],
    [
      seller_address(),
      address && (
        <span key="address" lang="">
          {address}
        </span>
      ),
    ],
    [seller_females(), counted(says.females)],
    [seller_litters_12m(), counted(says.litters_12m)],
    [seller_animals_12m(), counted(says.animals_12m)],
  ];
  return facts.filter(([, value]) => value !== null);
}

/** None at all is a fact too. */
const counted = (amount: number | null) => (amount === null ? null : String(amount));

const stateOf = (says: Says) =>
  says?.state && says.state !== "other" ? STATE_WORDS[says.state]() : null;

function factsOf(sale: Sale, tools: PageTools): readonly Fact[] {
  return [
    [sale_colour(), sale.cat_color, "cat"],
    [sale_ems(), sale.ems && `${sale.breed_ems} ${sale.ems}`, "cat"],
    [sale_eye(), sale.eye_color, "cat"],
    [sale_sex(), sale.sex === "female" ? card_female() : card_male(), "cat"],
    [sale_birthdate(), birthAndAge(sale, tools), "cat"],
    ...(sale.price_pet === 0 ? [[card_price_pet(), ad_gift()] as const] : []),
    ...saidOfCat(sale.says, sale.breed, tools.locale),
    [sale_owner(), sale.owner],
    ...saidOfSeller(sale.says),
    [
      sale_cattery(),
      sale.cattery_id && <Link to={paths.catteryPage(sale.cattery_id)}>{sale.cattery}</Link>,
    ],
    [
      sale_location(),
      [
        sale.place,
        sale.region && regionName(sale.region, tools.locale),
        stateOf(sale.says),
        sale.location,
      ]
        .filter(Boolean)
        .join(", "),
    ],
    [
      sale_delivery(),
      <span key="said" lang="">
        {sale.delivery_text}
      </span>,
    ],
    [sale_ready(), shortDate(sale.ready_to_move_at, tools.locale)],
    [sale_market_id(), sale.sale_id],
    [sale_updated(), exactMoment(sale.updated_at)],
  ];
}

/** In the reader's currency, which the bar with prices and button has no room for on a phone. */
function priceAbout(about: SaleFamily["price_about"], { locale }: PageTools): ReactNode {
  if (!about) return null;
  const said = (amount: number) =>
    find_about({ amount: price(amount, about.currency_abb, locale) });
  return (
    <>
      {said(about.pet)}
      {about.breeding !== null && (
        <>
          <br />
          {card_price_breeding()}: {said(about.breeding)}
        </>
      )}
      <br />
      <span className="soft">{find_about_day({ day: shortDate(about.day, locale) })}</span>
    </>
  );
}

/** What describes the cat says who stands behind it; what describes the offer is the seller's to say. */
export function SaleFacts({ sale, family }: { sale: Sale; family: SaleFamily }) {
  const tools = usePageTools();
  const grade = gradeOfDescription({ ...family, registered: sale.registered });
  const about = priceAbout(family.price_about, tools);
  const facts: readonly Fact[] = about
    ? [[sale_price_about(), about], ...factsOf(sale, tools)]
    : factsOf(sale, tools);
  return (
    <table className={styles["facts"]}>
      <caption className="visually-hidden">{sale_facts()}</caption>
      <tbody>
        {facts.map(([label, value, of]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {value || MISSING}
              {of === "cat" && value && (
                <>
                  {" "}
                  <GradeMark grade={grade} />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
