import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import { usePageTools } from "../page-tools.ts";
import { failureText } from "../ui/fault-report.ts";

export interface Undo {
  readonly state: "idle" | "busy" | "done";
  /** Why the last undo failed. */
  readonly failure: string | null;
  /** Resolves to whether it was undone. */
  readonly undo: (changeId: number) => Promise<boolean>;
}

export function useUndo(): Undo {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<Undo["state"]>("idle");
  const [failure, setFailure] = useState<string | null>(null);
  const undo = async (changeId: number) => {
    setState("busy");
    setFailure(null);
    try {
      await call("POST /history/{id}/undo", { params: { id: changeId } });
      await revalidate();
      setState("done");
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setState("idle");
      setFailure(failureText(error));
      return false;
    }
  };
  return { state, failure, undo };
}
