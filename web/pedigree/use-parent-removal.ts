import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import { cat_parent_delete_missing } from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { failureText } from "../ui/fault-report.ts";

interface RemovedParent {
  readonly sex: Sex;
  readonly id: number;
}

export interface ParentRemoval {
  /** The parent just removed, as long as it can be restored. */
  readonly removed: RemovedParent | null;
  readonly failure: string | null;
  readonly busy: boolean;
  readonly remove: (sex: Sex, id: number) => void;
  readonly undo: () => void;
}

export function useParentRemoval(catId: number, version: number | undefined): ParentRemoval {
  const { call, viewer } = usePageTools();
  const { revalidate } = useRevalidator();
  const [removed, setRemoved] = useState<RemovedParent | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const change = async (send: () => Promise<unknown>, afterwards: RemovedParent | null) => {
    setBusy(true);
    setFailure(null);
    try {
      await send();
      setRemoved(afterwards);
      await revalidate();
    } catch (error) {
      setFailure(textOf(error));
      // Somebody else was first: the present state is shown below the message.
      if ((error as ApiFailure).status === 409) await revalidate();
    } finally {
      setBusy(false);
    }
  };

  const remove = (sex: Sex, id: number) => {
    const which = sex === "female" ? { mother: true as const } : { father: true as const };
    void change(
      () =>
        call("DELETE /parents/{id}", {
          params: { id: catId },
          body: { ...which, userId: viewer?.id },
        }),
      { sex, id },
    );
  };
  const undo = () => {
    if (!removed) return;
    const { sex, id } = removed;
    const body =
      sex === "female" ? { catId, motherId: id, version } : { catId, fatherId: id, version };
    void change(() => call("POST /parents/", { body }), null);
  };
  return { removed, failure, busy, remove, undo };
}

function textOf(error: unknown): string {
  if (!(error instanceof ApiFailure)) throw error;
  if (error.status === 404) return cat_parent_delete_missing();
  return failureText(error);
}
