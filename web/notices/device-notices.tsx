import { useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import type { PushDevice } from "@felistry/contract/notices.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { TaskButton } from "../ui/task-button.tsx";
import { useTask } from "../ui/use-task.ts";
import {
  PushDenied,
  pushState,
  PushUnreachable,
  subscribe,
  unsubscribe,
  type PushState,
} from "./push-subscription.ts";
import styles from "./notices.module.css";

const never = () => () => {};
/** On the server. */
const unknown = (): PushState | undefined => undefined;

/** Whether this browser shows notices, and which others do. */
export function DeviceNotices({
  siteKey,
  devices,
}: {
  siteKey: string;
  devices: readonly PushDevice[];
}) {
  const state = useSyncExternalStore(never, pushState, unknown);
  const own = devices.find(({ is_this }) => is_this === 1);
  const others = devices.filter((device) => device !== own);
  return (
    <section aria-labelledby="push-title" className={styles["settings"]}>
      <h3 id="push-title">{m.push_title()}</h3>
      <p>{own ? m.push_is_on() : m.push_lead()}</p>
      {own ? (
        <RemoveDevice device={own} />
      ) : state === "unsupported" ? (
        <p>{m.push_unsupported()}</p>
      ) : (
        <AddDevice siteKey={siteKey} isReady={state !== undefined} />
      )}
      {others.length > 0 && (
        <>
          <h4>{m.push_others()}</h4>
          <ul className={styles["devices"]}>
            {others.map((device) => (
              <li key={device.id}>
                <DeviceName device={device} />
                <RemoveDevice device={device} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function DeviceName({ device: { device, created_at } }: { device: PushDevice }) {
  const { locale } = usePageTools();
  const day = shortDate(created_at.slice(0, 10), locale);
  return <span>{m.push_device({ device: device ?? m.push_device_unknown(), day })}</span>;
}

function AddDevice({ siteKey, isReady }: { siteKey: string; isReady: boolean }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState("");
  const { running, outcome, start } = useTask(async () => {
    setRefusal("");
    try {
      await call("POST /me/push-devices", { body: await subscribe(siteKey) });
      await revalidate();
    } catch (error) {
      if (error instanceof PushDenied) setRefusal(m.push_denied());
      else if (error instanceof PushUnreachable) setRefusal(m.push_unreachable());
      else throw error;
    }
    return "";
  });
  return (
    <>
      <Row>
        <Button look="second" onClick={start} aria-disabled={running || !isReady}>
          {m.push_turn_on()}
        </Button>
      </Row>
      <Failure text={refusal || (outcome?.failed && outcome.text)} />
    </>
  );
}

function RemoveDevice({ device: { id, is_this } }: { device: PushDevice }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const remove = async () => {
    await call("DELETE /me/push-devices/{id}", { params: { id } });
    if (is_this === 1) await unsubscribe().catch(() => {});
    await revalidate();
  };
  return (
    <Row>
      <TaskButton look="second" small work={remove} busy={m.own_busy()}>
        {is_this === 1 ? m.push_turn_off() : m.push_remove()}
      </TaskButton>
    </Row>
  );
}
