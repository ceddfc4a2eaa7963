import { Form } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import type { Depth } from "./depth-line.ts";
import styles from "./generations-figure.module.css";

const OFFERED = [3, 4, 5, 6, 8, 10];

/** The choice of generations and of their two meanings, kept in the address. */
export function GenerationsFigure({
  depth: { generations, limit },
  keep,
}: {
  depth: Depth;
  /** The rest of the address. */
  keep: Readonly<Record<string, string | number>>;
}) {
  const offered = [...new Set([...OFFERED, ...(generations ? [generations] : [])])].sort(
    (a, b) => a - b,
  );
  return (
    <Form className={styles["form"]} preventScrollReset>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        {m.inbreeding_depth()}
        <select name="generations" defaultValue={generations ?? ""}>
          <option value="">{m.inbreeding_all()}</option>
          {offered.map((count) => (
            <option key={count} value={count}>
              {m.inbreeding_over({ count })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {m.inbreeding_limit()}
        <select name="limit" defaultValue={limit}>
          <option value="paths">{m.inbreeding_limit_paths()}</option>
          <option value="links">{m.inbreeding_limit_links()}</option>
        </select>
      </label>
      <Button type="submit" look="second" small>
        {m.inbreeding_count()}
      </Button>
    </Form>
  );
}
