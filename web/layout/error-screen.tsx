import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import {
  error_back_home,
  error_back_to_own_page,
  error_screen,
  error_screen_forbidden,
  error_screen_not_found,
  error_title,
  fault_number,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools, type ToldFailure } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { setSaidOnScreen } from "../ui/fault-report.ts";
import { Head } from "../ui/head.tsx";
import { Lead, Row } from "../ui/page.tsx";
import styles from "./layout.module.css";
import { WaysOn } from "./ways-on.tsx";

const NOT_FOUND = 404;

/** 403, 404, 500 and the like: what happened, and a way back. */
export function ErrorScreen() {
  const { viewer } = usePageTools();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { message, requestId } = toldIn(error);
  useEffect(() => {
    setSaidOnScreen(true);
    return () => setSaidOnScreen(false);
  }, []);
  const reason = reasonOf(status, message);
  return (
    <div className={styles["error"]}>
      <Head title={error_title()} description={error_screen()} noIndex />
      <p className={styles["errorStatus"]}>{status}</p>
      <h1>{error_screen()}</h1>
      {reason && <Lead>{reason}</Lead>}
      {status >= 500 && requestId && <p className="soft">{fault_number({ number: requestId })}</p>}
      <Row>
        {viewer && <ButtonLink to={paths.my}>{error_back_to_own_page()}</ButtonLink>}
        <ButtonLink to={paths.home} look={viewer ? "second" : "primary"}>
          {error_back_home()}
        </ButtonLink>
        {status === NOT_FOUND && <WaysOn />}
      </Row>
    </div>
  );
}

/** A loader's own text, or what a failed call has told. */
function toldIn(error: unknown): ToldFailure {
  if (error instanceof ApiFailure) return error.body;
  const { data } = (error ?? {}) as { data?: unknown };
  return typeof data === "string" ? { message: data } : ((data as ToldFailure | null) ?? {});
}

function reasonOf(status: number, text: string | undefined): string | null {
  if (status === NOT_FOUND)
    return text !== undefined && text !== "" && !text.startsWith("Error:")
      ? text
      : error_screen_not_found();
  if (status === 403) return error_screen_forbidden();
  return status === 500 ? null : (text ?? null);
}
