import type { ShownState } from "@felistry/domain/litters/kitten-state.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

export const kittenStateWords: Readonly<Record<ShownState, () => string>> = {
  alive: m.kitten_alive,
  died: m.kitten_died,
  stillborn: m.kitten_stillborn,
  cancelled: m.kitten_cancelled,
};
