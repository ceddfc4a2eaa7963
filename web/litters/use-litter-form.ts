import { useRef } from "react";
import { useNavigate } from "react-router";
import type { CatCard } from "@felistry/contract/cats.ts";
import { isInFuture } from "@felistry/domain/calendar.ts";
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import { isBornEarlyEnough } from "@felistry/domain/pedigree/parent-rules.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { emsFaultLine } from "../colours/ems-fault-line.ts";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { useForm, type FormState } from "../ui/form/use-form.ts";
import { isDeathWrong, kittenField, kittensIn } from "./kitten-fields.ts";

export function useLitterForm(
  dam: CatCard | null,
  sire: CatCard | null,
  matingId: number | null,
): FormState {
  const { call, today } = usePageTools();
  const navigate = useNavigate();
  /** Prevents registering the litter twice if it is resent after a lost answer. */
  const key = useRef<string | null>(null);
  return useForm({
    schema: () =>
      import("@felistry/contract/litters/litters.ts").then(({ litterBody }) => litterBody),
    toInput: (values) => ({
      dam_id: values.get("dam_id"),
      sire_id: values.get("sire_id"),
      born: values.get("born"),
      prefix: values.get("prefix"),
      kittens: kittensIn(values),
      mating_id: matingId,
      key: (key.current ??= freshKey()),
    }),
    alsoCheck: (values) => brokenRules(values, today, dam, sire),
    async send(body) {
      const { data } = await call("POST /litters", { body });
      await navigate(paths.litter(data.id));
    },
  });
}

function brokenRules(
  values: FormData,
  today: string,
  dam: CatCard | null,
  sire: CatCard | null,
): FieldErrors {
  const born = String(values.get("born") ?? "");
  const isTooYoung = [dam, sire].some(
    (parent) => parent && born !== "" && !isBornEarlyEnough(parent.cat_birthdate, born),
  );
  return {
    ...(!values.has("dam_id") && { dam_id: m.litter_form_dam_missing() }),
    ...(!values.has("sire_id") && { sire_id: m.litter_form_sire_missing() }),
    ...(isInFuture(born, today) && { born: m.field_future_birthdate() }),
    ...(isTooYoung && { born: m.error_parent_too_young() }),
    ...unreadColours(values),
    ...wrongDeaths(values, born, today),
  };
}

function unreadColours(values: FormData): FieldErrors {
  const errors = kittensIn(values).flatMap(({ ems }, at) => {
    const parsed = parseEms(ems);
    return ems.trim() === "" || parsed.ok
      ? []
      : [[kittenField(at, "ems"), emsFaultLine(parsed)] as const];
  });
  return Object.fromEntries(errors);
}

function wrongDeaths(values: FormData, born: string, today: string): FieldErrors {
  const errors = kittensIn(values).flatMap((kitten, at) =>
    isDeathWrong(kitten, born, today)
      ? [[kittenField(at, "died_on"), m.field_kitten_died()] as const]
      : [],
  );
  return Object.fromEntries(errors);
}

function freshKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
