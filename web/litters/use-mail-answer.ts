/** The link mailed to the stud's owner: its question and the answer. */
import { useEffect, useState } from "react";
import type { Answer } from "@felistry/contract/api.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { error_fault } from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";

export type Asked = Answer<"POST /litters/asked-by-mail">["data"];
export type MailAnswer = "confirm" | "decline";

function failureOf(error: unknown): string {
  if (!(error instanceof ApiFailure)) throw error;
  return error.status === 0 || error.status >= 500 ? error_fault() : error.body.message;
}

/** Null until known. */
export function useAsked(
  token: string | null,
): { readonly litter: Asked } | { readonly failure: string } | null {
  const { call } = usePageTools();
  const [asked, setAsked] = useState<{ litter: Asked } | { failure: string } | null>(null);
  useEffect(() => {
    if (token === null) return;
    let isShown = true;
    call("POST /litters/asked-by-mail", { body: { token } }).then(
      ({ data }) => isShown && setAsked({ litter: data }),
      (error: unknown) => isShown && setAsked({ failure: failureOf(error) }),
    );
    return () => void (isShown = false);
  }, [call, token]);
  return asked;
}

export function useMailAnswer(token: string, onAnswered: (answer: MailAnswer) => void) {
  const { call } = usePageTools();
  const [chosen, choose] = useState<MailAnswer | null>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (answer: MailAnswer) => {
    setSending(true);
    try {
      const body = { token, confirm: answer === "confirm" };
      await call("POST /litters/answer-by-mail", { body });
      onAnswered(answer);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setSending(false);
      choose(null);
    }
  };
  return { chosen, choose, sending, failure, send };
}
