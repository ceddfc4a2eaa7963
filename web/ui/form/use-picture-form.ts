/** A form one of whose fields is a picture: it is sent first, then the record that names it; and what is said when either fails. */
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { usePageTools } from "../../page-tools.ts";
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
  /** Of the record that is changed. */
  readonly version?: number | null | undefined;
  readonly save: (record: z.input<Schema>) => Promise<unknown>;
  /** Where it leads. */
  readonly to: string;
}

interface PictureForm {
  readonly state: FormState;
  /** How much of the picture is sent, 0 to 1; null while none is on its way. */
  readonly part: number | null;
  /** The picture that is kept where no other is chosen; another, once somebody else has changed it. */
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
  /** For what is sent again before the form is rendered anew. */
  const kept = useRef(options.current);
  /** A picture that was sent already is not sent again with the next try. */
  const sent = useRef<{ readonly file: File; readonly path: string }>(null);
  const state = useForm({
    schema: options.schema,
    version: options.version,
    onStale: (state) => {
      kept.current = (state[field] as string | null) ?? undefined;
      setCurrent(kept.current);
    },
    // The picture's path is known only after it is sent; until then it counts as there or not.
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
