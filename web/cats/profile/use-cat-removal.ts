import { useState } from "react";
import { useNavigate } from "react-router";
import type { FullProfile } from "@felistry/contract/cats.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { own_delete_failed, own_delete_not_found } from "@felistry/i18n/compiled/messages.js";
import { giveCatBack } from "../../ownership/take-cat.ts";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { failureText } from "../../ui/fault-report.ts";

export interface CatRemoval {
  readonly busy: boolean;
  readonly failure: string | null;
  remove(): Promise<void>;
  moveBack(): Promise<void>;
}

/** Both ways to remove a cat from its online owner's page, which is shown afterwards. */
export function useCatRemoval({ id, prev_owner_id }: FullProfile): CatRemoval {
  const { call } = usePageTools();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (
    work: () => Promise<unknown>,
    ownText: (failure: ApiFailure) => string | null = () => null,
  ) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(failureText(error, ownText(error)));
      return;
    } finally {
      setBusy(false);
    }
    await navigate(paths.my);
  };

  return {
    busy,
    failure,
    remove: () => run(() => call("DELETE /cats/{id}", { params: { id } }), deleteFailureText),
    moveBack: () => run(() => giveCatBack(call, { catId: id, prev_owner_id })),
  };
}

/** Spec §8: the server's reason for 400, "Expected error occured" if the cat is gone, otherwise unexpected. */
function deleteFailureText({ status }: ApiFailure): string | null {
  if (status === 404) return own_delete_not_found();
  return status === 400 ? null : own_delete_failed();
}
