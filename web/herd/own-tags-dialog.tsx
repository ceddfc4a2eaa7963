import { useId, useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { TAG_MAX } from "@felistry/domain/herd/tags.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import field from "../ui/form/field.module.css";
import { tooLong } from "../ui/form/use-length.ts";
import { QuestionDialog } from "../ui/question-dialog.tsx";
import { useTask } from "../ui/use-task.ts";
import styles from "./herd-actions.module.css";
import type { OwnTag } from "./loaded-herd.ts";

/** Renames and deletes the member's tags. */
export function OwnTagsDialog({ tags, onClose }: { tags: readonly OwnTag[]; onClose: () => void }) {
  return (
    <QuestionDialog
      title={m.herd_tags_mine()}
      onClose={onClose}
      answers={
        <Button look="second" onClick={onClose}>
          {m.herd_close()}
        </Button>
      }
    >
      {tags.length === 0 ? (
        <p>{m.herd_tags_none()}</p>
      ) : (
        <ul className={styles["tagList"]}>
          {tags.map((tag) => (
            <OwnTagRow key={tag.id} tag={tag} />
          ))}
        </ul>
      )}
    </QuestionDialog>
  );
}

function useOwnTag(tag: OwnTag) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [name, setName] = useState(tag.name);
  const params = { id: tag.id };
  const rename = useTask(async () => {
    await call("PUT /me/tags/{id}", { params, body: { name } });
    await revalidate();
    return "";
  });
  const remove = useTask(async () => {
    await call("DELETE /me/tags/{id}", { params });
    await revalidate();
    return "";
  });
  return {
    name,
    setName,
    rename: rename.start,
    remove: remove.start,
    busy: rename.running || remove.running,
    failed: [rename.outcome, remove.outcome].find((outcome) => outcome?.failed),
  };
}

function OwnTagRow({ tag }: { tag: OwnTag }) {
  const id = useId();
  const { name, setName, rename, remove, busy, failed } = useOwnTag(tag);
  const [isAsked, setAsked] = useState(false);
  const length = tooLong(name, TAG_MAX);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (length === null) rename();
  };
  return (
    <li>
      <form className={styles["ownTag"]} onSubmit={send}>
        <input
          className={field["control"]}
          aria-label={m.herd_tags_rename_name(tag)}
          aria-invalid={length !== null || undefined}
          aria-describedby={length === null ? undefined : id}
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          type="submit"
          look="second"
          small
          disabled={busy || length !== null || name.trim() === tag.name}
          disabledReason={length ?? m.herd_busy()}
        >
          {m.herd_tags_rename()}
        </Button>
        <Button
          look="danger"
          small
          aria-label={isAsked ? undefined : m.herd_tags_delete_name(tag)}
          disabled={busy}
          disabledReason={m.herd_busy()}
          onClick={() => (isAsked || tag.cats === 0 ? remove() : setAsked(true))}
        >
          {isAsked ? m.herd_tags_sure({ count: tag.cats }) : m.herd_tags_delete()}
        </Button>
      </form>
      {length !== null && (
        <p className={field["error"]} id={id}>
          {length}
        </p>
      )}
      <Failure text={failed?.text ?? null} />
    </li>
  );
}
