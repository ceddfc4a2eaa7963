import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { CatPhoto as Photo } from "@felistry/contract/photos/photos.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { YesNoDialog } from "../ui/yes-no-dialog.tsx";
import { CatBadge } from "../cats/cat-badge.tsx";
import { CatPhoto, type PicturedCat } from "./cat-photo.tsx";
import styles from "./photo-list.module.css";

interface PhotoListProps {
  readonly cat: PicturedCat & { readonly id: number };
  readonly photos: readonly Photo[];
}

/** A cat's photos for its owners, who can choose the main one, reorder and remove them. */
export function PhotoList({ cat, photos }: PhotoListProps) {
  const { call } = usePageTools();
  const { busy, failure, change } = useChange();
  const [asked, setAsked] = useState<Photo | null>(null);
  const { id } = cat;
  const move = (index: number, by: -1 | 1) => {
    const ids = photos.map((photo) => photo.id);
    ids.splice(index + by, 0, ...ids.splice(index, 1));
    void change(() => call("PUT /cats/{id}/photos/order", { params: { id }, body: { ids } }));
  };
  const choose = (photoId: number) =>
    void change(() => call("PUT /cats/{id}/photos/{photoId}/avatar", { params: { id, photoId } }));
  const remove = (photoId: number) => {
    setAsked(null);
    void change(() => call("DELETE /cats/{id}/photos/{photoId}", { params: { id, photoId } }));
  };
  return (
    <section aria-labelledby="photos" className={styles["section"]}>
      <h2 id="photos">{m.photos_title()}</h2>
      <Failure text={failure} />
      <ol className={styles["list"]} aria-busy={busy || undefined}>
        {photos.map((photo, index) => {
          const words = m.photos_number({ number: index + 1, total: photos.length });
          return (
            <li key={photo.id} className={styles["item"]} aria-label={words}>
              <CatPhoto
                cat={{ ...cat, cat_ava_url: photo.path }}
                alt={words}
                sizes="8rem"
                className={styles["photo"]}
              />
              <div className={styles["actions"]}>
                {photo.chosen === 1 ? (
                  <CatBadge look="mine">{m.photos_main()}</CatBadge>
                ) : (
                  <Small onClick={() => choose(photo.id)} busy={busy}>
                    {m.photos_make_main()}
                  </Small>
                )}
                <Moves index={index} total={photos.length} busy={busy} move={move} />
                <Small onClick={() => setAsked(photo)} busy={busy}>
                  {m.photos_remove()}
                </Small>
              </div>
            </li>
          );
        })}
      </ol>
      {asked && <RemoveQuestion onYes={() => remove(asked.id)} onNo={() => setAsked(null)} />}
    </section>
  );
}

interface MovesProps {
  readonly index: number;
  readonly total: number;
  readonly busy: boolean;
  readonly move: (index: number, by: -1 | 1) => void;
}

function Moves({ index, total, busy, move }: MovesProps) {
  return (
    <>
      {index > 0 && (
        <Small onClick={() => move(index, -1)} busy={busy}>
          {m.photos_earlier()}
        </Small>
      )}
      {index < total - 1 && (
        <Small onClick={() => move(index, 1)} busy={busy}>
          {m.photos_later()}
        </Small>
      )}
    </>
  );
}

function RemoveQuestion({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  return (
    <YesNoDialog
      title={m.photos_remove_question()}
      yes={m.photos_remove_yes()}
      no={m.photos_remove_no()}
      danger
      onYes={onYes}
      onNo={onNo}
    >
      <p>{m.photos_remove_text()}</p>
    </YesNoDialog>
  );
}

interface SmallProps {
  readonly onClick: () => void;
  readonly busy: boolean;
  readonly children: string;
}

function Small({ onClick, busy, children }: SmallProps) {
  return (
    <Button
      look="second"
      small
      onClick={onClick}
      disabled={busy}
      disabledReason={m.photos_saving()}
    >
      {children}
    </Button>
  );
}

function useChange() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (send: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(null);
    try {
      await send();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.status === 0 || error.status >= 500 ? m.error_fault() : error.body.message);
    } finally {
      // Also after a refusal, because somebody else may have changed the photos meanwhile.
      await revalidate();
      setBusy(false);
    }
  };
  return { busy, failure, change };
}
