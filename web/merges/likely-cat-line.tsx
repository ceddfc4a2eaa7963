import { useState } from "react";
import { Link } from "react-router";
import type { Finding } from "@felistry/contract/checks.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { percent } from "../ui/shares.ts";
import { saveDifferent } from "./save-different.ts";
import { Reasons } from "./likeness-words.tsx";
import styles from "./likeness.module.css";

/** A record that is probably of the same cat: how probably and why, and what to do about it. */
export function LikelyTwin({ catId, other }: { catId: number; other: Finding["others"][number] }) {
  const tools = usePageTools();
  const [isDifferent, setDifferent] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const say = async (different: boolean) => {
    const refused = await saveDifferent(tools, catId, { other: other.id, different });
    setFailed(refused);
    if (refused === null) setDifferent(different);
  };
  if (isDifferent)
    return (
      <li className={styles["twin"]}>
        <output>{m.likeness_said_different({ name: other.name })}</output>
        <Button look="second" small onClick={() => void say(false)}>
          {m.likeness_take_back()}
        </Button>
      </li>
    );
  return (
    <li className={styles["twin"]}>
      <Link to={paths.cat(other.id)}>{other.name}</Link>
      {other.likeness && (
        <>
          <span className={styles["share"]}>{percent(other.likeness.score, tools.locale)}</span>
          <Reasons likeness={other.likeness} />
        </>
      )}
      <div className={styles["actions"]}>
        {other.may_merge && (
          <Link to={paths.mergeCats(catId, other.id)}>{m.check_compare({ name: other.name })}</Link>
        )}
        <Button
          look="second"
          small
          aria-label={m.likeness_different_named({ name: other.name })}
          onClick={() => void say(true)}
        >
          {m.likeness_different()}
        </Button>
      </div>
      {failed && <p role="alert">{failed}</p>}
    </li>
  );
}
