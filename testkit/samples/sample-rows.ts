/** The rows used by the samples of all calls. */
import type { UploadPrefix } from "@felistry/contract/documents.ts";
import { freshToken, tokenHash } from "@felistry/server/accounts/token.ts";
import { buildAd } from "../build-ad.ts";
import { buildApplication } from "../build-application.ts";
import { buildAdmin, buildMember, type BuiltMember } from "../build-member.ts";
import { buildCat } from "../build-cat.ts";
import { buildCattery } from "../build-cattery.ts";
import { buildChampion, buildCredential } from "../build-credential.ts";
import { buildOrder } from "../build-order.ts";
import { describedChange } from "../described-change.ts";
import { buildUploadRow } from "../build-upload-row.ts";
import { insertRow, referenceId, type World } from "../world.ts";
import { sampleReports } from "./sample-reports.ts";

/** The owners of the rows; each defaults to the caller. */
export interface Cast {
  /** Makes the calls, and owns the uploaded files. */
  readonly caller?: BuiltMember;
  /** Shown as the cat's owner, has the cattery, and has placed the order. */
  readonly owner?: BuiltMember;
  /** Maintains the cat's page. */
  readonly onlineOwner?: BuiltMember;
  /** Offers the cats that can be ordered; defaults to an otherwise unrelated member. */
  readonly seller?: BuiltMember;
}

export type SampleRows = Awaited<ReturnType<typeof sampleRows>>;

/** No two cats for sale may have one number. */
let lastChip = 0;

