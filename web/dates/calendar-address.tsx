import { useId, useState } from "react";
import {
  calendar_address,
  calendar_copied,
  calendar_copy,
  calendar_end,
  calendar_ended,
  calendar_how,
  calendar_lead,
  calendar_made,
  calendar_make,
  calendar_make_again,
  calendar_title,
  calendar_copy_failed,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { useTask } from "../ui/use-task.ts";
import field from "../ui/form/field.module.css";
import styles from "./dates.module.css";

/** The secret address at which a calendar program reads the dates: made, shown once, ended. */
export function CalendarAddress({ madeAt }: { madeAt: string | null }) {
  const { call, locale } = usePageTools();
  const [address, setAddress] = useState("");
  const [isMade, setMade] = useState(madeAt !== null);
  const made = useTask(async () => {
    setAddress((await call("POST /me/calendar", {})).data.url);
    setMade(true);
    return "";
  });
  const ended = useTask(async () => {
    await call("DELETE /me/calendar", {});
    setAddress("");
    setMade(false);
    return calendar_ended();
  });
  const failure = [made, ended].find(({ outcome }) => outcome?.failed)?.outcome?.text;
  return (
    <section aria-labelledby="calendar" className={styles["calendar"]}>
      <h2 id="calendar">{calendar_title()}</h2>
      <p>{calendar_lead()}</p>
      {address ? (
        <ShownOnce address={address} />
      ) : (
        isMade && madeAt && <p>{calendar_made({ day: shortDate(madeAt.slice(0, 10), locale) })}</p>
      )}
      <Row>
        <Button look="second" onClick={made.start} aria-disabled={made.running}>
          {isMade ? calendar_make_again() : calendar_make()}
        </Button>
        {isMade && (
          <Button look="second" onClick={ended.start} aria-disabled={ended.running}>
            {calendar_end()}
          </Button>
        )}
      </Row>
      <Failure text={failure} />
      <output>{!isMade && !ended.outcome?.failed && ended.outcome?.text}</output>
    </section>
  );
}

function ShownOnce({ address }: { address: string }) {
  const id = useId();
  const [said, setSaid] = useState("");
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setSaid(calendar_copied()),
      () => setSaid(calendar_copy_failed()),
    );
  return (
    <div className={styles["address"]}>
      <label htmlFor={id}>{calendar_address()}</label>
      <input
        id={id}
        className={field["control"]}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <p>{calendar_how()}</p>
      <Row>
        <Button look="second" small onClick={copy}>
          {calendar_copy()}
        </Button>
        <output>{said}</output>
      </Row>
    </div>
  );
}
