/** A form one of whose fields is a picture: it is sent first, then the record that names it; and what is said when either fails. */
import { useState } from "react";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { usePageTools } from "../page-tools.ts";
import { photoProblem } from "./photo-field.tsx";
import { chosenFile, notSavedText, uploadedPath } from "./save-with-picture.ts";
import type { UploadRequest } from "./upload.ts";
import { useForm, type FieldErrors, type FormState } from "./use-form.ts";

interface PictureFormOptions<Schema extends z.ZodType> {
  readonly schema: () => Promise<Schema>;
  /** The field of the picture, in the form and in the record. */
  readonly field: string;
  /** The picture that is kept where no other is chosen. */
  readonly current: string | undefined;
  readonly upload: Omit<UploadRequest, "file">;
  /** What the record holds besides the form's fields. */
  readonly also?: Readonly<Record<string, unknown>>;
  /** What the record's schema cannot see. */
  readonly alsoCheck?: (values: FormData) => FieldErrors;
  readonly save: (record: z.input<Schema>) => Promise<unknown>;
  /** Where it leads. */
  readonly to: string;
}

interface PictureForm {
  readonly state: FormState;
  /** How much of the picture is sent, 0 to 1; null while none is on its way. */
  readonly part: number | null;
}

const CHOSEN = "chosen";

export function usePictureForm<Schema extends z.ZodType>(
  options: PictureFormOptions<Schema>,
): PictureForm {
  const { field, current, upload, also, save, to } = options;
  const { site } = usePageTools();
  const navigate = useNavigate();
  const [part, setPart] = useState<number | null>(null);
  const state = useForm({
    schema: options.schema,
    // The picture's path is known only after it is sent; until then it counts as there or not.
    toInput: (values) => ({
      ...Object.fromEntries(values),
      ...also,
      [field]: chosenFile(values, field) ? CHOSEN : (current ?? ""),
    }),
    alsoCheck(values) {
      const chosen = chosenFile(values, field);
      const problem = chosen && photoProblem(chosen);
      return { ...options.alsoCheck?.(values), ...(problem && { [field]: problem }) };
    },
    async send(input, values) {
      const file = chosenFile(values, field);
      try {
        const path = file
          ? await uploadedPath(site.uploadOrigin, { file, ...upload }, field, setPart)
          : current;
        await save({ ...(input as object), [field]: path } as z.input<Schema>);
      } finally {
        setPart(null);
      }
      await navigate(to);
    },
    failureText: notSavedText,
  });
  return { state, part };
}
