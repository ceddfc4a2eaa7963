import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { failureText } from "../ui/fault-report.ts";

/** Cancels the import, so that nothing is stored; if it was stored at the same moment, shows that. */
export function ImportCancel({ id }: { id: number }) {
  const { call } = usePageTools();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string | null>(null);
  const cancel = async () => {
    try {
      await call("DELETE /imports/{id}", { params: { id } });
      await navigate(paths.import);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(failureText(error));
      await revalidate();
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => void cancel()}>
        {m.import_cancel()}
      </Button>
      <Failure text={failure} />
    </>
  );
}
