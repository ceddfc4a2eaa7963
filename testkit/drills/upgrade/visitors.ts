/** What visitors, members and the club do meanwhile: pages and what they name, reads and changes. */
import type pg from "pg";
import { ROLE_ADMIN } from "@felistry/domain/accounts/roles.ts";
import { buildAd, type BuiltAd } from "../../build-ad.ts";
import { buildCat } from "../../build-cat.ts";
import { buildMember } from "../../build-member.ts";
import { smallPicture } from "../../build-upload.ts";
import type { RequestInit, Requester } from "../../http-request.ts";
import { openSessionFor } from "../../session.ts";

const HOST = "cats.example";
const ADS = 12;
const BUYERS = 40;

interface Asking {
  readonly kind: string;
  /** Of a hundred requests. */
  readonly share: number;
  ask(count: number): readonly [path: string, init?: RequestInit];
}

interface Member {
  readonly id: number;
  readonly cookie: string;
}

export interface World {
  readonly ads: readonly BuiltAd[];
  readonly seller: Member;
  readonly buyers: readonly Member[];
  readonly admin: Member;
}

export async function buildWorld(pool: pg.Pool): Promise<World> {
  const member = async (): Promise<Member> => {
    const { id } = await buildMember({ pool });
    // As over TLS: under the other name it would be renewed within a minute.
    const { name, value } = await openSessionFor(pool, id, { hostOnlyCookies: true });
    return { id, cookie: `__Host-${name}=${value}` };
  };
  const [seller, admin] = [await member(), await member()];
  await pool.query("insert into user_roles (user_id, role_id) values ($1, $2)", [
    admin.id,
    ROLE_ADMIN,
  ]);
  const ads: BuiltAd[] = [];
  for (let count = 0; count < ADS; count++)
    ads.push(await buildAd({ pool }, { cat: buildCat({ pool }, { owner: { id: seller.id } }) }));
  const buyers: Member[] = [];
  for (let count = 0; count < BUYERS; count++) buyers.push(await member());
  return { ads, seller, admin, buyers };
}

export interface Visitors {
  readonly kinds: readonly string[];
  kindOf(count: number): string;
  send(count: number): Promise<Response>;
}

export async function visitorsOf(world: World, requester: Requester): Promise<Visitors> {
  /** Of the newest page, whichever release has made it. */
  let named: readonly string[] = [];
  const picture = new Uint8Array(await smallPicture());
  const askings = [
    ...guests(world),
    ...members(world),
    ...changes(world),
    uploads(world, picture),
    {
      kind: "scripts and styles of a page just seen",
      share: 10,
      ask: (count: number) => [named[count % named.length] ?? "/robots.txt"] as const,
    },
  ];
  const turns = interleaved(askings);
  const turnOf = (count: number) => turns[count % turns.length]!;
  return {
    kinds: askings.map(({ kind }) => kind),
    kindOf: (count) => turnOf(count).kind,
    async send(count) {
      const [path, init = {}] = turnOf(count).ask(count);
      const headers = { host: HOST, ...init.headers };
      const answer = await requester.send(path, { ...init, headers, from: addressOf(count) });
      const { status, headers: told } = answer;
      const text = await answer.text();
      if (turnOf(count).kind === PAGES && status === 200)
        named = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]!);
      // Of a hundred thousand answers only what is compared afterwards is kept.
      const kept =
        status >= 200 && status < 300
          ? text.slice(0, path === "/api/cats" ? 2000 : 0)
          : text.slice(0, 300);
      return new Response(status === 204 || status === 304 ? null : kept, {
        status,
        headers: told.has("retry-after") ? { "retry-after": "1" } : {},
      });
    },
  };
}

const VISITORS = 200;
/** Pages are made in turns by address, two at a time for each: who asks for all of them from one waits like a crowd. */
const addressOf = (count: number) => `127.0.0.${2 + (count % VISITORS)}`;

const PAGES = "pages of guests";

