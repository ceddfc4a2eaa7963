import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { Row } from "../ui/page.tsx";
import { TaskButton } from "../ui/task-button.tsx";
import styles from "./notices.module.css";

type Link = Answer<"POST /me/telegram">["data"];

/** The member's chat with the site's bot, if this site has one. */
export function TelegramChat({ linkedAt }: { linkedAt: string | null }) {
  const { locale } = usePageTools();
  return (
    <section aria-labelledby="telegram-title" className={styles["settings"]}>
      <h3 id="telegram-title">{m.telegram_title()}</h3>
      {linkedAt === null ? (
        <LinkChat />
      ) : (
        <>
          <p>{m.telegram_is_linked({ day: shortDate(linkedAt.slice(0, 10), locale) })}</p>
          <UnlinkChat />
        </>
      )}
    </section>
  );
}

function LinkChat() {
  const { call } = usePageTools();
  const [link, setLink] = useState<Link>();
  const ask = async () => setLink((await call("POST /me/telegram", {})).data);
  return (
    <>
      <p>{m.telegram_lead()}</p>
      {link ? (
        <WaitForChat link={link} until={`${link.expires_at.slice(11, 16)} UTC`} />
      ) : (
        <Row>
          <TaskButton look="second" work={ask} busy={m.own_busy()}>
            {m.telegram_link()}
          </TaskButton>
        </Row>
      )}
    </>
  );
}

/** Whoever comes back from the chat sees at once that it is linked. */
function WaitForChat({ link, until }: { link: Link; until: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => void (document.visibilityState === "visible" && revalidate());
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [revalidate]);
  return (
    <p>
      <a href={link.url} target="_blank" rel="noreferrer">
        {m.telegram_open()}
      </a>
      . {m.telegram_once({ time: until })}
    </p>
  );
}

function UnlinkChat() {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const unlink = async () => {
    await call("DELETE /me/telegram", {});
    await revalidate();
  };
  return (
    <Row>
      <TaskButton look="second" work={unlink} busy={m.own_busy()}>
        {m.telegram_unlink()}
      </TaskButton>
    </Row>
  );
}
