import type { ReactNode } from "react";
import { Link } from "react-router";
import {
  card_female,
  card_male,
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
  sale_ready,
  sale_sex,
  sale_updated,
} from "@felistry/i18n/compiled/messages.js";
import { birthAndAge } from "../cats/birth-words.ts";
import { usePageTools, type PageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { exactMoment, shortDate } from "../ui/dates.ts";
import { MISSING } from "../ui/prices.ts";
import type { Sale } from "./load-sale.ts";
import styles from "./sale-profile.module.css";

function factsOf(sale: Sale, tools: PageTools): [label: string, value: ReactNode][] {
  return [
    [sale_colour(), sale.cat_color],
    [sale_ems(), sale.ems && `${sale.breed_ems} ${sale.ems}`],
    [sale_eye(), sale.eye_color],
    [sale_sex(), sale.sex === "female" ? card_female() : card_male()],
    [sale_birthdate(), birthAndAge(sale, tools)],
    [sale_owner(), sale.owner],
    [
      sale_cattery(),
      sale.cattery_id && <Link to={paths.catteryPage(sale.cattery_id)}>{sale.cattery}</Link>,
    ],
    [sale_location(), sale.place ? `${sale.place}, ${sale.location}` : sale.location],
    [sale_delivery(), sale.delivery_text],
    [sale_ready(), shortDate(sale.ready_to_move_at, tools.locale)],
    [sale_market_id(), sale.sale_id],
    [sale_updated(), exactMoment(sale.updated_at)],
  ];
}

export function SaleFacts({ sale }: { sale: Sale }) {
  const tools = usePageTools();
  return (
    <table className={styles["facts"]}>
      <caption className="visually-hidden">{sale_facts()}</caption>
      <tbody>
        {factsOf(sale, tools).map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value ?? MISSING}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
