import { useState } from "react";
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import type { CatCard } from "@felistry/contract/cats.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { loadCard, loadCatsOfSex } from "../../cats/load-cards.ts";
import { isIdText } from "../../id-text.ts";
import { ownQueens } from "../../litters/load-own-queens.ts";
import { ParentField } from "../../litters/parent-fields.tsx";
import { orErrorScreen, requireViewer, usePageTools, type PageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { ClubVerdictCard } from "../../rules/club/club-verdict-card.tsx";
import { usePairVerdict } from "../../rules/club/use-pair-verdict.ts";
import type { FieldErrors } from "../../ui/form/field-checks.ts";
import { TextField } from "../../ui/form/field.tsx";
import { RecordForm } from "../../ui/form/record-form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Head } from "../../ui/head.tsx";
import { Lead, Page } from "../../ui/page.tsx";

/** Whoever may be mated today, the newest first; a search finds the others. */
const mateable = { mateable: "1", limit: 10 } as const;

/** `/matings/new`, with `?dam=` and `?sire=` from a trial mating. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const query = new URL(args.request.url).searchParams;
  const [queens, own, found, dam, sire] = await orErrorScreen(
    Promise.all([
      call("GET /cats", { query: { ...mateable, sex: "female", mine: "my" } }),
      call("GET /cats", { query: { ...mateable, sex: "male", mine: "my" } }),
      call("GET /cats", { query: { ...mateable, sex: "male" } }),
      cardOf(call, query.get("dam"), "female"),
      cardOf(call, query.get("sire"), "male"),
    ]),
  );
  const studs = [...new Map([...own.data, ...found.data].map((cat) => [cat.id, cat])).values()];
  return {
    queens: queens.data,
    studs: studs.slice(0, 10),
    dam,
    sire,
  };
}

/** Anything else in the address is ignored. */
async function cardOf(
  call: PageTools["call"],
  text: string | null,
  sex: CatCard["sex"],
): Promise<CatCard | null> {
  if (!isIdText(text)) return null;
  try {
    const cat = await loadCard(call, Number(text));
    return cat.sex === sex ? cat : null;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

export function Component() {
  const choices = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <Page width="narrow">
      <Head title={m.matings_new()} description={m.mating_plan_lead()} noIndex />
      <h1>{m.matings_new()}</h1>
      <Lead>{m.mating_plan_lead()}</Lead>
      <PlanForm {...choices} />
    </Page>
  );
}

function PlanForm({ queens, studs, dam: first, sire: second }: Awaited<ReturnType<typeof loader>>) {
  const { call, today } = usePageTools();
  const navigate = useNavigate();
  const [dam, setDam] = useState(first);
  const [sire, setSire] = useState(second);
  const verdict = usePairVerdict(dam, sire, "");
  const state = useForm({
    schema: () => import("@felistry/contract/matings/planned.ts").then((c) => c.planBody),
    alsoCheck: (values) => ({
      ...(!values.has("dam_id") && { dam_id: m.litter_form_dam_missing() }),
      ...(!values.has("sire_id") && { sire_id: m.litter_form_sire_missing() }),
    }),
    send: async (body) => {
      const { data } = await call("POST /planned-matings", { body });
      await navigate(paths.plannedMating(data.id));
    },
  });
  const { errors } = state;
  return (
    <RecordForm
      state={state}
      save={m.mating_plan_save()}
      saving={m.mating_sending()}
      cancel={m.mating_back()}
      backTo={paths.plannedMatings}
    >
      <ParentField
        name="dam_id"
        chosen={dam}
        choose={setDam}
        initial={queens}
        search={(q) => ownQueens(call, today, q)}
        errors={errors}
      />
      <ParentField
        name="sire_id"
        chosen={sire}
        choose={setSire}
        initial={studs}
        search={(q) => loadCatsOfSex(call, "male", q)}
        errors={errors}
      />
      {verdict && <ClubVerdictCard verdict={verdict} />}
      <DayFields errors={errors} />
      <p>{m.mating_fee()}</p>
    </RecordForm>
  );
}

function DayFields({ errors }: { errors: FieldErrors }) {
  const { today } = usePageTools();
  return (
    <>
      <TextField
        name="from_day"
        type="date"
        label={m.mating_plan_from()}
        errors={errors}
        required
      />
      <TextField
        name="until_day"
        type="date"
        label={m.mating_plan_until()}
        hint={m.mating_plan_until_hint()}
        min={today}
        errors={errors}
      />
    </>
  );
}
