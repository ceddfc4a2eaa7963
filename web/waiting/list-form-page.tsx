import { useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import type { CatCard } from "@felistry/contract/cats.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { WAITING_RULES } from "@felistry/domain/waiting/moves.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "../ui/form/field.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { RecordForm } from "../ui/form/record-form.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { Head } from "../ui/head.tsx";
import { Empty, Lead, Page } from "../ui/page.tsx";
import { ruleText } from "./waiting-words.ts";

const OWN_MAX = 100;
const NOTE_MAX = 1000;

/** `/my/waiting-lists/new` */
export async function loader(args: LoaderFunctionArgs) {
  const { call, viewer } = requireViewer(args);
  const own = (sex: "female" | "male") => call("GET /me/cats", { query: { sex, limit: OWN_MAX } });
  const [catteries, dams, sires] = await orErrorScreen(
    Promise.all([
      call("GET /catteries", { query: { user: viewer.id } }),
      own("female"),
      own("male"),
    ]),
  );
  const asked = new URL(args.request.url).searchParams;
  const given = {
    dam: asked.get("dam") ?? "",
    sire: asked.get("sire") ?? "",
    expected: asked.get("expected") ?? "",
  };
  return { catteries: catteries.data, dams: dams.data, sires: sires.data, given };
}

type Choices = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const choices = useLoaderData() as Choices;
  return (
    <Page width="narrow">
      <Head title={m.waiting_new()} description={m.waiting_new_lead()} noIndex />
      <h1>{m.waiting_new()}</h1>
      <Lead>{m.waiting_new_lead()}</Lead>
      {choices.catteries.length === 0 ? (
        <Empty>
          <p>{m.waiting_new_no_cattery()}</p>
          <ButtonLink to={paths.cattery}>{m.waiting_add_cattery()}</ButtonLink>
        </Empty>
      ) : (
        <ListForm {...choices} />
      )}
    </Page>
  );
}

const options = (cats: readonly CatCard[]) =>
  cats.map((cat) => (
    <option key={cat.id} value={cat.id}>
      {displayName(cat)}
    </option>
  ));

function ListForm({ catteries, dams, sires, given }: Choices) {
  const { call } = usePageTools();
  const navigate = useNavigate();
  const state = useForm({
    schema: () => import("@felistry/contract/waiting.ts").then((c) => c.waitingListBody),
    send: async (body) => {
      const { data } = await call("POST /waiting-lists", { body });
      await navigate(paths.ownWaitingList(data.list_id));
    },
  });
  const { errors } = state;
  return (
    <RecordForm
      state={state}
      save={m.waiting_open_button()}
      saving={m.waiting_sending()}
      cancel={m.waiting_back()}
      backTo={paths.ownWaitingLists}
    >
      <SelectField
        name="cattery_id"
        label={m.waiting_cattery()}
        placeholder={m.waiting_choose()}
        errors={errors}
        required
      >
        {catteries.map(({ id, cattery_name_full, cattery_name }) => (
          <option key={id} value={id}>
            {cattery_name_full ?? cattery_name}
          </option>
        ))}
      </SelectField>
      <LitterFields dams={dams} sires={sires} given={given} errors={errors} />
      <SelectField
        name="rule"
        label={m.waiting_rule()}
        hint={m.waiting_rule_hint()}
        placeholder={m.waiting_choose()}
        errors={errors}
        required
      >
        {WAITING_RULES.map((rule) => (
          <option key={rule} value={rule}>
            {ruleText[rule]()}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        name="note"
        label={m.waiting_note()}
        maxLength={NOTE_MAX}
        rows={4}
        errors={errors}
      />
    </RecordForm>
  );
}

/** Of a planned litter; without a dam the list is the cattery's. */
function LitterFields({
  dams,
  sires,
  given,
  errors,
}: Pick<Choices, "dams" | "sires" | "given"> & { errors: FieldErrors }) {
  const { today } = usePageTools();
  return (
    <>
      <SelectField
        name="dam_id"
        label={m.waiting_dam()}
        hint={m.waiting_dam_hint()}
        placeholder={m.waiting_dam_none()}
        defaultValue={given.dam}
        errors={errors}
      >
        {options(dams)}
      </SelectField>
      <SelectField
        name="sire_id"
        label={m.waiting_sire()}
        placeholder={m.waiting_sire_none()}
        defaultValue={given.sire}
        errors={errors}
      >
        {options(sires)}
      </SelectField>
      <TextField
        name="expected_on"
        type="date"
        label={m.waiting_expected()}
        min={today}
        defaultValue={given.expected}
        errors={errors}
      />
    </>
  );
}
