import { useRevalidator } from "react-router";
import type { ClubRules } from "./club-rules.ts";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { Row } from "../../ui/page.tsx";
import { useTask } from "../../ui/use-task.ts";
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
  const task = useTask(async () => {
    const params = { club, line };
    await call("PUT /admin/club-rules/{club}/{line}", {
      params,
      body: { ...ofClub, mode: isOn ? "off" : "on" },
    });
    await revalidate();
    return "";
  });
  return (
    <Row>
      <strong data-on={isOn}>{state}</strong>
      <Button look="second" small onClick={task.start} aria-label={about}>
        {label}
      </Button>
      <Failure text={task.outcome?.failed && task.outcome.text} />
    </Row>
  );
}
