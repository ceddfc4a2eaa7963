import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import type { WithheldByHolder } from "@felistry/contract/ownership/withheld-papers.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import { Head } from "../ui/head.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { TaskButton } from "../ui/task-button.tsx";
import { ScanPhoto } from "../documents/scan-photo.tsx";
import styles from "./withheld-papers.module.css";

export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const cursor = new URL(args.request.url).searchParams.get("cursor");
  const { data, page } = await orErrorScreen(
    call("GET /me/withheld-papers", { query: { limit: 10, ...(cursor && { cursor }) } }),
  );
  return { held: data, next: page.next };
}

/** The member's papers on cats since taken by others, and whether these may see them. */
export function Component() {
  const { held, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <Page>
      <Head title={m.papers_title()} description={m.papers_lead()} noIndex />
      <h1>{m.papers_title()}</h1>
      <Lead>{m.papers_lead()}</Lead>
      {held.length === 0 ? (
        <EmptyPage>
          <p>{m.papers_none()}</p>
        </EmptyPage>
      ) : (
        <ul className={styles["list"]} aria-label={m.papers_title()}>
          {held.map((papers) => (
            <HeldPapers key={papers.id} papers={papers} />
          ))}
        </ul>
      )}
      <PageLinks next={next} />
    </Page>
  );
}

function HeldPapers({ papers }: { papers: WithheldByHolder }) {
  const { locale } = usePageTools();
  const { cat, keeper, since, asked_at, chip, documents, scans } = papers;
  return (
    <li className={styles["papers"]}>
      <h2>
        <Link to={paths.cat(cat.id)}>{cat.name}</Link>
      </h2>
      <p>{m.papers_kept_by({ name: keeper.name, date: shortDate(since, locale) })}</p>
      {asked_at !== null && (
        <p className={styles["asked"]}>
          {m.papers_asked({ name: keeper.name, date: shortDate(asked_at, locale) })}
        </p>
      )}
      {chip !== null && <p>{m.papers_chip({ chip })}</p>}
      <ul className={styles["scans"]}>
        {documents.map(({ kind, number, issued_by, system, scan }) => {
          const title = kind === "metric" ? m.doc_metric() : m.doc_pedigree();
          return (
            <Scan
              key={scan}
              path={scan}
              title={title}
              text={`${number}, ${issued_by}, ${system}`}
              name={cat.name}
            />
          );
        })}
        {scans.map(({ name, scan }) => (
          <Scan key={scan} path={scan} title={name} name={cat.name} />
        ))}
      </ul>
      <Agreement papers={papers} />
    </li>
  );
}

function Scan({
  path,
  title,
  text,
  name,
}: {
  path: string;
  title: string;
  text?: string;
  name: string;
}) {
  return (
    <li>
      <a href={path} target="_blank" rel="noreferrer">
        <ScanPhoto path={path} alt={m.papers_scan({ title, name })} className={styles["scan"]} />
      </a>
      <strong>{title}</strong>
      {text && <span>{text}</span>}
    </li>
  );
}

function Agreement({ papers: { id, cat, keeper } }: { papers: WithheldByHolder }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const agree = async () => {
    await call("PUT /withheld-papers/{id}/agree", { params: { id } });
    await revalidate();
  };
  return (
    <div>
      <TaskButton
        aria-label={m.papers_agree_of({ name: cat.name })}
        work={agree}
        busy={m.own_busy()}
        question={{
          title: m.papers_agree_title({ name: cat.name }),
          text: m.papers_agree_text({ name: keeper.name }),
          yes: m.papers_agree_yes(),
          no: m.papers_agree_no(),
          danger: true,
        }}
      >
        {m.papers_agree()}
      </TaskButton>
    </div>
  );
}
