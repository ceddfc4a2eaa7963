/** A form's draft, and its waiting for the network: one part, loaded after the page. */
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import type { ApiFailure } from "@felistry/contract/client.ts";
import { usePageTools } from "../../page-tools.ts";
import type * as draftPart from "./draft/draft-keeper.ts";

type Part = typeof draftPart;

export interface FormDraft {
  readonly Offer: Part["DraftOffer"];
  readonly keptAt: string;
  readonly take: () => void;
  readonly drop: () => void;
}

export interface FormWaiting {
  readonly Actions: Part["WaitingActions"];
  readonly stop: () => void;
}

/** @param about which form of the page it is, if its address does not say; @param send sends the form once more */
export function useDraft(
  ref: RefObject<HTMLFormElement | null>,
  about: string | undefined,
  send: () => void,
) {
  const memberId = usePageTools().viewer?.id ?? null;
  const [draft, setDraft] = useState<FormDraft | null>(null);
  const part = useRef<Part>(null);
  const keeper = useRef<draftPart.DraftKeeper>(null);

  const start = useEffectEvent(async (form: HTMLFormElement, isOver: () => boolean) => {
    const atFirst = snapshot(form);
    const loaded = await import("./draft/draft-keeper.ts").catch(() => null);
    if (!loaded || isOver()) return;
    part.current = loaded;
    const kept = loaded.keeperOf({ form, atFirst, memberId, about });
    keeper.current = kept;
    const earlier = await kept?.earlier();
    if (!earlier || isOver()) return;
    const decide = (then: () => unknown) => () => {
      setDraft(null);
      void then();
    };
    setDraft({
      Offer: loaded.DraftOffer,
      keptAt: earlier.kept_at,
      take: decide(kept!.take),
      drop: decide(kept!.drop),
    });
  });
  useEffect(() => {
    let over = false;
    if (ref.current) void start(ref.current, () => over);
    return () => {
      over = true;
      keeper.current?.close();
    };
  }, [ref]);

  return {
    draft,
    ...useWaiting(part, send),
    sending: (isSending: boolean) => keeper.current?.sending(isSending),
    sent: () => {
      setDraft(null);
      keeper.current?.end();
    },
  };
}

function useWaiting(part: RefObject<Part | null>, send: () => void) {
  const [waiting, setWaiting] = useState<FormWaiting | null>(null);
  const unlisten = useRef(() => {});
  const sendAgain = useRef(send);
  useEffect(() => {
    sendAgain.current = send;
  });
  useEffect(() => () => unlisten.current(), []);
  const stop = () => {
    unlisten.current();
    setWaiting(null);
  };
  return {
    waiting,
    /** Whether the form now waits: it was not answered because there is no network. */
    waitsAfter({ status }: ApiFailure): boolean {
      if (status > 0 || navigator.onLine || !part.current) return false;
      const { WaitingActions: Actions, whenOnline } = part.current;
      unlisten.current = whenOnline(() => {
        setWaiting(null);
        sendAgain.current();
      });
      setWaiting({ Actions, stop });
      return true;
    },
  };
}

/** What the fields held before anything was typed, even before this script was loaded. */
function snapshot(form: HTMLFormElement): draftPart.AtFirst {
  return new Map(
    [...form.elements].map((element) => {
      const { defaultValue, value, defaultChecked } = element as HTMLInputElement;
      return [element, { value: defaultValue ?? value, checked: defaultChecked }];
    }),
  );
}
