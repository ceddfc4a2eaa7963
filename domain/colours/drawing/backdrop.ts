import { coatOf } from "./coat.ts";
import type { CatLook } from "./look.ts";
import { brightness, mix } from "./palette.ts";

export interface Backdrop {
  readonly paper: string;
  readonly disc: string;
  readonly shadow: string;
}

/** A background that sets off the coat: warm behind cool and dark cats, cool behind warm ones, deeper behind pale ones. */
export function backdropOf(look: CatLook): Backdrop {
  const paper = paperOf(look);
  return { paper, disc: mix(paper, "#fffdf7", 0.42), shadow: mix(paper, "#3a2c24", 0.32) };
}

function paperOf(look: CatLook): string {
  const { base } = coatOf(look, look.coat);
  const mostlyWhite = look.allWhite || look.white === "van" || look.white === "harlequin";
  if (mostlyWhite) return look.patches || warmth(look.coat.solid) > 60 ? "#b5c7c3" : "#bac6cf";
  if (look.points === "colourpoint") return warmth(look.coat.point) > 60 ? "#c0d0d0" : "#c3cfc8";
  const light = brightness(base);
  if (look.undercoat === "silver" && !look.smoke) return "#e0cbbb";
  if (warmth(base) > 55) return light > 0.72 ? "#c3d3d1" : "#d9e1d3";
  if (light < 0.3) return "#efdcc0";
  return warmth(base) < 10 ? "#f0dccb" : "#e2e2d0";
}

/** How much redder than blue a colour is, 0 to 255. */
function warmth(colour: string): number {
  return Number.parseInt(colour.slice(1, 3), 16) - Number.parseInt(colour.slice(5, 7), 16);
}
