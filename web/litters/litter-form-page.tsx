import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { CatCard } from "@felistry/contract/cats.ts";
import { isBornEarlyEnough } from "@felistry/domain/pedigree/parent-rules.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer } from "../page-tools.ts";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { LitterForm } from "./litter-form.tsx";

const OWN_MAX = 100;
const SHOWN_MAX = 10;

/** `/litters/new`, with `?dam=` for the queen whose menu led here. */
export async function loader(args: LoaderFunctionArgs) {
  const { call, today } = requireViewer(args);
  const own = (sex: "female" | "male") => call("GET /me/cats", { query: { sex, limit: OWN_MAX } });
  const [queens, toms, found] = await orErrorScreen(
    Promise.all([
      own("female"),
      own("male"),
      call("GET /cats/all-with-color-10-by-gender", { query: { q: "", sex: "male" } }),
    ]),
  );
  const dam = Number(new URL(args.request.url).searchParams.get("dam"));
  const isGrown = ({ cat_birthdate }: CatCard) => isBornEarlyEnough(cat_birthdate, today);
  return {
    queens: queens.data.filter(isGrown),
    studs: withoutDoubles([...toms.data, ...found.data.data])
      .filter(isGrown)
      .slice(0, SHOWN_MAX),
    dam: queens.data.find(({ id }) => id === dam) ?? null,
  };
}

function withoutDoubles(cats: readonly CatCard[]): CatCard[] {
  return [...new Map(cats.map((cat) => [cat.id, cat])).values()];
}

export function Component() {
  const { queens, studs, dam } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <Page width="narrow">
      <Head title={m.litter_form_title()} description={m.litter_form_lead()} noIndex />
      <h1>{m.litter_form_title()}</h1>
      <Lead>{m.litter_form_lead()}</Lead>
      <LitterForm queens={queens} studs={studs} dam={dam} />
    </Page>
  );
}
