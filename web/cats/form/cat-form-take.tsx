import { useState } from "react";
import { useNavigate } from "react-router";
import type { CatCard } from "@felistry/contract/cats.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { takeCat } from "../../ownership/take-cat.ts";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { failureText } from "../../ui/fault-report.ts";
import styles from "./cat-form.module.css";

type State = { kind: "idle" | "busy" | "taken" } | { kind: "refused"; reason: string };

/** Takes a free cat to the member's own page. */
export function TakeCat({ cat }: { cat: CatCard }) {
  const { call } = usePageTools();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ kind: "idle" });
  const take = async () => {
    setState({ kind: "busy" });
    try {
      await takeCat(call, { catId: cat.id, prev_owner_id: cat.online_owner_id });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return setState({ kind: "refused", reason: failureText(error) });
    }
    setState({ kind: "taken" });
    await navigate(paths.my);
  };
  if (state.kind === "taken") return <output>{m.catform_taken()}</output>;
  const busy = state.kind === "busy";
  return (
    <>
      <Button
        look="second"
        small
        disabled={busy}
        disabledReason={m.catform_taking()}
        onClick={() => void take()}
      >
        {busy ? m.catform_taking() : m.catform_take()}
      </Button>
      <p role="alert" className={`${styles["note"]} ${styles["refusal"]}`}>
        {state.kind === "refused" && state.reason}
      </p>
    </>
  );
}
