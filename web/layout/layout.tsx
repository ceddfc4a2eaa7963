import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { site_skip_to_content } from "@felistry/i18n/compiled/messages.js";
import { LoadingLine } from "./loading-line.tsx";
import { FaultBanner } from "./fault-banner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";
import { useKeptFocus } from "../ui/focus/use-kept-focus.ts";

/** Header, content and footer of every page. */
export function Layout() {
  const { state } = useNavigation();
  const { pathname, search } = useLocation();
  const content = useKeptFocus(pathname + search);
  return (
    <>
      <a className={styles["skip"]} href="#content">
        {site_skip_to_content()}
      </a>
      <Header />
      <div
        className={styles["progress"]}
        data-busy={state !== "idle" || undefined}
        aria-hidden="true"
      />
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        className={styles["main"]}
        aria-busy={state === "loading" || undefined}
      >
        <Outlet />
      </main>
      <Footer />
      <FaultBanner />
      <LoadingLine />
      <ScrollRestoration />
    </>
  );
}
