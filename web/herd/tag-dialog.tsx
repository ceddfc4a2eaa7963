import { useId, useState, type FormEvent, type ReactNode } from "react";
import { TAG_MAX } from "@felistry/domain/herd/tags.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import field from "../ui/form/field.module.css";
import { tooLong } from "../ui/form/use-length.ts";
import { QuestionDialog } from "../ui/question-dialog.tsx";
import styles from "./herd-actions.module.css";
import type { OwnTag } from "./loaded-herd.ts";

interface TagDialogProps {
  readonly tags: readonly OwnTag[];
  readonly onPut: (name: string) => void;
  readonly onTake: (name: string) => void;
  readonly onClose: () => void;
}

/** A tag is found, or made, while its name is typed; Enter puts it on. */
export function TagDialog({ tags, onPut, onTake, onClose }: TagDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const name = typed.trim();
  const length = tooLong(typed, TAG_MAX);
  const sought = name.toLowerCase();
  const found = tags.filter((tag) => tag.name.toLowerCase().includes(sought));
  const isNew =
    name !== "" && length === null && !tags.some((tag) => tag.name.toLowerCase() === sought);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name && length === null) onPut(name);
  };
  return (
    <QuestionDialog
      title={m.herd_tags_title()}
      onClose={onClose}
      answers={
        <Button look="second" onClick={onClose}>
          {m.herd_cancel()}
        </Button>
      }
    >
      <form className={field["field"]} onSubmit={send}>
        <label className={field["label"]} htmlFor={id}>
          {m.herd_tags_name()}
        </label>
        <input
          id={id}
          className={field["control"]}
          autoComplete="off"
          aria-invalid={length !== null || undefined}
          aria-describedby={`${id}h`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p className={field[length === null ? "hint" : "error"]} id={`${id}h`}>
          {length ?? m.herd_tags_hint()}
        </p>
      </form>
      <ul className={styles["tagList"]}>
        {isNew && <TagLine name={name} words={m.herd_tags_new({ name })} onPut={onPut} />}
        {found.map((tag) => (
          <TagLine
            key={tag.id}
            name={tag.name}
            words={
              <>
                {tag.name} <span className="soft">{m.herd_tags_on({ count: tag.cats })}</span>
              </>
            }
            onPut={onPut}
            onTake={onTake}
          />
        ))}
      </ul>
    </QuestionDialog>
  );
}

function TagLine({
  name,
  words,
  onPut,
  onTake,
}: Pick<TagDialogProps, "onPut"> &
  Partial<Pick<TagDialogProps, "onTake">> & { name: string; words: ReactNode }) {
  return (
    <li>
      <span>{words}</span>
      <Button
        look="second"
        small
        onClick={() => onPut(name)}
        aria-label={m.herd_tags_put_name({ name })}
      >
        {m.herd_tags_put()}
      </Button>
      {onTake && (
        <Button
          look="quiet"
          small
          onClick={() => onTake(name)}
          aria-label={m.herd_tags_take_name({ name })}
        >
          {m.herd_tags_take()}
        </Button>
      )}
    </li>
  );
}
