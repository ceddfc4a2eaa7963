/** Saves a sheet with its paper; a refusal leads to the field that it is about. */
import { useState } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { failureText } from "../../ui/fault-report.ts";
import { uploadedPath } from "../../ui/form/save-with-picture.ts";
import type { SavedReading } from "../scan-saved.tsx";
import { confirmedReading, missingOfDocument, refusedField } from "./confirmed.ts";
import type { PaperPage } from "./paper.ts";
import { DOCUMENT, fieldAt, type Sheet } from "./sheet.ts";
import { titleOf } from "./sheet-tree.tsx";
import type { SheetDesk } from "./use-sheet.ts";

export function useSaving(catId: number, desk: SheetDesk, pages: readonly PaperPage[]) {
  const { call, site } = usePageTools();
  const { sheet } = desk;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, setSaved] = useState<SavedReading | null>(null);
  const missing = missingOfDocument(sheet);
  const page = pageOfNumber(sheet, pages);
  const save = async (): Promise<boolean> => {
    if (isBusy) return false;
    if (!page) {
      setFailure(m.reading_no_file());
      return false;
    }
    if (missing) {
      desk.go(missing);
      return false;
    }
    setBusy(true);
    setFailure(null);
    try {
      const request = { file: page.file(), prefix: "pedigree", catId } as const;
      const scan = await uploadedPath(site.uploadOrigin, request, "pedigree_img_url", () => {});
      const { data } = await call("POST /cats/{id}/pedigree/reading", {
        params: { id: catId },
        body: confirmedReading(sheet, scan),
      });
      setSaved(data);
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const field = refusedField(error, sheet);
      const text = error.fieldErrors.map(({ message }) => message).join(" · ");
      const why = text || failureText(error);
      setFailure(field ? `${titleOf(field.at)}: ${why}` : why);
      if (field && fieldAt(sheet, field)) desk.go(field);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, saved, missing: missing !== null, save };
}

/** The page with the number on it is the document's scan. */
function pageOfNumber(sheet: Sheet, pages: readonly PaperPage[]): PaperPage | undefined {
  const region = fieldAt(sheet, { at: DOCUMENT, name: "number" })?.region;
  return pages[region?.page ?? 0] ?? pages[0];
}
