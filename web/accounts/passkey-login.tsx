import { passkey_asking, passkey_login } from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Row } from "../ui/page.tsx";
import { useTask } from "../ui/use-task.ts";
import { enter } from "./enter.ts";
import { Outcome } from "./settings/settings-part.tsx";

/** @param from the page to go back to */
export function PasskeyLogin({ from }: { from: string | null }) {
  const { call } = usePageTools();
  const { running, outcome, start } = useTask(async () => {
    const options = await call("POST /auth/passkey/options", {});
    const { signedByPasskey } = await import("./passkey-browser.ts");
    const credential = await signedByPasskey(options.data);
    const { data } = await call("POST /auth/passkey", { body: { credential } });
    await enter(call, data, from);
    return "";
  });
  return (
    <>
      <Row>
        <Button look="second" onClick={start} aria-disabled={running}>
          {running ? passkey_asking() : passkey_login()}
        </Button>
      </Row>
      <Outcome outcome={outcome?.text ? outcome : null} />
    </>
  );
}
