import { useState } from "react";
import { card_favourite, card_favourite_failed } from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./favourite-chip.module.css";
import { useSavedCat } from "./saved-cats.ts";

/** The heart: toggles at once, and reports if the choice could not be saved. */
export function FavouriteChip({ catId, name }: { catId: number; name: string }) {
  const { call, viewer } = usePageTools();
  const [isSaved, save] = useSavedCat(catId, viewer && call);
  const [failed, setFailed] = useState(false);
  const toggle = async () => {
    setFailed(false);
    setFailed(!(await save(!isSaved)));
  };
  return (
    <>
      <button
        type="button"
        className={styles["heart"]}
        aria-pressed={isSaved}
        aria-label={card_favourite({ name })}
        onClick={() => void toggle()}
      >
        <Icon name="heart" filled={isSaved} />
      </button>
      {failed && (
        <span className={styles["failure"]} role="alert">
          {card_favourite_failed()}
        </span>
      )}
    </>
  );
}
