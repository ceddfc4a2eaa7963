import { nav_sale, search_title } from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";

/** From an address that is wrong or out of date: the two ways to find what it was about. */
export function WaysOn() {
  return (
    <>
      <ButtonLink to={paths.market} look="second">
        {nav_sale()}
      </ButtonLink>
      <ButtonLink to={paths.search} look="second">
        {search_title()}
      </ButtonLink>
    </>
  );
}
