import { useEffect, useRef } from "react";
import { hand_over_title } from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Head } from "../ui/head.tsx";
import { Page } from "../ui/page.tsx";
import { continueHandOver } from "./hand-over.ts";

/** Passed through on the way from one language's host to another's. */
export function Component() {
  const tools = usePageTools();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void continueHandOver(tools);
  }, [tools]);
  return (
    <Page width="narrow">
      <Head title={hand_over_title()} description={hand_over_title()} noIndex />
      <h1>{hand_over_title()}</h1>
    </Page>
  );
}
