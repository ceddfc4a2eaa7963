import { useEffect, useRef } from "react";
import { draft_drop, draft_offer, draft_take } from "@felistry/i18n/compiled/messages.js";
import { languageTag } from "@felistry/i18n/locale.ts";
import { usePageTools } from "../../../page-tools.ts";
import { Button } from "../../button.tsx";
import styles from "./draft.module.css";

interface DraftOfferProps {
  /** ISO, UTC. */
  readonly keptAt: string;
  readonly take: () => void;
  readonly drop: () => void;
}

/** Offers what was typed here earlier and not sent. */
export function DraftOffer({ keptAt, take, drop }: DraftOfferProps) {
  const { locale } = usePageTools();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A page opened again is scrolled to where it was left, perhaps below this.
    const isTyping = note.current!.closest("form")!.contains(document.activeElement);
    if (!isTyping) note.current!.scrollIntoView({ block: "nearest" });
  }, []);
  // Shown in the browser only, so the reader's own clock may be used.
  const when = new Intl.DateTimeFormat(languageTag(locale), {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(keptAt));
  return (
    <div ref={note} className={styles["note"]}>
      <output>{draft_offer({ when })}</output>
      <div className={styles["choice"]}>
        <Button look="second" small onClick={take}>
          {draft_take()}
        </Button>
        <Button look="quiet" small onClick={drop}>
          {draft_drop()}
        </Button>
      </div>
    </div>
  );
}
