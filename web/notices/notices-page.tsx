import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import type { Notice } from "@felistry/contract/notices.ts";
import {
  dates_title,
  notices_description,
  notices_none,
  notices_read_all,
  notices_title,
  notices_unread,
  own_busy,
} from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { Head } from "../ui/head.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Page, Row } from "../ui/page.tsx";
import { TaskButton } from "../ui/task-button.tsx";
import { when } from "../ui/when.ts";
import { showUnread } from "./bell-count.ts";
import { kindWords } from "./kind-words.ts";
import { NoticeSettings } from "./notice-settings.tsx";
import styles from "./notices.module.css";

export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const [{ data, page }, settings, push, telegram] = await orErrorScreen(
    Promise.all([
      call("GET /me/notices", { query: cursor === undefined ? {} : { cursor } }),
      call("GET /me/notice-settings", {}),
      call("GET /me/push-devices", {}),
      call("GET /me/telegram", {}),
    ]),
  );
  return {
    notices: data,
    next: page.next,
    where: { settings: settings.data, push: push.data, telegram: telegram.data },
  };
}

export function Component() {
  const { notices, next, where } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <Page width="text">
      <Head title={notices_title()} description={notices_description()} noIndex />
      <h1>{notices_title()}</h1>
      <p>
        <Link to={paths.dates}>{dates_title()}</Link>
      </p>
      {notices.length === 0 ? (
        <EmptyPage>{notices_none()}</EmptyPage>
      ) : (
        <>
          {notices.some(({ is_read }) => is_read === 0) && <ReadAll newest={notices[0]!.id} />}
          <ul className={styles["list"]}>
            {notices.map((notice) => (
              <NoticeLine key={notice.id} notice={notice} />
            ))}
          </ul>
        </>
      )}
      <PageLinks next={next} />
      <NoticeSettings {...where} />
    </Page>
  );
}

function ReadAll({ newest }: { newest: number }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const readAll = async () => {
    const body = { id: newest, with_older: true };
    showUnread((await call("PUT /me/notices/read", { body })).data.unread);
    await revalidate();
  };
  return (
    <Row>
      <TaskButton look="second" small work={readAll} busy={own_busy()}>
        {notices_read_all()}
      </TaskButton>
    </Row>
  );
}

/** Opening what it tells of is reading it. */
function NoticeLine({ notice }: { notice: Notice }) {
  const { call, locale, today } = usePageTools();
  const { id, kind, title, path, created_at } = notice;
  const isUnread = notice.is_read === 0;
  const read = () => {
    if (isUnread)
      void call("PUT /me/notices/read", { body: { id } }).then(
        ({ data }) => showUnread(data.unread),
        () => {},
      );
  };
  return (
    <li data-unread={isUnread || undefined}>
      <Link to={path} onClick={read} lang={notice.locale === locale ? undefined : notice.locale}>
        {title}
      </Link>
      <p className={styles["facts"]}>
        {isUnread && <b>{notices_unread()}</b>} {kindWords[kind]()},{" "}
        {when(created_at, today, locale)}
      </p>
    </li>
  );
}
