import type { Answer } from "@felistry/contract/api.ts";
import {
  settings_files_all,
  settings_files_lead,
  settings_files_own,
  settings_files_title,
  settings_files_unused,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { oneDigit } from "../../ui/shares.ts";
import { SettingsPart } from "./settings-part.tsx";

type Files = Answer<"GET /me/settings">["data"]["files"];

/** The space used by the member's pictures and tables, and its limit. */
export function SettingsFiles({ files }: { files: Files }) {
  const { locale } = usePageTools();
  const megabytes = (bytes: number) => oneDigit(bytes / 1_000_000, locale);
  const of = (used: number, allowed: number) => ({
    used: megabytes(used),
    allowed: megabytes(allowed),
  });
  return (
    <SettingsPart title={settings_files_title()}>
      <p>{settings_files_own(of(files.bytes, files.allowed_bytes))}</p>
      <p>{settings_files_unused(of(files.unused_bytes, files.unused_allowed_bytes))}</p>
      <p>{settings_files_all(of(files.site_bytes, files.site_allowed_bytes))}</p>
      <p>{settings_files_lead()}</p>
    </SettingsPart>
  );
}
