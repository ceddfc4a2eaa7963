import { useRef } from "react";
import { useRevalidator } from "react-router";
import type { OwnSession } from "@felistry/contract/accounts/account-care.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { when } from "../../ui/when.ts";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { Row } from "../../ui/page.tsx";
import { useTask } from "../../ui/use-task.ts";
import styles from "../accounts.module.css";
import { Outcome, SettingsPart } from "./settings-part.tsx";

const deviceWords = ({ device }: OwnSession) => device ?? m.settings_session_unknown();

export function SettingsSessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const wanted = useRef<OwnSession | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const one = useTask(async () => {
    const session = wanted.current!;
    await call("DELETE /me/sessions/{id}", { params: { id: session.id } });
    await revalidate();
    // The button is gone with its session; keyboard users continue at the message.
    place.current?.focus();
    return m.settings_session_ended({ device: deviceWords(session) });
  });
  const others = useTask(async () => {
    const { ended } = (await call("POST /me/end-other-sessions", {})).data;
    await revalidate();
    return ended === 0 ? m.settings_sessions_none() : m.settings_sessions_done({ count: ended });
  });
  const end = (session: OwnSession) => {
    wanted.current = session;
    one.start();
  };
  return (
    <SettingsPart title={m.settings_sessions_title()}>
      <ul className={styles["sessions"]}>
        {sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            busy={one.running}
            onEnd={() => end(session)}
          />
        ))}
      </ul>
      <div ref={place} tabIndex={-1} className={styles["place"]}>
        <Outcome outcome={one.outcome} />
      </div>
      <p>{m.settings_sessions_lead()}</p>
      <Row>
        <Button look="second" onClick={others.start} aria-disabled={others.running}>
          {others.running ? m.settings_sessions_ending() : m.settings_sessions_submit()}
        </Button>
      </Row>
      <Outcome outcome={others.outcome} />
    </SettingsPart>
  );
}

interface SessionProps {
  readonly session: OwnSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function Session({ session, busy, onEnd }: SessionProps) {
  const { locale, today } = usePageTools();
  const device = deviceWords(session);
  return (
    <li>
      <div>
        <strong>{device}</strong>
        {session.is_this === 1 && (
          <span className={styles["mark"]}>{m.settings_session_this()}</span>
        )}
        <p>{m.settings_session_seen({ when: when(session.last_seen_at, today, locale) })}</p>
        <p>{m.settings_session_since({ when: when(session.created_at, today, locale) })}</p>
      </div>
      {session.is_this === 0 && (
        <Button
          look="second"
          small
          onClick={onEnd}
          aria-disabled={busy}
          aria-label={m.settings_session_end_label({ device })}
        >
          {m.settings_session_end()}
        </Button>
      )}
    </li>
  );
}
