import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import {
  favourites_description,
  favourites_list,
  favourites_none,
  favourites_title,
  favourites_to_market,
} from "@felistry/i18n/compiled/messages.js";
import { CatCards } from "../cats/cat-card.tsx";
import { orErrorScreen, toolsOf } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Page } from "../ui/page.tsx";
import { GuestFavourites } from "./guest-favourites.tsx";
import type { ApiCaller } from "@felistry/contract/client.ts";

/** A guest's are in the browser: the server sends the page without them. */
export async function loader(args: LoaderFunctionArgs) {
  const { call, viewer } = toolsOf(args);
  return viewer ? ownFavourites(call, cursorOf(new URL(args.request.url).searchParams)) : null;
}

async function ownFavourites(call: ApiCaller, cursor: string | undefined) {
  const { data, page } = await orErrorScreen(
    call("GET /me/favorites", { query: cursor === undefined ? {} : { cursor } }),
  );
  return { cats: data, next: page.next };
}

export function Component() {
  const own = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <Page>
      <Head title={favourites_title()} description={favourites_description()} noIndex />
      <h1>{favourites_title()}</h1>
      {own ? <Favourites cats={own.cats} /> : <GuestFavourites show={Favourites} />}
      {own && <PageLinks next={own.next} />}
    </Page>
  );
}

function Favourites({ cats }: { cats: Parameters<typeof CatCards>[0]["cats"] }) {
  if (cats.length === 0)
    return (
      <EmptyPage>
        <p>{favourites_none()}</p>
        <ButtonLink to={paths.market}>{favourites_to_market()}</ButtonLink>
      </EmptyPage>
    );
  return (
    <section aria-labelledby="saved-cats">
      <h2 id="saved-cats" className="visually-hidden">
        {favourites_list()}
      </h2>
      <CatCards cats={cats} />
    </section>
  );
}
