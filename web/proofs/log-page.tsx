import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { PublicLog } from "@felistry/contract/proofs.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, toolsOf } from "../page-tools.ts";
import { exactMoment } from "../ui/dates.ts";
import { Head } from "../ui/head.tsx";
import { Empty, Lead, Page } from "../ui/page.tsx";
import styles from "./log.module.css";

export async function loader(args: LoaderFunctionArgs): Promise<PublicLog> {
  return (await orErrorScreen(toolsOf(args).call("GET /log", {}))).data;
}

export function Component() {
  const log = useLoaderData() as PublicLog;
  return (
    <Page width="text">
      <Head title={m.log_title()} description={m.log_description()} />
      <h1>{m.log_title()}</h1>
      <Lead>{m.log_lead()}</Lead>
      <Newest {...log} />
      <Keys keys={log.keys} />
      <HowItWorks />
      <Files />
    </Page>
  );
}

function Newest({ checkpoint, size, signed_at }: PublicLog) {
  return (
    <section className={styles["part"]} aria-labelledby="newest">
      <h2 id="newest">{m.log_newest()}</h2>
      {checkpoint !== null && signed_at !== null ? (
        <>
          <p>{m.log_newest_text({ size, moment: exactMoment(signed_at) })}</p>
          <pre className={styles["text"]}>{checkpoint}</pre>
        </>
      ) : (
        <Empty>{m.log_none()}</Empty>
      )}
    </section>
  );
}

function Keys({ keys: [current, ...earlier] }: Pick<PublicLog, "keys">) {
  if (!current) return null;
  return (
    <section className={styles["part"]} aria-labelledby="key">
      <h2 id="key">{m.log_key()}</h2>
      <p>{m.log_key_text()}</p>
      <pre className={styles["text"]}>{current.key}</pre>
      {earlier.length > 0 && (
        <details>
          <summary>{m.log_earlier_keys()}</summary>
          <pre className={styles["text"]}>{earlier.map(({ key }) => key).join("\n")}</pre>
        </details>
      )}
    </section>
  );
}

/** Commands and addresses are of no language (BCP 47: `zxx`). */
function HowItWorks() {
  return (
    <section className={styles["part"]} aria-labelledby="how">
      <h2 id="how">{m.log_how()}</h2>
      <h3>{m.log_how_commit_title()}</h3>
      <p>{m.log_how_commit()}</p>
      <h3>{m.log_how_tree_title()}</h3>
      <p>{m.log_how_tree()}</p>
      <h3>{m.log_how_paper_title()}</h3>
      <p>{m.log_how_paper()}</p>
      <pre className={styles["text"]} lang="zxx">
        npm run verify -- certificate.pdf
      </pre>
      <h3>{m.log_how_forget_title()}</h3>
      <p>{m.log_how_forget()}</p>
    </section>
  );
}

function Files() {
  return (
    <section className={styles["part"]} aria-labelledby="files">
      <h2 id="files">{m.log_files()}</h2>
      <p>{m.log_files_text()}</p>
      <ul className={styles["files"]} lang="zxx">
        <li>
          <a href="/log/checkpoint">/log/checkpoint</a>
        </li>
        <li>
          <a href="/log/keys">/log/keys</a>
        </li>
        <li>/log/tile/…</li>
      </ul>
    </section>
  );
}
