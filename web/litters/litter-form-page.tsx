import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { CatCard } from "@felistry/contract/cats.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { isBornEarlyEnough } from "@felistry/domain/pedigree/parent-rules.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { loadCard, loadCatsOfSex } from "../cats/load-cards.ts";
import { isIdText } from "../id-text.ts";
import { orErrorScreen, requireViewer } from "../page-tools.ts";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { ownQueens } from "./load-own-queens.ts";
import { LitterForm } from "./litter-form.tsx";
import { loadLitterPlan } from "./load-litter-plan.ts";

const OWN_MAX = 100;
const SHOWN_MAX = 10;

/** `/litters/new`, with `?dam=` for the queen whose menu led here, or `?mating=` for the plan from which the litter comes. */
export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const { call, today } = tools;
  const query = new URL(args.request.url).searchParams;
  const plan = await loadLitterPlan(tools, query.get("mating"));
  const [queens, toms, found, dam] = await orErrorScreen(
    Promise.all([
      ownQueens(call, today, ""),
      call("GET /me/cats", { query: { sex: "male", limit: OWN_MAX } }),
      loadCatsOfSex(call, "male"),
      queenOf(tools, plan ? String(plan.mating.dam?.id) : query.get("dam")),
    ]),
  );
  const isGrown = ({ cat_birthdate }: CatCard) => isBornEarlyEnough(cat_birthdate, today);
  return {
    queens,
    studs: withoutDoubles([...toms.data, ...found])
      .filter(isGrown)
      .slice(0, SHOWN_MAX),
    dam,
    plan,
  };
}

/** Anything else in the address is ignored. */
async function queenOf(
  { call, today, viewer }: ReturnType<typeof requireViewer>,
  text: string | null,
): Promise<CatCard | null> {
  if (!isIdText(text)) return null;
  try {
    const cat = await loadCard(call, Number(text));
    const mayBe =
      ownsCat(cat, viewer.id) &&
      cat.sex === "female" &&
      isBornEarlyEnough(cat.cat_birthdate, today);
    return mayBe ? cat : null;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

function withoutDoubles(cats: readonly CatCard[]): CatCard[] {
  return [...new Map(cats.map((cat) => [cat.id, cat])).values()];
}

export function Component() {
  const { queens, studs, dam, plan } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <Page width="narrow">
      <Head title={m.litter_form_title()} description={m.litter_form_lead()} noIndex />
      <h1>{m.litter_form_title()}</h1>
      <Lead>{m.litter_form_lead()}</Lead>
      <LitterForm queens={queens} studs={studs} dam={dam} plan={plan} />
    </Page>
  );
}
