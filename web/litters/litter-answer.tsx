import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { AnswerQuestion, answers, type LitterAnswerKind } from "./answer-question.tsx";
import type { Litter } from "./litter-state.tsx";

/** The stud's owner confirms or declines, the breeder cancels; each must confirm the choice. */
export function LitterAnswer({ litter }: { litter: Litter }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<LitterAnswerKind | null>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (litter.status !== "waiting") return null;
  const send = async (answer: LitterAnswerKind) => {
    setSending(true);
    setFailure(null);
    try {
      await call("PUT /litters/{id}/answer", {
        params: { id: litter.id },
        body: { answer, version: litter.version },
      });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const isFault = error.status === 0 || error.status >= 500;
      setFailure(isFault ? m.error_fault() : error.body.message);
    } finally {
      setSending(false);
      setAsked(null);
    }
    // If it was answered by mail meanwhile, the page then says so.
    await revalidate();
  };
  const button = (answer: LitterAnswerKind, look: "primary" | "second" | "danger") => (
    <Button
      look={look}
      disabled={sending}
      disabledReason={m.litter_sending()}
      onClick={() => setAsked(answer)}
    >
      {answers[answer].label()}
    </Button>
  );
  return (
    <>
      <Failure text={failure} />
      <Row>
        {litter.may_answer && button("confirm", "primary")}
        {litter.may_answer && button("decline", "second")}
        {litter.is_breeder && button("cancel", "second")}
      </Row>
      {asked && (
        <AnswerQuestion
          answer={asked}
          stud={displayName(litter.sire)}
          sending={sending}
          send={() => void send(asked)}
          close={() => setAsked(null)}
        />
      )}
    </>
  );
}
