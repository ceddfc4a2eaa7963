import { useState } from "react";
import type { FullProfile } from "@felistry/contract/cats.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Failure } from "../../ui/failure.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "../../ui/menu/menu.module.css";
import { YesNoDialog } from "../../ui/yes-no-dialog.tsx";
import { useCatRemoval, type CatRemoval } from "./use-cat-removal.ts";

type Asked = "delete" | "move";

/** Deletes the cat, or moves it to its previous online owner: for the online owner of an unregistered cat. */
export function CatMenuRemoval({ cat }: { cat: FullProfile }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const removal = useCatRemoval(cat);
  return (
    <>
      {cat.prev_owner_id !== null && (
        <li>
          <button type="button" className={styles["action"]} onClick={() => setAsked("move")}>
            <Icon name="back" />
            {m.own_menu_move()}
          </button>
        </li>
      )}
      <li>
        <button type="button" className={styles["danger"]} onClick={() => setAsked("delete")}>
          <Icon name="close" />
          {m.own_menu_delete()}
        </button>
        {asked && (
          <Question
            asked={asked}
            name={displayName(cat)}
            removal={removal}
            close={() => setAsked(null)}
          />
        )}
      </li>
    </>
  );
}

interface QuestionProps {
  readonly asked: Asked;
  readonly name: string;
  readonly removal: CatRemoval;
  readonly close: () => void;
}

function Question({
  asked,
  name,
  removal: { busy, failure, remove, moveBack },
  close,
}: QuestionProps) {
  const deletes = asked === "delete";
  return (
    <YesNoDialog
      title={deletes ? m.own_delete_title({ name }) : m.own_move_title({ name })}
      yes={deletes ? m.own_delete_yes() : m.own_move_yes()}
      no={deletes ? m.own_delete_no() : m.own_move_no()}
      danger={deletes}
      busy={busy ? m.own_busy() : undefined}
      onYes={() => void (deletes ? remove() : moveBack())}
      onNo={close}
    >
      <p>{deletes ? m.own_delete_text() : m.own_move_text()}</p>
      <Failure text={failure} />
    </YesNoDialog>
  );
}
