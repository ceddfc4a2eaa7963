import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import {
  favourites_description,
  favourites_list,
  favourites_none,
  favourites_title,
  favourites_to_market,
} from "@felistry/i18n/compiled/messages.js";
import { CatCards } from "../cats/cat-card.tsx";
import { orErrorScreen, requireViewer } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { Empty, Page } from "../ui/page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const { data, page } = await orErrorScreen(
    call("GET /me/favorites", { query: cursor === undefined ? {} : { cursor } }),
  );
  return { cats: data, next: page.next };
}

export function Component() {
  const { cats, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <Page>
      <Head title={favourites_title()} description={favourites_description()} noIndex />
      <h1>{favourites_title()}</h1>
      {cats.length === 0 ? (
        <Empty>
          <p>{favourites_none()}</p>
          <ButtonLink to={paths.market}>{favourites_to_market()}</ButtonLink>
        </Empty>
      ) : (
        <section aria-labelledby="saved-cats">
          <h2 id="saved-cats" className="visually-hidden">
            {favourites_list()}
          </h2>
          <CatCards cats={cats} />
        </section>
      )}
      <PageLinks next={next} />
    </Page>
  );
}
