import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { PERSON_NAME_MAX } from "@felistry/domain/accounts/person-name.ts";
import {
  edit_about,
  edit_about_hint,
  edit_birthday,
  edit_cancel,
  edit_country,
  edit_country_choose,
  edit_first_name,
  edit_last_name,
  edit_middle_name,
  edit_name_hint,
  edit_saving,
  edit_site,
  edit_site_hint,
  edit_social,
  edit_submit,
  edit_title,
} from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { TextAreaField, TextField } from "../ui/form/field.tsx";
import { Head } from "../ui/head.tsx";
import { Page } from "../ui/page.tsx";
import { RecordForm } from "../ui/form/record-form.tsx";
import { OtherNameField } from "../ui/form/other-name-field.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { useForm } from "../ui/form/use-form.ts";
import { loadCountries } from "../reference/load-countries.ts";
import { BirthdayField, birthdayErrors, CountryField } from "./person-fields.tsx";
import { rememberUser } from "./user-storage.ts";

const ABOUT_MAX = 200;
const OTHER_NAME_MAX = 33;

export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const [me, countries] = await Promise.all([
    orErrorScreen(tools.call("GET /me", {})),
    orErrorScreen(loadCountries(tools)),
  ]);
  return { me: me.data, countries };
}

export function Component() {
  const { me, countries } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const state = useProfileForm(me);
  const { errors } = state;
  const name = { hint: edit_name_hint(), maxLength: PERSON_NAME_MAX, errors };
  return (
    <Page width="narrow">
      <Head title={edit_title()} description={edit_title()} noIndex />
      <h1>{edit_title()}</h1>
      <RecordForm
        state={state}
        save={edit_submit()}
        saving={edit_saving()}
        cancel={edit_cancel()}
        backTo={paths.my}
      >
        <TextField
          name="first_name"
          label={edit_first_name()}
          autoComplete="given-name"
          defaultValue={me.first_name}
          required
          {...name}
        />
        <TextField
          name="middle_name"
          label={edit_middle_name()}
          autoComplete="additional-name"
          defaultValue={me.middle_name ?? ""}
          {...name}
        />
        <TextField
          name="last_name"
          label={edit_last_name()}
          autoComplete="family-name"
          defaultValue={me.last_name}
          required
          {...name}
        />
        <OtherNameField
          name={`${me.first_name} ${me.last_name}`}
          proposed={me.other_name_proposed}
          given={me.other_name}
          maxLength={OTHER_NAME_MAX}
          errors={errors}
        />
        <BirthdayField label={edit_birthday()} value={me.birthday} errors={errors} />
        <CountryField
          name="country_id"
          label={edit_country()}
          placeholder={edit_country_choose()}
          countries={countries}
          value={me.country_id}
          errors={errors}
        />
        <PublicFields me={me} errors={errors} />
      </RecordForm>
    </Page>
  );
}

type Me = Awaited<ReturnType<typeof loader>>["me"];

function useProfileForm(me: Me) {
  const { call, today } = usePageTools();
  return useForm({
    schema: () =>
      import("@felistry/contract/accounts/accounts.ts").then((contract) => contract.profileBody),
    version: me.version,
    alsoCheck: (values) => birthdayErrors(values, today),
    async send(body) {
      const { data } = await call("PUT /me/edit", { body });
      rememberUser(data);
      // A full page load, because the header shows the first name. Until then the form counts as being sent.
      location.assign(paths.my);
      await new Promise<never>(() => {});
    },
  });
}

/** About the member, in their own words. */
function PublicFields({ me, errors }: { me: Me; errors: FieldErrors }) {
  return (
    <>
      <TextAreaField
        name="about"
        label={edit_about()}
        hint={edit_about_hint()}
        maxLength={ABOUT_MAX}
        defaultValue={me.about ?? ""}
        errors={errors}
      />
      <TextField
        name="site_url"
        inputMode="url"
        label={edit_site()}
        hint={edit_site_hint()}
        autoComplete="url"
        defaultValue={me.site_url ?? ""}
        errors={errors}
      />
      <TextField
        name="social_url"
        inputMode="url"
        label={edit_social()}
        defaultValue={me.social_url ?? ""}
        errors={errors}
      />
    </>
  );
}
