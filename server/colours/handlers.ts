import { colourWarnings } from "./colour-warnings.ts";
import { getEms } from "./read-ems.ts";
import { crossCoats } from "./cross-coats.ts";
import { getColour, postColour, putColour } from "./colour-record.ts";

export const colourHandlers = {
  "GET /coat/warnings": colourWarnings,
  "GET /ems": getEms,
  "POST /coat/cross": crossCoats,
  "GET /color/{id}": getColour,
  "POST /color": postColour,
  "PUT /color/{id}": putColour,
};
