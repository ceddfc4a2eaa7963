/** Tells members by mail of new ads that their saved searches want, each ad of a sale once. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { readSavedQuery } from "@felistry/contract/market/saved-searches.ts";
import type { AdFacts } from "@felistry/domain/market/ad-facts.ts";
import { testsOf, testsThere } from "@felistry/domain/market/ad-filter.ts";
import { isWanted } from "@felistry/domain/market/match-ads.ts";
import { placesLike } from "@felistry/domain/market/read-places.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Pool } from "pg";
import { statement, told, type RowOf } from "../../db/statement.ts";
import { idsNoticed, inTransaction, type Tx } from "../../db/transaction.ts";
import type { MailJob } from "../../jobs/jobs.ts";
import { greeted } from "../../mail/greeted.ts";
import { writeLetter } from "../../mail/letter.ts";
import { Refusal } from "../../http/refusal.ts";
import { siteLink } from "../../mail/site-link.ts";
import { priceInWords } from "../../mail/words.ts";
import type { Services } from "../../services.ts";
import { selectAdFactsOfCats } from "./ad-index-statements.ts";
import type { ReadAds } from "./ad-index.ts";
import { factsOf } from "./ad-table.ts";
import type { MarketReference } from "./market-reference.ts";
import {
  namedAmong,
  placesAmong,
  type ResolvedSearch,
  resolveSearch,
  searchByName,
} from "./resolve-search.ts";

/** Raised by a trigger when ads have changed and somebody keeps a search. */
const ADS_CHANGED = "FE010";

/** The ads are held against the searches once the change is committed. */
export async function tellSearchesLater(tx: Tx, { jobs }: Pick<Services, "jobs">): Promise<void> {
  if (idsNoticed(tx, ADS_CHANGED).length > 0) await jobs.enqueue(tx, "tell-searches", 0, {});
}

const takeChanged = statement(
  "ad_changes_take",
  `with taken as (
     update ad_changes set told = true
     where id in (select id from ad_changes where not told order by id limit 500 for update skip locked) returning cat_id, at
   )
   select cat_id as id, extract(epoch from max(at))::float8 as at from taken where cat_id is not null group by cat_id`,
  told<{ id: number; at: number }>(),
);

const selectSearches = statement(
  "saved_searches_all",
  `select s.id, s.query, s.member_id, s.stop_code, u.email, u.first_name || ' ' || u.last_name as name, u.locale,
          extract(epoch from s.created_at)::float8 as since
   from saved_searches s join users u on u.id = s.member_id
   where u.suspended_at is null and u.closed_at is null order by s.id`,
);
type Search = RowOf<"saved_searches_all">;

const insertTold = statement(
  "told_ads_insert",
  `insert into told_ads (search_id, sale_round)
   select :searchId, s.round from sales s where s.cat_id = :catId and s.is_active
   on conflict do nothing returning sale_round`,
);

const selectCat = statement(
  "told_ad_cat",
  `select c.id, c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix, b.ems, s.price_pet, y.abb
   from cats c join breeds b on b.id = c.breed_id join sales s on s.cat_id = c.id join currencies y on y.id = s.currency_id
   where c.id = :catId`,
);

type Site = Pick<Services, "jobs" | "config" | "ads" | "now">;

export async function tellSearches(services: Site, pool: Pool): Promise<void> {
  const today = new Date(services.now()).toISOString().slice(0, 10);
  const ads = await services.ads.read(today);
  let taken = 0;
  do {
    taken = await inTransaction(pool, (tx) => tellOfChanged(tx, services, ads, today));
  } while (taken > 0);
}

