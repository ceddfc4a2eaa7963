import { redirect, type LoaderFunctionArgs } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { orErrorScreen, requireViewer } from "../page-tools.ts";
import { paths } from "../paths.ts";

const isId = (text: string | undefined): text is string => /^\d{1,9}$/.test(text ?? "");

/** The cat of `/cats/{id}/…` with its entries, for its owners; everybody else is sent to the cat's page (spec §2.2). */
export async function loadOwnCat(args: LoaderFunctionArgs) {
  const { call, viewer } = requireViewer(args);
  const { id } = args.params;
  if (!isId(id)) throw redirect(paths.cat(id ?? ""));
  const params = { id: Number(id) };
  const [cat, { data: credentials }] = await orErrorScreen(
    Promise.all([
      call("GET /cats/cat-and-color/{id}", { params }).then(
        ({ data }) => data,
        (error: unknown) => {
          if (error instanceof ApiFailure && error.status === 403) return null;
          throw error;
        },
      ),
      call("GET /cats/{id}/credentials", { params }),
    ]),
  );
  if (!cat || !ownsCat(cat, viewer.id)) throw redirect(paths.cat(id));
  return { cat, credentials };
}
