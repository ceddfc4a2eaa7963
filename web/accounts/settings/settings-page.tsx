import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { settings_title } from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer } from "../../page-tools.ts";
import { Head } from "../../ui/head.tsx";
import { Page } from "../../ui/page.tsx";
import { OwnMembershipsCard } from "../../memberships/own-memberships-card.tsx";
import { loadOwnMemberships } from "../../memberships/load-own-memberships.ts";
import { SettingsClose } from "./settings-close.tsx";
import { SettingsData } from "./settings-data.tsx";
import { SettingsEmail } from "./settings-email.tsx";
import { SettingsPasskeys } from "./settings-passkeys.tsx";
import { SettingsFiles } from "./settings-files.tsx";
import { SettingsPassword } from "./settings-password.tsx";
import { SettingsSessions } from "./settings-sessions.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const [settings, sessions, passkeys, membership] = await orErrorScreen(
    Promise.all([
      call("GET /me/settings", {}),
      call("GET /me/sessions", {}),
      call("GET /me/passkeys", {}),
      loadOwnMemberships({ call }),
    ]),
  );
  return {
    ...settings.data,
    sessions: sessions.data,
    passkeys: passkeys.data,
    membership: membership.data,
  };
}

export function Component() {
  const { email, files, sessions, passkeys, membership } = useLoaderData() as Awaited<
    ReturnType<typeof loader>
  >;
  return (
    <Page width="narrow">
      <Head title={settings_title()} description={settings_title()} noIndex />
      <h1>{settings_title()}</h1>
      <SettingsEmail email={email} />
      <SettingsPassword />
      <SettingsPasskeys passkeys={passkeys} />
      <SettingsSessions sessions={sessions} />
      <OwnMembershipsCard {...membership} />
      <SettingsFiles files={files} />
      <SettingsData />
      <SettingsClose />
    </Page>
  );
}