async function tellOfChanged(tx: Tx, site: Site, ads: ReadAds, today: string): Promise<number> {
  const changedAt = new Map((await takeChanged(tx)).map(({ id, at }) => [id, at]));
  if (changedAt.size === 0) return 0;
  const rows = await selectAdFactsOfCats(tx, { catIds: [...changedAt.keys()] });
  const facts = rows.map((row) => ({
    ad: factsOf(row, 0),
    sellerId: row.seller_id,
    at: changedAt.get(row.cat_id)!,
  }));
  const mails: MailJob[] = [];
  for (const search of facts.length === 0 ? [] : await selectSearches(tx)) {
    const wanted = await wantedBy(tx, search, facts, ads, today);
    for (const catId of wanted) {
      const [told] = await insertTold(tx, { searchId: search.id, catId });
      if (told) mails.push(await mailOf(tx, search, catId, told.sale_round, site));
    }
  }
  await site.jobs.enqueueMails(tx, mails);
  return changedAt.size;
}

interface ChangedAd {
  readonly ad: AdFacts;
  readonly sellerId: number;
  /** When, in seconds since 1970. */
  readonly at: number;
}

async function wantedBy(
  tx: Tx,
  { query, member_id, since }: Search,
  facts: readonly ChangedAd[],
  { reference, rates }: ReadAds,
  today: string,
): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  for (const reading of readingsOf(query, reference)) {
    const tests = testsOf({ ...reading.filter, cats: null, there: null }, today, rates);
    const matching = facts
      .filter(
        // What has not changed since the search was saved was there to be seen.
        ({ ad, sellerId, at }) => at >= since && sellerId !== member_id && isWanted(ad, tests),
      )
      .map(({ ad }) => ad);
    const named = await catsCalled(tx, matching, reading.read?.names ?? []);
    for (const catId of [...named, ...(await catsThere(tx, matching, reading, reference))])
      found.add(catId);
  }
  return found;
}

async function catsCalled(
  tx: Tx,
  ads: readonly AdFacts[],
  names: readonly string[],
): Promise<number[]> {
  const catIds = ads.map(({ catId }) => catId);
  return catIds.length === 0 || names.length === 0 ? catIds : namedAmong(tx, catIds, names);
}

/** Where some of the words are a town or a country. */
async function catsThere(
  tx: Tx,
  ads: readonly AdFacts[],
  reading: ResolvedSearch,
  reference: MarketReference,
): Promise<number[]> {
  const places = placesAmong(reading, reference, (pattern) => {
    const like = placesLike(pattern);
    return ads.some(({ place }) => like.test(place));
  });
  if (places === null) return [];
  const tests = testsThere({ ...places, cats: null });
  const there = ads.filter((ad) => isWanted(ad, tests));
  return catsCalled(tx, there, places.names);
}

/** As the market reads it. One that a former release understood, and this one does not, keeps nobody else from being told. */
function readingsOf(query: string, reference: MarketReference): ResolvedSearch[] {
  const asked = readSavedQuery(query);
  if (asked === null) return [];
  try {
    const named = searchByName(asked, reference);
    return [resolveSearch(asked, reference), ...(named ? [named] : [])];
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

async function mailOf(
  tx: Tx,
  search: Search,
  catId: number,
  round: number,
  site: Site,
): Promise<MailJob> {
  const { email, name, locale, query, stop_code } = search;
  const speak = { locale };
  const cat = (await selectCat(tx, { catId }))[0]!;
  const about = {
    cat: displayName(cat),
    breed: cat.ems,
    price: priceInWords(cat.price_pet, cat.abb, locale),
  };
  const link = (path: string) => siteLink(site.config, locale, path);
  const body = [
    m.saved_mail(about, speak),
    m.saved_mail_search({ url: link(`/market?${query}`) }, speak),
    m.saved_mail_stop({ url: link(`/searches/stop#${stop_code}`) }, speak),
  ];
  return writeLetter({
    to: email,
    subject: m.saved_mail_subject(about, speak),
    paragraphs: greeted({ name, locale }, body, site.config),
    link: { label: m.saved_mail_link({}, speak), url: link(`/cat-profile-sell/${catId}`) },
    // A member is told of an ad once, however many of the member's searches want it.
    notice: { kind: "ads", event: `wanted-${round}` },
  });
}
