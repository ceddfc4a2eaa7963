import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { LikelyCat } from "@felistry/contract/merges/merges.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { percent } from "../ui/shares.ts";
import { Reasons } from "./likeness-words.tsx";
import { findLikely, queryOf } from "./load-likely.ts";
import styles from "./likeness.module.css";

const AFTER_TYPING_MS = 600;

/** Stands in a form for a new cat: records that may be of it, found while it is typed. */
export function LikelyCats({ child }: { child?: number | undefined }) {
  const tools = usePageTools();
  const place = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<readonly LikelyCat[]>([]);
  useEffect(() => {
    const form = place.current!.closest("form")!;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = "";
    const ask = async () => {
      const query = queryOf(new FormData(form), child);
      const text = JSON.stringify(query);
      if (text === asked) return;
      asked = text;
      const likely = query ? await findLikely(tools, query) : [];
      // A later question has its own answer.
      if (text === asked) setFound(likely);
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), AFTER_TYPING_MS);
    };
    form.addEventListener("input", later);
    return () => {
      clearTimeout(timer);
      form.removeEventListener("input", later);
    };
  }, [tools, child]);
  return (
    <div ref={place} aria-live="polite" className={styles["offer"]}>
      {found.length > 0 && (
        <>
          <h3>{m.likeness_offer_title()}</h3>
          <p>{m.likeness_offer()}</p>
          <ul className={styles["offered"]}>
            {found.map(({ cat, likeness }) => (
              <li key={cat.id} className={styles["twin"]}>
                <Link to={paths.cat(cat.id)} target="_blank">
                  {[cat.name, [cat.breed, cat.ems].filter(Boolean).join(" ")]
                    .filter(Boolean)
                    .join(", ")}
                </Link>
                <span className={styles["share"]}>{percent(likeness.score, tools.locale)}</span>
                <Reasons likeness={likeness} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
