import { data, redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import { readCode } from "@felistry/domain/certificates/code.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, toolsOf } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { CodeForm } from "./code-form.tsx";
import { Proof } from "./proof.tsx";
import type { Verification } from "./verification.ts";
import styles from "./verify.module.css";

interface Screen {
  /** The code as typed or linked; null if none was requested yet. */
  readonly asked: string | null;
  /** Null if no certificate has that code. */
  readonly found: Verification | null;
}

/** Works without a script: a typed code is sent to this page, which redirects to the code's address. */
export async function loader(args: LoaderFunctionArgs) {
  const typed = new URL(args.request.url).searchParams.get("code");
  const meant = typed === null ? null : readCode(typed);
  if (meant) throw redirect(paths.verify(meant));
  const asked = args.params["code"] ?? typed;
  if (asked === null) return data<Screen>({ asked, found: null });
  const code = readCode(asked);
  const found = code === null ? null : await certificateUnder(args, code);
  return data<Screen>({ asked, found }, { status: found ? 200 : 404 });
}

/** Null if there is none, just as for an invalid code. */
async function certificateUnder(
  args: LoaderFunctionArgs,
  code: string,
): Promise<Verification | null> {
  try {
    return (await toolsOf(args).call("GET /verify/{code}", { params: { code } })).data;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    return orErrorScreen(Promise.reject(error as Error));
  }
}

export function Component() {
  const { asked, found } = useLoaderData() as Screen;
  const description = m.cert_verify_description();
  if (found)
    return (
      <Page width="text">
        <Head
          title={m.cert_verify_title_of({ code: found.code })}
          description={description}
          noIndex
        />
        <Proof verification={found} />
        <section className={styles["another"]} aria-labelledby="another">
          <h2 id="another">{m.cert_verify_another()}</h2>
          <CodeForm />
        </section>
      </Page>
    );
  return (
    <Page width="narrow">
      <Head title={m.cert_verify_title()} description={description} noIndex={asked !== null} />
      <h1>{m.cert_verify_title()}</h1>
      <Lead>{m.cert_verify_lead()}</Lead>
      <CodeForm {...(asked !== null && { asked, failure: m.error_certificate_not_found() })} />
    </Page>
  );
}
