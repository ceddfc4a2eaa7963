/** The bell in the header: a link, with the number of notices not read. */
import type { ApiCaller } from "@felistry/contract/client.ts";
import { paths } from "../paths.ts";
import { showUnread, watchBell } from "./bell-count.ts";

const SVG = "http://www.w3.org/2000/svg";

/** Fills the place that the header keeps for it. */
export function showBell(call: ApiCaller): void {
  const place = document.querySelector("[data-bell]");
  if (!place || place.firstChild) return;
  const link = document.createElement("a");
  link.href = paths.notices;
  link.append(drawnBell());
  place.append(link);
  showUnread(0);
  watchBell(call);
}

function drawnBell(): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries({
    width: "20",
    height: "20",
    viewBox: "0 0 24 24",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "1.7",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "aria-hidden": "true",
  }))
    svg.setAttribute(name, value);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", "M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 2h-15ZM10 21h4");
  svg.append(path);
  return svg;
}
