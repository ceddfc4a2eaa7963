import { useEffect, useEffectEvent, useState } from "react";
import type { FormRef } from "../../ui/form/field-checks.ts";
import type { ClubVerdictFound } from "./load-club-verdict.ts";
import { useVerdict } from "./use-verdict.ts";

export type Filled = Readonly<Record<string, string>>;

/** What the rules say of a form as it is filled in, once a field is left. @param load null while it cannot be asked */
export function useFilledVerdict(
  form: FormRef,
  load: (filled: Filled) => Promise<ClubVerdictFound | null> | null,
): ClubVerdictFound | null {
  const filled = useFilled(form);
  return useVerdict(filled, () => load(JSON.parse(filled!) as Filled) ?? Promise.resolve(null));
}

const LEAVING = ["focusout", "change", "click"] as const;

/** As text, which stays the same while nothing changes. */
function useFilled(form: FormRef): string | null {
  const [filled, setFilled] = useState<string | null>(null);
  const read = useEffectEvent(() => {
    if (!form.current) return;
    const texts = [...new FormData(form.current)].filter(([, value]) => typeof value === "string");
    setFilled(JSON.stringify(Object.fromEntries(texts)));
  });
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    let timer: number | undefined;
    // What a button chooses is in its field only after the next rendering.
    const readSoon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(read);
    };
    readSoon();
    for (const event of LEAVING) current.addEventListener(event, readSoon);
    return () => {
      window.clearTimeout(timer);
      for (const event of LEAVING) current.removeEventListener(event, readSoon);
    };
  }, [form]);
  return filled;
}
