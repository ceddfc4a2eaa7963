/** All screens, with the data they need to show something. */
import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import type { ApiCaller } from "@felistry/contract/client.ts";
import type { UploadPrefix } from "@felistry/contract/documents.ts";
import type { Language } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { registerByClub } from "../club.ts";
import { guestApi, type Member } from "../member.ts";
import { champion } from "../credentials/champion.ts";
import { catteryName } from "../catteries/cattery-name.ts";
import { sendPicture } from "../scan.ts";

export const publicScreens = [
  "/",
  "/allcats",
  "/catbreeds",
  "/market",
  "/search",
  "/market?breed=mco",
  "/cat-profile-sell/{ad}",
  "/cats/{ad}",
  "/cats/{ad}?tab=pedigree",
  "/cats/{ad}?tab=inbreeding",
  "/mating",
  "/catbreeds/{breed}",
  "/catbreeds/{breed}/inbreeding",
  "/pedigree/{ad}/descendants",
  "/studbook",
  "/studbook/{studbook}",
  "/partners",
  "/privacy",
  "/terms",
  "/verify",
  "/log",
];
export const guestScreens = [
  ...publicScreens,
  "/mating?dam={dam}&sire={sire}",
  "/studbook/{studbook}/{studbookBreed}",
  "/market?q=maine+coon&sex=female&photos=1&currency=USD",
  "/join",
  "/login",
  "/restore",
  "/undo-email-change#x",
  "/litters/answer#x",
  "/searches/stop#x",
  "/judge/yes",
  "/judge/no",
];
export const memberScreens = [
  "/my",
  "/my?tab=cattery",
  "/my?show=cats&view=table",
  "/my?show=bred",
  "/my/list?cats={own}",
  "/my?show=selling",
  "/my?show=sell-orders",
  "/my?show=buy-orders",
  "/edit",
  "/settings",
  "/users/{me}/addphoto",
  "/my/checks",
  "/my/searches",
  "/my/merges",
  "/my/papers",
  "/litters",
  "/litters/new?dam={own}",
  "/litters/{litter}",
  "/litters/{litter}/weights",
  "/litters/new?mating={mating}",
  "/matings",
  "/matings/new",
  "/matings/{mating}",
  "/import",
  "/favorites",
  "/notices",
  "/dates",
  "/cattery",
  "/cattery/?id={cattery}",
  "/catteries/{cattery}",
  "/cattery-names",
  "/catteries/{cattery}/inbreeding",
  "/add",
  "/add/pedigree",
  "/addwithcolor",
  "/cats/{own}",
  "/cats/{own}?tab=pedigree",
  "/cats/{own}?tab=selling",
  "/cats/{own}?tab=docs",
  "/cats/{own}/sale",
  "/cats/{own}/metric/new",
  "/cats/{own}/metric/{metric}",
  "/cats/{own}/pedigree/new",
  "/cats/{own}/pedigree/{pedigree}",
  "/cats/{own}/addparent?p=female",
  "/cats/{own}/pedigree/edit",
  "/cats/{own}/addphoto",
  "/cats/{own}/credentials",
  "/cats/{own}/credentials/new",
  "/cats/{own}/credentials/{credential}",
  "/cats/{own}/registration",
  "/cats/{own}/registrationai",
  "/cats/{own}/history",
  "/cats/{own}/merge?other={twin}",
  "/cats/{own}/update",
  "/cats/{registered}/updateshort",
  "/cats/{registered}/correction",
  "/cats/{registered}/standing",
  "/corrections",
  "/corrections/{correction}",
  "/cats/{own}/transfer",
  "/cats/{registered}/transfer",
  "/transfers",
  "/transfers/{transfer}",
  "/order/{ad}",
  "/order/sent",
  "/my/questions",
  "/my/questions/{question}",
  "/cat-profile-sell/{ad}/question",
  "/my/orders/{order}",
  "/reviews/{me}",
  "/my/orders/{order}/dispute",
  "/cats/{own}/chip-proof",
  "/waiting/{waiting}",
  "/my/waiting",
  "/my/waiting-lists",
  "/my/waiting-lists/new",
  "/my/waiting-lists/{waiting}",
  "/cat-profile-sell/{ad}/report",
  "/verify/{certificate}",
];

export const adminScreens = [
  "/admin",
  "/admin/corrections",
  "/admin/credentials",
  "/admin/credentials?list=judges",
  "/admin/checks",
  "/admin/club-rules",
  "/admin/health",
  "/admin/clubs",
  "/admin/clubs/1/look",
  "/admin/members",
  "/admin/reports",
  "/admin/reports?list=held",
  "/admin/reports?list=taken-down",
  "/admin/messages",
  "/club/desk",
  "/admin/disputes",
  "/admin/reports?list=chips",
  "/admin/history",
  "/admin/studbook",
  "/admin/memberships",
  "/admin/cattery-names",
];

