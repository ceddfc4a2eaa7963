import {
  settings_data_done,
  settings_data_lead,
  settings_data_loading,
  settings_data_submit,
  settings_data_title,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { Row } from "../../ui/page.tsx";
import { Outcome, SettingsPart } from "./settings-part.tsx";
import { useTask } from "../../ui/use-task.ts";

export function SettingsData() {
  const { call, today } = usePageTools();
  const { running, outcome, start } = useTask(async () => {
    const { data } = await call("GET /me/data", {});
    const file = `my-data-${today}.json`;
    saveAs(file, JSON.stringify(data, null, 2));
    return settings_data_done({ file });
  });
  return (
    <SettingsPart title={settings_data_title()}>
      <p>{settings_data_lead()}</p>
      <Row>
        <Button look="second" onClick={start} aria-disabled={running}>
          {running ? settings_data_loading() : settings_data_submit()}
        </Button>
      </Row>
      <Outcome outcome={outcome} />
    </SettingsPart>
  );
}

function saveAs(file: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = file;
  link.click();
  URL.revokeObjectURL(url);
}
