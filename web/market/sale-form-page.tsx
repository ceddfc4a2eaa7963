import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { requireViewer } from "../page-tools.ts";
import type { Viewer } from "@felistry/contract/rendering.ts";
import { catParts } from "../cats/profile/cat-parts.ts";
import { CatProfile } from "../cats/profile/cat-profile.tsx";
import { loadCatScreen } from "../cats/profile/load-cat-screen.ts";
import { loadCountries } from "../reference/load-countries.ts";
import { loadCurrencies } from "../reference/load-currencies.ts";
import { isOwner } from "../cats/may-change.ts";
import { AdRulesCard } from "../rules/ad-rules-card.tsx";
import { loadAdRules } from "../rules/load-ad-rules.ts";
import { SaleForm } from "./sale-form.tsx";

const SELLING = new URLSearchParams("tab=selling");

/**
 * The Selling tab with its form: a separate screen, so that a cat's public page does not load the code of forms. A stranger
 * gets the public profile (spec §2.2), an administrator the ad.
 */
export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const screen = await loadCatScreen(tools, args.params["id"], SELLING);
  const maySell = isOwner(screen.profile, tools.viewer.id);
  const { profile } = screen;
  const [currencies, rules] =
    maySell && profile.kind !== "none"
      ? await Promise.all([loadCurrencies(tools), loadAdRules(tools, profile.cat.id)])
      : [null, null];
  // Only where the rules of the seller's country want to know where a cat was born.
  const countries = rules?.asks?.includes("origin_id") ? await loadCountries(tools) : [];
  return { screen, currencies, rules, countries };
}

export const lateParts = (viewer: Viewer | null) => catParts(viewer, SELLING);

export function Component() {
  const { screen, currencies, rules, countries } = useLoaderData() as Awaited<
    ReturnType<typeof loader>
  >;
  const { profile, sale } = screen;
  if (profile.kind !== "full" || !currencies) return <CatProfile screen={screen} />;
  return (
    <CatProfile
      screen={screen}
      saleForm={
        <>
          <SaleForm
            cat={profile.cat}
            sale={sale}
            currencies={currencies}
            countries={countries}
            rules={rules}
          />
          {rules && <AdRulesCard rules={rules} />}
        </>
      }
    />
  );
}
