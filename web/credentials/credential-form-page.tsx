import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { CredentialForm } from "./credential-form.tsx";
import { loadCountries } from "../reference/load-countries.ts";
import { requireViewer } from "../page-tools.ts";
import { loadCredentials } from "./load-credentials.ts";

/** `/cats/{id}/credentials/new` and `/cats/{id}/credentials/{credentialId}`. */
export async function loader(args: LoaderFunctionArgs) {
  // Before anything is asked for: what fails while this throws would be nobody's to catch.
  const tools = requireViewer(args);
  const [{ cat, credentials }, countries] = await Promise.all([
    loadCredentials(args),
    loadCountries(tools),
  ]);
  const { credentialId } = args.params;
  if (credentialId === undefined) return { cat, countries, credential: null };
  const credential = credentials.find(({ id }) => String(id) === credentialId);
  if (!credential) throw data(m.error_credential_not_found(), { status: 404 });
  return { cat, countries, credential };
}

export function Component() {
  const { cat, countries, credential } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const name = displayName(cat);
  const title = credential ? m.credential_change_title({ name }) : m.credential_add_title({ name });
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <h1>{title}</h1>
      {credential?.evidence === "confirmed" && <Lead>{m.credential_change_confirmed()}</Lead>}
      {credential?.evidence === "judged" && <Lead>{m.credential_change_judged()}</Lead>}
      <CredentialForm
        key={credential?.id}
        catId={cat.id}
        countries={countries}
        credential={credential}
      />
    </Page>
  );
}
