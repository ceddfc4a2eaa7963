/** What the chosen cats can be taken away as: on paper, in files, and with their pages to their buyers. */
import { Link } from "react-router";
import type { ExportName } from "@felistry/contract/imports/exports.ts";
import { SHEETS_MAX } from "@felistry/domain/herd/limits.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import { QuestionDialog } from "../ui/question-dialog.tsx";
import { YesNoDialog } from "../ui/yes-no-dialog.tsx";
import styles from "./herd-actions.module.css";

interface FileDialogProps {
  readonly cats: readonly number[];
  readonly onClose: () => void;
}

const Close = ({ onClose }: Pick<FileDialogProps, "onClose">) => (
  <Button look="second" onClick={onClose}>
    {m.herd_close()}
  </Button>
);

export function PrintDialog({ cats, list, onClose }: FileDialogProps & { readonly list: string }) {
  const query = `cats=${cats.join(",")}`;
  return (
    <QuestionDialog
      title={m.herd_print_title()}
      onClose={onClose}
      answers={<Close onClose={onClose} />}
    >
      <ul className={styles["links"]}>
        <li>
          <Link to={list}>{m.herd_print_list()}</Link>
        </li>
        <li>
          {cats.length > SHEETS_MAX ? (
            m.herd_print_bound({ most: SHEETS_MAX })
          ) : (
            <a href={`/my/pedigrees.pdf?${query}`} download>
              {m.herd_print_pedigrees()}
            </a>
          )}
        </li>
      </ul>
    </QuestionDialog>
  );
}

const FILES: readonly (readonly [name: ExportName, label: () => string])[] = [
  ["cats.csv", m.herd_export_csv],
  ["cats.json", () => "JSON"],
  ["cats.ged", () => "GEDCOM 7.0"],
  ["cats-5.5.1.ged", () => "GEDCOM 5.5.1"],
  ["cats.zip", () => "ZIP"],
];

export function ExportDialog({ cats, onClose }: FileDialogProps) {
  const query = `cats=${cats.join(",")}`;
  return (
    <QuestionDialog
      title={m.herd_export_title()}
      onClose={onClose}
      answers={<Close onClose={onClose} />}
    >
      <p>{m.herd_export_lead()}</p>
      <ul className={styles["links"]}>
        {FILES.map(([name, label]) => (
          <li key={name}>
            <a href={`/exports/${name}?${query}`} download>
              {label()}
            </a>
          </li>
        ))}
      </ul>
    </QuestionDialog>
  );
}

export function HandOverDialog({
  onHandOver,
  onClose,
}: {
  readonly onHandOver: () => void;
  readonly onClose: () => void;
}) {
  return (
    <YesNoDialog
      title={m.herd_move_title()}
      yes={m.herd_move_send()}
      no={m.herd_cancel()}
      onYes={onHandOver}
      onNo={onClose}
    >
      <p>{m.herd_move_lead()}</p>
    </YesNoDialog>
  );
}
