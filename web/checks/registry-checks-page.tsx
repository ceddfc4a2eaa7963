import { useEffect } from "react";
import { Form, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import type { CheckRun } from "@felistry/contract/checks.ts";
import { CHECK_KINDS } from "@felistry/domain/pedigree/checks.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Allowed } from "../layout/allowed.tsx";
import { ClubPage } from "../layout/club-page.tsx";
import { orErrorScreen, requireRight, usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/form/field.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Lead, Row } from "../ui/page.tsx";
import { Findings, kindNames } from "./finding-line.tsx";

const POLL_MS = 1_000;

export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireRight(args, "read_checks");
  const search = new URL(args.request.url).searchParams;
  const kind = CHECK_KINDS.find((one) => one === search.get("kind"));
  const cursor = cursorOf(search);
  const query = { ...(kind && { kind }), ...(cursor && { cursor }) };
  const { data, run, page } = await orErrorScreen(call("GET /admin/checks", { query }));
  return { findings: data, run, next: page.next, kind: kind ?? "" };
}

export function Component() {
  const { findings, run, next, kind } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { call } = usePageTools();
  const isRunning = run !== null && run.finished_at === null && !run.failed;
  const { revalidate } = useReloads(isRunning);
  const start = async () => {
    await call("POST /admin/checks", {}).catch(() => undefined);
    await revalidate();
  };
  return (
    <ClubPage tab="checks" title={m.check_admin_title()} description={m.check_admin_description()}>
      <Lead>{m.check_admin_lead()}</Lead>
      <Row>
        <Allowed right="run_checks">
          <Button
            disabled={isRunning}
            disabledReason={m.error_check_running()}
            onClick={() => void start()}
          >
            {run ? m.check_again() : m.check_start()}
          </Button>
        </Allowed>
        <output>{stateOf(run, isRunning)}</output>
      </Row>
      {isRunning && (
        <progress
          value={run.checked}
          max={Math.max(run.total, 1)}
          aria-label={m.check_admin_title()}
        />
      )}
      <Form method="get" key={kind}>
        <Row>
          <SelectField
            name="kind"
            label={m.check_kind()}
            placeholder={m.check_all_kinds()}
            defaultValue={kind}
            errors={{}}
          >
            {CHECK_KINDS.map((one) => (
              <option key={one} value={one}>
                {kindNames[one]()}
              </option>
            ))}
          </SelectField>
          <Button type="submit" look="second">
            {m.check_show()}
          </Button>
        </Row>
      </Form>
      {findings.length === 0 ? (
        <EmptyPage>{m.check_none()}</EmptyPage>
      ) : (
        <Findings findings={findings} />
      )}
      <PageLinks next={next} />
    </ClubPage>
  );
}

/** The check runs in the background: its findings so far are reloaded until it ends. */
function useReloads(isRunning: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void revalidate(), POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
  return { revalidate };
}

function stateOf(run: CheckRun | null, isRunning: boolean): string {
  if (!run) return m.check_never();
  if (run.failed) return m.check_failed();
  return isRunning ? m.check_running(run) : m.check_finished(run);
}
