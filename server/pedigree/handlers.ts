import { servePedigreeFile } from "./chart-files.ts";
import { servePedigreeSheets } from "./chart-sheets.ts";
import { getAncestors } from "./get-ancestors.ts";
import { listDescendants, listOffspring, listSiblings } from "./get-kin.ts";
import { getFather, getMother, getParents } from "./get-parents.ts";
import { getNewPedigree, getPedigreeGrid } from "./get-grid.ts";
import { listTitles } from "./list-titles.ts";
import { removeParent } from "./remove-parent.ts";
import { saveNewDraft, savePedigreeDraft } from "./save-draft.ts";
import { savePedigreeGrid } from "./save-grid.ts";
import { saveNewCat } from "./save-new-cat.ts";
import { setParent } from "./set-parent.ts";
import { undoPedigreeGrid } from "./undo-grid.ts";

export const pedigreeHandlers = {
  "GET /parents/{id}": getParents,
  "GET /parents/mother/{id}": getMother,
  "GET /parents/father/{id}": getFather,
  "POST /parents/": setParent,
  "DELETE /parents/{id}": removeParent,
  "GET /parents/{id}/ancestors": getAncestors,
  "GET /pedigree/{catId}/titles": listTitles,
  "GET /pedigree/{catId}/offspring": listOffspring,
  "GET /pedigree/{catId}/siblings": listSiblings,
  "GET /pedigree/{catId}/descendants": listDescendants,
  "GET /cats/{id}/pedigree/grid": getPedigreeGrid,
  "PUT /cats/{id}/pedigree/draft": savePedigreeDraft,
  "POST /cats/{id}/pedigree/grid": savePedigreeGrid,
  "POST /cats/{id}/pedigree/grid/undo": undoPedigreeGrid,
  "GET /pedigree/new": getNewPedigree,
  "PUT /pedigree/new": saveNewDraft,
  "POST /pedigree/new": saveNewCat,
  "GET /pedigrees/{name}": servePedigreeFile,
  "GET /my/pedigrees.pdf": servePedigreeSheets,
};