export async function sampleRows(world: World, cast: Cast) {
  const [caller, stranger, other] = await Promise.all([
    cast.caller ?? buildAdmin(world),
    buildMember(world),
    cast.seller ?? buildMember(world),
  ]);
  const owner = cast.owner ?? caller;
  const onlineOwner = cast.onlineOwner ?? caller;
  const chip = `64309${String(++lastChip).padStart(10, "0")}`;
  const cat = await buildCat(world, {
    owner,
    onlineOwner,
    sex: "female",
    ems: "ns 22",
    chip,
    dam: buildCat(world, { owner: other, sex: "female", born: "2017-02-02" }),
  });
  const [queen, free, foreign, offered] = await Promise.all([
    buildCat(world, { owner: other, sex: "female", born: "2018-03-03" }),
    buildCat(world, { owner: other, is_my_cat: 0 }),
    buildCat(world, { owner: other }),
    buildCat(world, { owner: other }),
  ]);
  await buildAd(world, { cat });
  const ad = await buildAd(world, { cat: offered, price_pet: 500 });
  const orderComment = `A word to the seller alone ${caller.id}`;
  const waitingHome = `A home described to the breeder alone ${caller.id}`;
  const order = await buildOrder(world, {
    ad: buildAd(world, { cat: foreign }),
    buyer: owner,
    comment: orderComment,
  });
  const message = await insertRow(world, "order_messages", {
    order_id: order.id,
    sender_id: order.seller_id,
    text: "He is still free",
  });
  const question = await insertRow(world, "questions", {
    cat_id: order.cat_id,
    // Of no sale any more.
    sale_round: -order.id,
    asker_id: order.client_id,
    seller_id: order.seller_id,
  });
  const answer = await insertRow(world, "order_messages", {
    question_id: question.id,
    sender_id: order.seller_id,
    text: "She likes children",
  });
  const { messageReport, reviewReport, dispute } = await sampleReports(world);
  const waitingCattery = await buildCattery(world, { owner: caller, slot: 4 });
  const waitingList = await insertRow(world, "waiting_lists", {
    breeder_id: onlineOwner.id,
    rule: "turn",
  });
  const otherList = await insertRow(world, "waiting_lists", {
    breeder_id: onlineOwner.id,
    rule: "choice",
  });
  // Where one member owns all, somebody else has applied.
  const waiting = await insertRow(world, "waiting_entries", {
    list_id: otherList.id,
    member_id: owner.id === onlineOwner.id ? (await buildMember(world)).id : owner.id,
    purpose: "pet",
    home: waitingHome,
  });
  const [applied, sentApplication] = await Promise.all([
    buildApplication(world, { cat: buildCat(world, { owner: other }) }),
    buildApplication(world, { cat: buildCat(world, { owner }) }),
  ]);
  const [entered, toConfirm] = await Promise.all([
    buildCredential(world, { cat, name: "JW" }),
    buildCredential(world, {
      cat: foreign,
      scanned: true,
      kind: "result",
      name: "CAC",
      judge: "Anna North",
      issued_on: "2025-03-01",
    }),
  ]);
  await buildChampion(world, cat);
  const takenDown = await insertRow(world, "taken_down_ads", {
    sale_id: (await buildAd(world, { cat: buildCat(world, { owner: other }) })).id,
    taken_down_by: stranger.id,
    reason: "The photos are another cat's",
  });
  const mark = await insertRow(world, "seller_marks", {
    member_id: stranger.id,
    mark: "name",
    marked_by: other.id,
  });
  const held = await insertRow(world, "held_ads", {
    sale_id: (await buildAd(world, { cat: buildCat(world, { owner: other }) })).id,
    reasons: ["first", "price"],
    about: JSON.stringify({ price: { low: 100, high: 4000 } }),
  });
  const report = await insertRow(world, "ad_reports", {
    sale_id: (await buildAd(world, { cat: buildCat(world, { owner: other }) })).id,
    reporter_id: stranger.id,
    reason: "fraud",
  });
  const system = await referenceId(world, "cat_systems", "abb", "WCF");
  const sent = (prefix: UploadPrefix, by = caller) => buildUploadRow(world, { owner: by, prefix });
  const [path, portrait, certificate, metricScan, pedigreeScan] = await Promise.all([
    sent("cat-photo"),
    sent("profile"),
    sent("cattery"),
    sent("metric"),
    sent("pedigree"),
  ]);
  const proven = await buildCat(world, { owner: other });
  const chipProof = await insertRow<{ id: number; path: string }>(world, "chip_proofs", {
    cat_id: proven.id,
    seller_id: other.id,
    chip: "643099999999999",
    code: "AB12-CD34",
    status: "sent",
    expires_at: new Date(Date.now() + 86_400_000),
    path: await sent("chip-proof", other),
    sent_at: new Date(),
  });
  const scans = await Promise.all([sent("metric", owner), sent("pedigree", owner)]);
  const shownCertificate = await sent("cattery", owner);
  const photo = await insertRow<{ id: number; path: string }>(world, "cat_photos", {
    cat_id: cat.id,
    path: await sent("cat-photo", owner),
    place: 1,
    chosen: true,
  });
  const metricNumber = `M-${caller.id}-secret`;
  const scan = { issued_by: "Club", cat_systems_id: system, cat_id: cat.id };
  const metric = await insertRow(world, "metrics", {
    ...scan,
    metric_num: metricNumber,
    metric_img_url: scans[0],
  });
  const pedigree = await insertRow(world, "pedigrees", {
    ...scan,
    pedigree_num: "P-1",
    pedigree_img_url: scans[1],
  });
  const cattery = await insertRow(world, "catteries", {
    users_id: owner.id,
    slot: 1,
    cattery_name: "Sample",
    certificate_issued_by: "Club",
    cat_systems_id: system,
    image_url: shownCertificate,
  });
  const failedMail = await insertRow(world, "jobs.job", {
    name: "mail",
    state: "failed",
    completed_on: new Date(),
    data: { isSample: true, to: "gone@cats.example", subject: "An order", text: "-", html: "-" },
  });
  const copy = await buildCat(world, {
    owner,
    onlineOwner,
    sex: "female",
  });
  const papers = await insertRow(world, "withheld_papers", {
    cat_id: copy.id,
    holder_id: owner.id,
    history_cat_id: copy.id,
    history_until: 0,
  });
  const merge = await insertRow(world, "merges", {
    kept_cat_id: cat.id,
    gone_cat_id: copy.id + 1_000_000,
    merged_by: caller.id,
    undone_by: caller.id,
    undone_at: new Date(),
    record: "{}",
  });
  const brought = await insertRow(world, "imports", {
    users_id: caller.id,
    file_name: "cats.csv",
    encoding: "utf-8",
    delimiter: ",",
    columns: JSON.stringify([["name", "sex", "breed"]]),
    mapping: JSON.stringify({ name: 0, sex: 1, breed: 2 }),
    state: "checked",
  });
  await world.pool.query("insert into import_parts (import_id, place, bytes) values ($1, 0, $2)", [
    brought.id,
    Buffer.from("name,sex,breed\nBrought,female,SIB\n"),
  ]);
  const country = await referenceId(world, "countries", "iso2", "FI");
  const changeId = await describedChange(world, cat.id);
  const undoToken = freshToken();
  await world.pool.query(
    `insert into email_changes (token_hash, user_id, old_email, new_email, expires_at)
     values ($1, $2, 'old' || $3, $3, now() + interval '7 days')`,
    [tokenHash(undoToken), caller.id, caller.email],
  );

  const linkToken = freshToken();
  await world.pool.query(
    `insert into recovery_codes (user_id, link_hash, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [caller.id, tokenHash(linkToken)],
  );

  const { id: session } = await insertRow<{ id: number }>(world, "sessions", {
    token_hash: tokenHash(freshToken()),
    user_id: caller.id,
    expires_at: new Date(Date.now() + 60 * 60 * 1000),
  });

  return {
    ad,
    applied,
    brought,
    caller,
    cat,
    cattery,
    certificate,
    changeId,
    chip,
    chipProof,
    copy,
    country,
    dispute,
    entered,
    failedMail,
    foreign,
    free,
    held,
    linkToken,
    mark,
    merge,
    metric,
    metricNumber,
    metricScan,
    offered,
    onlineOwner,
    message,
    question,
    answer,
    messageReport,
    order,
    orderComment,
    owner,
    papers,
    path,
    pedigree,
    pedigreeScan,
    photo,
    portrait,
    queen,
    report,
    reviewReport,
    takenDown,
    scan,
    scans,
    sentApplication,
    session,
    stranger,
    system,
    toConfirm,
    undoToken,
    waiting,
    waitingCattery,
    waitingHome,
    waitingList,
  };
}
