import { useState } from "react";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button, type ButtonLook } from "../ui/button.tsx";
import { ExportDialog, HandOverDialog, PrintDialog } from "./file-dialogs.tsx";
import { handOver, putTag, rest, sell, takeTag } from "./herd-acts.ts";
import { listPath } from "./herd-query.ts";
import styles from "./herd-actions.module.css";
import type { LoadedHerd } from "./loaded-herd.ts";
import { SellDialog } from "./sell-dialog.tsx";
import { TagDialog } from "./tag-dialog.tsx";
import type { HerdAction, HerdWork } from "./use-herd-work.ts";

type Asked = "tags" | "sell" | "print" | "export" | "move";

interface HerdActionsProps {
  readonly herd: LoadedHerd;
  readonly chosen: readonly number[];
  readonly work: HerdWork;
  readonly onClear: () => void;
}

/** What can be done with the chosen cats: at the bottom of the window as long as there are any. */
export function HerdActions({ herd, chosen, work, onClear }: HerdActionsProps) {
  const { call } = usePageTools();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (chosen.length === 0) return null;
  const isOwn = herd.query.scope !== "bred";
  const busy = work.running !== null;
  const act = (name: string, onClick: () => void, look: ButtonLook = "second") => (
    <Button look={look} small disabled={busy} disabledReason={m.herd_busy()} onClick={onClick}>
      {name}
    </Button>
  );
  const run = (action: HerdAction) => {
    setAsked(null);
    void work.run(action, chosen);
  };
  return (
    <section className={styles["bar"]} aria-label={m.herd_actions()}>
      <strong aria-live="polite">{m.herd_chosen({ count: chosen.length })}</strong>
      <div className={styles["buttons"]}>
        {act(m.herd_act_tags(), () => setAsked("tags"))}
        {isOwn && act(m.herd_act_sell(), () => setAsked("sell"))}
        {isOwn && act(m.herd_act_rest(), () => run(rest(call)))}
        {act(m.herd_act_print(), () => setAsked("print"))}
        {isOwn && act(m.herd_act_export(), () => setAsked("export"))}
        {isOwn && act(m.herd_act_move(), () => setAsked("move"))}
        {act(m.herd_clear(), onClear, "quiet")}
      </div>
      {asked && (
        <AskedDialog
          asked={asked}
          herd={herd}
          chosen={chosen}
          run={run}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

function AskedDialog({
  asked,
  herd: { tags, query },
  chosen,
  run,
  onClose,
}: Pick<HerdActionsProps, "herd" | "chosen"> & {
  asked: Asked;
  run: (action: HerdAction) => void;
  onClose: () => void;
}) {
  const { call } = usePageTools();
  switch (asked) {
    case "tags":
      return (
        <TagDialog
          tags={tags}
          onPut={(name) => run(putTag(call, name))}
          onTake={(name) => run(takeTag(call, name))}
          onClose={onClose}
        />
      );
    case "sell":
      return <SellDialog onSell={(offer) => run(sell(call, offer))} onClose={onClose} />;
    case "print":
      return <PrintDialog cats={chosen} list={listPath(query, chosen)} onClose={onClose} />;
    case "export":
      return <ExportDialog cats={chosen} onClose={onClose} />;
    case "move":
      return <HandOverDialog onHandOver={() => run(handOver(call))} onClose={onClose} />;
  }
}
