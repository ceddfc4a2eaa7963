import { useSyncExternalStore } from "react";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Head } from "../../ui/head.tsx";
import { Lead, Page } from "../../ui/page.tsx";
import { useTask } from "../../ui/use-task.ts";

const never = () => () => {};
/** The code comes after the `#`, a part that browsers never send. */
const codeInAddress = () => location.hash.slice(1);

/** `/searches/stop#{code}`. Opening the link ends nothing, because mail programs open links automatically. */
export function Component() {
  const { call } = usePageTools();
  const code = useSyncExternalStore(never, codeInAddress, () => "");
  const { running, outcome, start } = useTask(async () => {
    await call("POST /searches/stop", { body: { code } });
    return m.saved_stopped();
  });
  return (
    <Page width="narrow">
      <Head title={m.saved_stop_title()} description={m.saved_stop_lead()} noIndex />
      <h1>{m.saved_stop_title()}</h1>
      <Lead>{m.saved_stop_lead()}</Lead>
      {outcome && <p role={outcome.failed ? "alert" : "status"}>{outcome.text}</p>}
      {outcome ? (
        <ButtonLink to={paths.market} look="second">
          {m.saved_to_market()}
        </ButtonLink>
      ) : (
        <Button onClick={start} disabled={running || code === ""}>
          {m.saved_stop()}
        </Button>
      )}
    </Page>
  );
}
