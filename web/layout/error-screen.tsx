import { isRouteErrorResponse, useRouteError } from "react-router";
import {
  error_back_home,
  error_back_to_own_page,
  error_screen,
  error_screen_forbidden,
  error_screen_not_found,
  error_title,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
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
  const reason = reasonOf(status, isRouteErrorResponse(error) ? error.data : null);
  return (
    <div className={styles["error"]}>
      <Head title={error_title()} description={error_screen()} noIndex />
      <p className={styles["errorStatus"]}>{status}</p>
      <h1>{error_screen()}</h1>
      {reason && <Lead>{reason}</Lead>}
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

function reasonOf(status: number, text: unknown): string | null {
  if (status === NOT_FOUND)
    return typeof text === "string" && text !== "" && !text.startsWith("Error:")
      ? text
      : error_screen_not_found();
  if (status === 403) return error_screen_forbidden();
  return typeof text === "string" && status !== 500 ? text : null;
}
