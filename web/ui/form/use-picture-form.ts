/** A form with a picture field: the picture is sent first, then the record that refers to it; includes the messages if either fails. */
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { usePageTools } from "../../page-tools.ts";
import { photoProblem } from "./photo-field.tsx";
import { chosenFile, notSavedText, uploadedPath } from "./save-with-picture.ts";
import type { UploadRequest } from "./upload.ts";
import type { FieldErrors } from "./field-checks.ts";
import { useForm, type FormState } from "./use-form.ts";

interface PictureFormOptions<Schema extends z.ZodType> {
  readonly schema: () => Promise<Schema>;
  /** The picture's field, in the form and in the record. */
  readonly field: string;
  /** The picture that stays if no other is chosen. */
  readonly current: string | undefined;
  readonly upload: Omit<UploadRequest, "file">;
  /** The record's values besides the form's fields. */
  readonly also?: Readonly<Record<string, unknown>>;
  /** Checks that the record's schema cannot make. */
  readonly alsoCheck?: (values: FormData) => FieldErrors;
  /** The version of the record being changed. */
  readonly version?: number | null | undefined;
  /** That record as it is, if the form shows other values. */
  readonly opened?: Readonly<Record<string, unknown>> | undefined;
  readonly save: (record: z.input<Schema>) => Promise<unknown>;
  /** The page to go to afterwards. */
  readonly to: string;
}

interface PictureForm {
  readonly state: FormState;
  /** The share of the picture that has been sent, 0 to 1; null if none is being sent. */
  readonly part: number | null;
  /** The picture that stays if no other is chosen; updated if somebody else changes it. */
  readonly current: string | undefined;
}

const CHOSEN = "chosen";

export function usePictureForm<Schema extends z.ZodType>(
  options: PictureFormOptions<Schema>,
): PictureForm {
  const { field, upload, also, save, to } = options;
  const { site } = usePageTools();
  const navigate = useNavigate();
  const [part, setPart] = useState<number | null>(null);
  const [current, setCurrent] = useState(options.current);
  /** For a retry before the form is rendered again. */
  const kept = useRef(options.current);
  /** A picture already sent is not sent again on retry. */
  const sent = useRef<{ readonly file: File; readonly path: string }>(null);
  const state = useForm({
    schema: options.schema,
    version: options.version,
    opened: options.opened,
    onStale: (state) => {
      // The picture may be of another record than the one that has changed.
      if (!(field in state)) return;
      kept.current = (state[field] as string | null) ?? undefined;
      setCurrent(kept.current);
    },
    // The picture's path is known only after sending; until then it only counts as present or absent.
    toInput: (values) => ({
      ...Object.fromEntries(values),
      ...also,
      [field]: chosenFile(values, field) ? CHOSEN : (kept.current ?? ""),
    }),
    alsoCheck(values) {
      const chosen = chosenFile(values, field);
      const problem = chosen && photoProblem(chosen);
      return { ...options.alsoCheck?.(values), ...(problem && { [field]: problem }) };
    },
    async send(input, values) {
      const file = chosenFile(values, field);
      try {
        if (file && sent.current?.file !== file) {
          const path = await uploadedPath(site.uploadOrigin, { file, ...upload }, field, setPart);
          sent.current = { file, path };
        }
        const path = file ? sent.current!.path : kept.current;
        await save({ ...(input as object), [field]: path } as z.input<Schema>);
      } finally {
        setPart(null);
      }
      await navigate(to);
    },
    failureText: notSavedText,
  });
  return { state, part, current };
}
