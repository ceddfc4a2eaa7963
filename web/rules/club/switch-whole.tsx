import { useRevalidator } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { ClubRules } from "./club-rules.ts";
import { usePageTools } from "../../page-tools.ts";
import { Row } from "../../ui/page.tsx";
import { TaskButton } from "../../ui/task-button.tsx";
import { useRulesClub } from "./use-rules-club.ts";

/** A whole set of rules, or the registering of clean litters, on or off. */
export function SwitchWhole({
  club,
  line,
  isOn,
  state,
  label,
  about,
}: {
  club: ClubRules["club"];
  line: "pack" | "clean_litters";
  isOn: boolean;
  /** In words. */
  state: string;
  label: string;
  /** The button's name for screen readers, where several have the same label. */
  about?: string;
}) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const ofClub = useRulesClub();
  const change = async () => {
    const params = { club, line };
    await call("PUT /admin/club-rules/{club}/{line}", {
      params,
      body: { ...ofClub, mode: isOn ? "off" : "on" },
    });
    await revalidate();
  };
  return (
    <Row>
      <strong data-on={isOn}>{state}</strong>
      <TaskButton look="second" small aria-label={about} work={change} busy={m.own_busy()}>
        {label}
      </TaskButton>
    </Row>
  );
}
