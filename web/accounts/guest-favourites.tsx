import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { Link } from "react-router";
import type { ApiCaller } from "@felistry/contract/client.ts";
import {
  favourites_guest,
  favourites_loading,
  favourites_more,
  nav_login,
} from "@felistry/i18n/compiled/messages.js";
import type { CatCards } from "../cats/cat-card.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Row } from "../ui/page.tsx";
import { useTask } from "../ui/use-task.ts";
import { guestHearts } from "./guest-hearts.ts";

type Cards = Parameters<typeof CatCards>[0]["cats"];

/** Cards loaded at once; the contract allows more. */
const STEP = 24;

interface Shown {
  readonly cats: Cards;
  /** Those not loaded yet, newest first. */
  readonly rest: readonly number[];
}

async function nextCards(call: ApiCaller, { cats, rest }: Shown): Promise<Shown> {
  if (rest.length === 0) return { cats, rest };
  const ids = rest.slice(0, STEP).join(",");
  const { data } = await call("GET /favorites", { query: { ids } });
  return { cats: [...cats, ...data], rest: rest.slice(STEP) };
}

/** The cats whose hearts are in this browser. */
export function GuestFavourites({ show: Show }: { show: ComponentType<{ cats: Cards }> }) {
  const { call } = usePageTools();
  const [shown, setShown] = useState<Shown | null>(null);
  const { running, outcome, start } = useTask(async () => {
    setShown(await nextCards(call, shown ?? { cats: [], rest: guestHearts().toReversed() }));
    return "";
  });
  const load = useEffectEvent(start);
  useEffect(() => load(), []);
  if (!shown && !outcome?.failed) return <p aria-busy={running}>{favourites_loading()}</p>;
  return (
    <>
      <Failure text={outcome?.failed && outcome.text} />
      {shown && shown.cats.length > 0 && (
        <p>
          {favourites_guest()} <Link to={paths.login}>{nav_login()}</Link>
        </p>
      )}
      {shown && <Show cats={shown.cats} />}
      {(!shown || shown.rest.length > 0) && (
        <Row>
          <Button
            look="second"
            onClick={start}
            disabled={running}
            disabledReason={favourites_loading()}
          >
            {favourites_more()}
          </Button>
        </Row>
      )}
    </>
  );
}
