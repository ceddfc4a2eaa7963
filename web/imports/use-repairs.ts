import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ImportRepair } from "@felistry/contract/imports/repairs.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { usePageTools } from "../page-tools.ts";
import { failureText } from "../ui/fault-report.ts";

export interface Repairs {
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** @returns whether it was kept */
  readonly send: (...repairs: readonly ImportRepair[]) => Promise<boolean>;
  readonly takeBack: () => Promise<boolean>;
}

/** Each repair is stored at once; the screen then shows the table as it was judged anew. */
export function useRepairs(id: number): Repairs {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const during = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      await revalidate();
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(failureText(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    failure,
    send: (...repairs) =>
      during(() =>
        call("PUT /imports/{id}/repairs", { params: { id }, body: { repairs: [...repairs] } }),
      ),
    takeBack: () => during(() => call("DELETE /imports/{id}/repairs", { params: { id } })),
  };
}