const DEMO_BREED = "mco";
/** The demo's cats are registered in the year in which it is made. */
const STUDBOOK_YEAR = new Date().getUTCFullYear();

export interface Ids {
  /** A cat for sale, and its parents. */
  readonly ad: number;
  readonly dam: number;
  readonly sire: number;
  /** A breed of which the club has registered cats this year. */
  readonly studbookBreed: string;
  readonly me: number;
  /** The member's own cat, and its documents. */
  readonly own: number;
  /** Another cat of the member's, registered by the club. */
  readonly registered: number;
  /** A request to correct it. */
  readonly correction: number;
  readonly transfer: number;
  readonly metric: number;
  readonly pedigree: number;
  readonly cattery: number;
  readonly litter: number;
  readonly order: number;
  /** To the seller of another cat. */
  readonly question: number;
  readonly credential: number;
  /** A waiting list of the member's. */
  readonly waiting: number;
  readonly mating: number;
  /** Another record of what may be the same cat. */
  readonly twin: number;
  /** The code of the registered cat's certificate. */
  readonly certificate: string;
}

/** From the demo registry: other journeys' ads are newer. */
export async function oldestAd(): Promise<number> {
  const { data } = await guestApi()("GET /sales/all-cats", { query: { limit: 100 } });
  return data.at(-1)!.id;
}

/** The ids for a guest's screens. */
export async function guestIds(): Promise<Pick<Ids, "ad" | "dam" | "sire" | "studbookBreed">> {
  const ad = await oldestAd();
  const { data } = await guestApi()("GET /parents/{id}", { params: { id: ad } });
  const { data: studbook } = await guestApi()("GET /studbook/{year}", {
    params: { year: String(STUDBOOK_YEAR) },
  });
  const studbookBreed = studbook.breeds[0]!.ems.toLowerCase();
  return { ad, dam: data.mother_id!, sire: data.father_id!, studbookBreed };
}

/** Gives a member something on every list, and documents. */
export async function settle(
  { call }: Member,
  context: BrowserContext,
  language: Language,
): Promise<Ids> {
  const guests = await guestIds();
  const { ad } = guests;
  const { data: me } = await call("GET /me", {});
  const cat = { breed: "MCO", ems: "ns 22", sex: "female" } as const;
  const own = await enterCat(call, {
    ...cat,
    prefix: "Silverbrook",
    name: "Aurora",
    born: "2024-02-03",
  });
  const motherId = await enterCat(call, { ...cat, name: "Juniper", born: "2021-05-06" });
  await call("POST /parents/", { body: { catId: own, motherId } });
  const registered = await enterCat(call, { ...cat, name: "Nutmeg" });
  await registerByClub(registered);
  const stud = await enterCat(call, { ...cat, sex: "male", name: "Boreas", born: "2020-01-02" });
  const { data: litter } = await call("POST /litters", {
    body: {
      dam_id: motherId,
      sire_id: stud,
      born: "2026-06-01",
      kittens: [{ cat_name: "Zephyr", sex: "male", ems: "n" }],
      key: randomUUID(),
    },
  });
  const planned_from = new Date().toISOString().slice(0, 10);
  const { data: mating } = await call("POST /planned-matings", {
    body: { dam_id: motherId, sire_id: stud, from_day: planned_from, until_day: null },
  });
  const { data: certificate } = await call("POST /cats/{id}/certificates", {
    params: { id: registered },
    body: { kind: "pedigree" },
  });
  const { data: correction } = await call("POST /cats/{id}/corrections", {
    params: { id: registered },
    body: {
      cat_name: "Nutmeg of Silverbrook",
      reason: "The pedigree has the whole name",
      evidence_url: await sendPicture(context, language, "evidence"),
    },
  });
  const { data: transfer } = await call("POST /cats/{id}/transfers/out", {
    params: { id: registered },
    body: { club: "Kissaliitto, FIFe", remarks: "She moves in spring" },
  });
  const twin = await enterCat(call, { ...cat, name: "Avrora", born: "2024-02-03" });
  await placeAd(call, own, { price: 900, breedingPrice: 1500 });
  const { data: sale } = await call("GET /sales/{catId}", { params: { catId: ad } });
  const { orderId: order } = await call("POST /order", {
    body: { catId: ad, price: sale.price_pet, comment: "May we visit?" },
  });
  await call("POST /order/{id}/messages", {
    params: { id: order },
    body: { text: "We have two cats and a garden. Is he used to children?" },
  });
  const { data: ads } = await call("GET /sales/all-cats", { query: { limit: 100 } });
  const { data: asked } = await call("POST /sales/{catId}/question", {
    params: { catId: ads.findLast(({ id }) => id !== ad)!.id },
    body: { text: "Is she used to dogs?" },
  });
  await call("POST /me/favorite", { body: { catId: ad, favorite: true } });
  const documents = await papers(call, own, context, language);
  const { data: waiting } = await call("POST /waiting-lists", {
    body: { cattery_id: documents.cattery, rule: "turn", note: "Two litters in spring" },
  });
  await call("POST /me/cattery-names", { body: { name: catteryName() } });
  return {
    ...guests,
    waiting: waiting.list_id,
    me: me.id,
    own,
    registered,
    correction: correction.id,
    transfer: transfer.id,
    twin,
    litter: litter.id,
    mating: mating.id,
    order,
    question: asked.question_id!,
    certificate: certificate.code,
    ...documents,
  };
}

