/** The request that saves a sheet, and where on the sheet its refusal belongs. */
import type { Input } from "@felistry/contract/api.ts";
import type { ApiFailure } from "@felistry/contract/client.ts";
import { childOf } from "@felistry/domain/pedigree/positions.ts";
import {
  CAT,
  DOCUMENT,
  doubtsOf,
  type FieldName,
  type FieldRef,
  inOrder,
  isSettled,
  type Sheet,
} from "./sheet.ts";

export type ConfirmedReading = Input<"POST /cats/{id}/pedigree/reading">["body"];

const WIRE: Readonly<Record<string, FieldName>> = {
  pedigree_num: "number",
  issued_by: "issuer",
  cat_systems_id: "system",
  cat_name_cattery_prefix: "prefix",
  cat_name: "name",
  cat_name_suffix: "suffix",
  cat_birthdate: "birthdate",
  ems: "ems",
  number: "number",
  breeder_not_user: "breeder",
};

/** Only what is sure or was looked at; an ancestor only if all between it and the cat are. */
export function confirmedReading(sheet: Sheet, scan: string): ConfirmedReading {
  const said = (at: number, name: FieldName) => settledValue(sheet, at, name);
  return {
    pedigree_num: said(DOCUMENT, "number"),
    issued_by: said(DOCUMENT, "issuer"),
    cat_systems_id: said(DOCUMENT, "system"),
    pedigree_img_url: scan,
    cat: {
      cat_name_cattery_prefix: said(CAT, "prefix"),
      cat_name_suffix: said(CAT, "suffix"),
      cat_birthdate: said(CAT, "birthdate"),
      ems: said(CAT, "ems"),
      breeder_not_user: said(CAT, "breeder"),
    },
    ancestors: savedPositions(sheet).map((position) => {
      const { cat, told } = sheet.get(position)!;
      if (cat && told) return { position, cat_id: cat.id };
      return {
        position,
        cat_name_cattery_prefix: said(position, "prefix"),
        cat_name: said(position, "name"),
        cat_name_suffix: said(position, "suffix"),
        cat_birthdate: said(position, "birthdate"),
        ems: said(position, "ems"),
        number: said(position, "number"),
      };
    }),
  };
}

function settledValue(sheet: Sheet, at: number, name: FieldName): string {
  const field = sheet.get(at)?.fields.find((one) => one.name === name);
  return field && isSettled(at, field) ? field.value.trim() : "";
}

/** Parents before grandparents. */
function savedPositions(sheet: Sheet): number[] {
  const saved = new Set<number>([CAT]);
  for (const [at, { cat, told, candidates }] of inOrder(sheet)) {
    if (at <= CAT || !saved.has(childOf(at))) continue;
    const isAnswered = told || candidates.length === 0;
    const isKnown = cat !== null && told;
    if (isKnown || (isAnswered && settledValue(sheet, at, "name") !== "")) saved.add(at);
  }
  saved.delete(CAT);
  return [...saved];
}

/** Without number, issuer and system there is no document. */
export function missingOfDocument(sheet: Sheet): FieldRef | null {
  return doubtsOf(sheet).left.find(({ at }) => at === DOCUMENT) ?? null;
}

/** The field that a refusal is about, if it is about one. */
export function refusedField({ body, fieldErrors }: ApiFailure, sheet: Sheet): FieldRef | null {
  for (const { field } of fieldErrors) {
    const [, index, ofAncestor] = /^ancestors\.(\d+)(?:\.(\w+))?/u.exec(field) ?? [];
    if (index !== undefined) {
      const at = savedPositions(sheet)[Number(index)];
      if (at !== undefined) return { at, name: WIRE[ofAncestor ?? ""] ?? "name" };
    }
    const [, ofCat] = /^cat\.(\w+)/u.exec(field) ?? [];
    if (ofCat !== undefined && WIRE[ofCat]) return { at: CAT, name: WIRE[ofCat] };
    if (WIRE[field]) return { at: DOCUMENT, name: WIRE[field] };
  }
  const { position } = ((body as { data?: unknown }).data ?? {}) as { position?: number };
  return position === undefined ? null : { at: position, name: "name" };
}
