import {
  settings_sessions_done,
  settings_sessions_ending,
  settings_sessions_lead,
  settings_sessions_none,
  settings_sessions_submit,
  settings_sessions_title,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Row } from "../ui/page.tsx";
import { Outcome, SettingsPart } from "./settings-part.tsx";
import { useTask } from "../ui/use-task.ts";

export function SettingsSessions() {
  const { call } = usePageTools();
  const { running, outcome, start } = useTask(async () => {
    const { ended } = (await call("POST /me/end-other-sessions", {})).data;
    return ended === 0 ? settings_sessions_none() : settings_sessions_done({ count: ended });
  });
  return (
    <SettingsPart title={settings_sessions_title()}>
      <p>{settings_sessions_lead()}</p>
      <Row>
        <Button look="second" onClick={start} aria-disabled={running}>
          {running ? settings_sessions_ending() : settings_sessions_submit()}
        </Button>
      </Row>
      <Outcome outcome={outcome} />
    </SettingsPart>
  );
}
