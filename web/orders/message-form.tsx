import { useRef, useState } from "react";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { TextAreaField } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";
import { photoProblem, UploadProgress } from "../ui/form/photo-field.tsx";
import { uploadedPath } from "../ui/form/save-with-picture.ts";
import { useForm } from "../ui/form/use-form.ts";
import { PicturesField } from "./pictures-field.tsx";

/** Copied from the contract's `MESSAGE_MAX`, whose module would bring the schema library. */
const MESSAGE_MAX = 2000;

/** Where the messages are. */
export interface Thread {
  readonly of: "order" | "question";
  readonly id: number;
}

interface MessageFormProps {
  readonly thread: Thread;
  readonly onDone: (said: string) => Promise<void>;
}

/** Sends pictures, and returns their paths; `part` is the share of the one being sent. */
function usePicturePaths() {
  const { site } = usePageTools();
  const [part, setPart] = useState<number | null>(null);
  /** A picture already sent is not sent again on retry. */
  const sent = useRef(new Map<File, string>());
  const pathsOf = async (files: readonly File[]) => {
    try {
      for (const file of files.filter((each) => !sent.current.has(each))) {
        const request = { file, prefix: "message" } as const;
        const path = await uploadedPath(site.uploadOrigin, request, "pictures", setPart);
        sent.current.set(file, path);
      }
    } finally {
      setPart(null);
    }
    return files.map((file) => sent.current.get(file)!);
  };
  return { part, pathsOf };
}

/** Words and up to four pictures, which are sent before them. */
export function MessageForm({ thread, onDone }: MessageFormProps) {
  const { call } = usePageTools();
  const [files, setFiles] = useState<File[]>([]);
  const { part, pathsOf } = usePicturePaths();
  const state = useForm({
    // The pictures have no paths yet; `photoProblem` checks the files.
    schema: () =>
      import("@felistry/contract/orders/messages.ts").then((c) =>
        c.messageBody.pick({ text: true }),
      ),
    toInput: (values) => ({ text: String(values.get("text") ?? "") }),
    alsoCheck: (): FieldErrors => {
      const problem = files.map(photoProblem).find((found) => found !== null);
      return problem ? { pictures: problem } : {};
    },
    send: async ({ text }) => {
      const input = { params: { id: thread.id }, body: { text, pictures: await pathsOf(files) } };
      await (thread.of === "order"
        ? call("POST /order/{id}/messages", input)
        : call("POST /questions/{id}/messages", input));
      await onDone(m.order_message_sent());
    },
  });
  return (
    <Form
      state={state}
      actions={
        <Button type="submit" disabled={state.sending} disabledReason={m.own_busy()}>
          {m.order_message_send()}
        </Button>
      }
    >
      <TextAreaField
        name="text"
        label={m.order_message_text()}
        errors={state.errors}
        maxLength={MESSAGE_MAX}
        rows={3}
        required
      />
      <PicturesField
        files={files}
        onChange={setFiles}
        error={state.errors["pictures"]}
        disabled={state.sending}
      />
      {part !== null && <UploadProgress label={m.photo_uploading()} part={part} />}
    </Form>
  );
}
