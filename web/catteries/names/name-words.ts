import type { NameEvent, NameState } from "@felistry/domain/catteries/granted-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

export const stateWords: Readonly<Record<NameState, () => string>> = {
  asked: m.cattery_names_state_asked,
  granted: m.cattery_names_state_granted,
  declined: m.cattery_names_state_declined,
  withdrawn: m.cattery_names_state_withdrawn,
  ended: m.cattery_names_state_ended,
};

export const eventWords: Readonly<Record<NameEvent, () => string>> = {
  asked: m.cattery_names_event_asked,
  withdrawn: m.cattery_names_event_withdrawn,
  granted: m.cattery_names_event_granted,
  declined: m.cattery_names_event_declined,
  offered: m.cattery_names_event_offered,
  kept: m.cattery_names_event_kept,
  passed: m.cattery_names_event_passed,
  refused: m.cattery_names_event_refused,
  inherited: m.cattery_names_event_inherited,
  ended: m.cattery_names_event_ended,
  heir_named: m.cattery_names_event_heir_named,
  heir_agreed: m.cattery_names_event_heir_agreed,
  heir_declined: m.cattery_names_event_heir_declined,
  heir_silent: m.cattery_names_event_heir_silent,
  heir_dropped: m.cattery_names_event_heir_dropped,
};