function guests({ ads }: World): Asking[] {
  const ad = (count: number) => ads[count % ads.length]!.cat_id;
  const pages = (count: number) => [
    "/",
    "/market",
    `/cats/${ad(count)}`,
    `/cat-profile-sell/${ad(count)}`,
    "/login",
    "/catbreeds",
    "/allcats",
  ];
  const reads = (count: number) => [
    `/api/cats/${ad(count)}`,
    "/api/market",
    "/api/sales/all-cats",
    "/api/breeds",
    `/api/parents/${ad(count)}/ancestors`,
    "/api/search?q=murka",
    `/api/pedigree/${ad(count)}/offspring`,
  ];
  const oneOf = (paths: readonly string[], count: number) =>
    [paths[count % paths.length]!] as const;
  return [
    { kind: PAGES, share: 12, ask: (count) => oneOf(pages(count), count) },
    { kind: "reads of guests", share: 32, ask: (count) => oneOf(reads(count), count) },
  ];
}

function members({ seller, buyers, admin }: World): Asking[] {
  const buyer = (count: number) => buyers[count % buyers.length]!;
  const as = ({ cookie }: Member, paths: readonly string[], count: number) =>
    [paths[count % paths.length]!, { headers: { cookie } }] as const;
  return [
    {
      kind: "pages of members",
      share: 5,
      ask: (count) => as(seller, ["/my", "/settings", "/notices", "/my?show=sell-orders"], count),
    },
    {
      kind: "reads of members",
      share: 14,
      ask: (count) =>
        as(
          count % 2 ? seller : buyer(count),
          ["/api/me/cats", "/api/order", "/api/order/buy", "/api/me/favorites", "/api/litters"],
          count,
        ),
    },
    {
      kind: "reads of the club",
      share: 4,
      ask: (count) =>
        as(
          admin,
          ["/api/admin/cases", "/api/admin/members", "/api/applications/not-solve", "/api/history"],
          count,
        ),
    },
  ];
}

const json = ({ cookie }: Member, body: object): RequestInit => ({
  method: "POST",
  headers: { cookie, "content-type": "application/json" },
  body: JSON.stringify(body),
});

function changes({ ads, seller, buyers }: World): Asking[] {
  const buyer = (count: number) => buyers[count % buyers.length]!;
  const ad = (count: number) => ads[count % ads.length]!;
  return [
    {
      kind: "cats entered",
      share: 8,
      ask: (count) => [
        "/api/cats",
        json(buyer(count), {
          cat_name: `Drill ${count}`,
          sex: "female",
          breed_id: 1,
          birthday: "2020-01-01",
        }),
      ],
    },
    {
      kind: "ads changed",
      share: 5,
      ask: (count) => [
        `/api/sales/${ad(count).cat_id}`,
        json(seller, {
          price_pet: ad(count).price_pet,
          price_breeding: ad(count).price_breeding,
          sale_for_breeding: 1,
          delivery_text: `By train, at any time (${count})`,
          ready_to_move_at: "2026-06-01",
        }),
      ],
    },
    {
      kind: "orders",
      share: 5,
      ask: (count) => [
        "/api/order",
        json(buyer(count), { catId: ad(count).cat_id, price: ad(count).price_pet }),
      ],
    },
    {
      kind: "cats saved",
      share: 4,
      ask: (count) => ["/api/me/favorite", json(buyer(count), { catId: ad(count).cat_id })],
    },
  ];
}

function uploads({ buyers }: World, picture: Uint8Array<ArrayBuffer>): Asking {
  return {
    kind: "photos uploaded",
    share: 1,
    ask(count) {
      const body = new FormData();
      body.set("prefix", "cat-photo");
      body.set("file", new Blob([picture]), "cat.png");
      const { cookie } = buyers[count % buyers.length]!;
      return ["/api/upload", { method: "POST", headers: { cookie }, body }];
    },
  };
}

/** By their shares, and spread as evenly as that goes. */
function interleaved(askings: readonly Asking[]): readonly Asking[] {
  const turns = askings.flatMap((asking) =>
    Array.from({ length: asking.share }, (_, at) => ({ asking, at: (at + 0.5) / asking.share })),
  );
  return turns.toSorted((a, b) => a.at - b.at).map(({ asking }) => asking);
}