/** A member who was asked for the fee of this year, and one of the year before. */
export async function settleMemberships(club: ApiCaller, memberId: number): Promise<void> {
  const { data: currencies } = await club("GET /currencies", {});
  const currency_id = currencies.find(({ code }) => code === "EUR")!.id;
  for (const year of [STUDBOOK_YEAR - 1, STUDBOOK_YEAR]) {
    await club("PUT /admin/membership-fees", {
      body: { year, kind: "youth", amount: 20, currency_id, due_on: `${year}-03-31` },
    });
    await club("POST /admin/memberships", {
      body: { member_id: memberId, year, kind: "youth" },
    });
  }
}

/** A judge on the club's list, who rests. */
export async function settleJudges(club: ApiCaller): Promise<void> {
  const mark = randomUUID().slice(0, 8);
  await club("POST /admin/judges", {
    body: {
      name: `Anna North ${mark}`,
      email: `${mark}@judges.example`,
      systems: ["FIFe", "WCF"],
      rested: 1,
    },
  });
}

/** Gives the club something to decide in each of its lists; answers with the member's id. */
export async function settleDesk(
  member: Member,
  context: BrowserContext,
  language: Language,
): Promise<number> {
  const { ad, own, pedigree, me } = await settle(member, context, language);
  await member.call("POST /applications/send-to-registration/{catId}", {
    params: { catId: own },
    body: { pedigrees_id: pedigree },
  });
  await member.call("POST /sales/{catId}/reports", {
    params: { catId: ad },
    body: { reason: "foreign_photos", text: "The same photos stand on another cattery's page" },
  });
  return me;
}

async function papers(
  call: ApiCaller,
  cat_id: number,
  context: BrowserContext,
  language: Language,
): Promise<Pick<Ids, "metric" | "pedigree" | "cattery" | "credential">> {
  const cat_systems_id = (await call("GET /cat-systems", {})).data[0]!.id;
  const common = { issued_by: "Breeders' club", cat_systems_id, cat_id };
  const picture = (prefix: UploadPrefix) => sendPicture(context, language, prefix);
  const { data: metric } = await call("POST /metrics", {
    body: { ...common, metric_num: "M 17/2024", metric_img_url: await picture("metric") },
  });
  const { data: pedigree } = await call("POST /pedigrees", {
    body: { ...common, pedigree_num: "P 2024-118", pedigree_img_url: await picture("pedigree") },
  });
  const { data: cattery } = await call("POST /me/cattery", {
    body: {
      cattery_name: catteryName(),
      certificate_issued_by: "Breeders' club",
      cat_systems_id,
      image_url: await picture("cattery"),
    },
  });
  const { data: credential } = await call("POST /cats/{id}/credentials", {
    params: { id: cat_id },
    body: {
      kind: "dna",
      name: "HCM",
      result: "n/n",
      issued_by: "Laboklin",
      scan_url: await picture("credential"),
    },
  });
  await champion(call, cat_id);
  return {
    metric: metric.id,
    pedigree: pedigree.id,
    cattery: cattery.id,
    credential: credential.id,
  };
}

export const addressOf = (pattern: string, ids: Partial<Ids>) =>
  pattern.replaceAll(/\{(\w+)\}/g, (_, name: keyof Ids | "breed" | "studbook") =>
    String({ breed: DEMO_BREED, studbook: STUDBOOK_YEAR, ...ids }[name]),
  );
