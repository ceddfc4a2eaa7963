import { useEffect, useRef } from "react";
import type { HeldAd } from "@felistry/contract/market/held-ads.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Empty } from "../../ui/page.tsx";
import styles from "../reports.module.css";
import { HeldCard } from "./held-card.tsx";

/** The ads that wait, also decided by keys while one of them has the focus. */
export function HeldList({
  ads,
  onDone,
}: {
  ads: readonly HeldAd[];
  onDone: (said: string) => Promise<void>;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => pressed(list.current, event);
    const shown = list.current;
    shown?.addEventListener("keydown", onKey);
    return () => shown?.removeEventListener("keydown", onKey);
  }, []);
  if (ads.length === 0)
    return (
      <Empty>
        <p>{m.held_none()}</p>
      </Empty>
    );
  return (
    <>
      <p className="soft">{m.held_keys()}</p>
      <ul ref={list} className={styles["list"]}>
        {ads.map((ad) => (
          <li key={ad.id}>
            <HeldCard ad={ad} onDone={onDone} />
          </li>
        ))}
      </ul>
    </>
  );
}

const BUTTONS: Readonly<Record<string, string>> = { KeyR: "release", KeyX: "refuse" };
const STEPS: Readonly<Record<string, number>> = { KeyJ: 1, KeyK: -1 };

/** By the key's place, so that the keyboard's language does not matter. */
function pressed(list: HTMLElement | null, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.altKey || event.metaKey || target.closest("dialog, input")) return;
  const cards = [...(list?.querySelectorAll<HTMLElement>("article") ?? [])];
  const at = cards.findIndex((card) => card.contains(target));
  const step = STEPS[event.code];
  const button = BUTTONS[event.code];
  if (at < 0 || (step === undefined && button === undefined)) return;
  event.preventDefault();
  if (step !== undefined) cards[at + step]?.querySelector<HTMLElement>("a")?.focus();
  else cards[at]!.querySelector<HTMLElement>(`[data-decides="${button}"] button`)?.click();
}
