// oxlint-disable max-lines -- a table: one row a call, and the rows they are about
/** For every call an input that it accepts, from a member to whom its row belongs: what tests of all calls bend. */
import type { ApiKey, Input } from "@felistry/contract/api.ts";
import type { UploadPrefix } from "@felistry/contract/documents.ts";
import { freshToken, tokenHash } from "@felistry/server/accounts/token.ts";
import { buildAd } from "./build-ad.ts";
import { buildApplication } from "./build-application.ts";
import { buildAdmin, buildMember, type BuiltMember } from "./build-member.ts";
import { buildCat } from "./build-cat.ts";
import { buildCredential } from "./build-credential.ts";
import { buildOrder } from "./build-order.ts";
import { describedChange } from "./described-change.ts";
import { samplePapers } from "./sample-papers.ts";
import { insertRow, referenceId, type World } from "./world.ts";

export interface SampleWorld {
  /** Owns the rows below, orders another's cat, and holds both roles, so that every call is theirs to make. */
  readonly caller: BuiltMember;
  /** Holds role 1 and owns nothing. */
  readonly stranger: BuiltMember;
  readonly samples: Samples;
  /** What of the rows not everybody may see. */
  readonly secrets: SampleSecrets;
}

/** Whose the rows are; those who are not named are the caller. */
export interface Cast {
  /** Who will make the calls: the files sent are theirs. */
  readonly caller?: BuiltMember;
  /** Shown as the cat's owner, has the cattery, and has placed the order. */
  readonly owner?: BuiltMember;
  /** Keeps the cat's page. */
  readonly onlineOwner?: BuiltMember;
  /** Offers the cats that can be ordered; a member of no other part where nobody is named. */
  readonly seller?: BuiltMember;
}

export interface SampleSecrets {
  readonly chip: string;
  readonly metricNumber: string;
  readonly scans: readonly string[];
  readonly orderComment: string;
}

export type Samples = { readonly [Key in ApiKey]: Input<Key> };

export async function sampleCalls(world: World, cast: Cast = {}): Promise<SampleWorld> {
  const [caller, stranger, other] = await Promise.all([
    cast.caller ?? buildAdmin(world),
    buildMember(world),
    cast.seller ?? buildMember(world),
  ]);
  const owner = cast.owner ?? caller;
  const chip = `64309410${String(caller.id).padStart(7, "0")}`;
  const cat = await buildCat(world, {
    owner,
    onlineOwner: cast.onlineOwner ?? caller,
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
  const order = await buildOrder(world, {
    ad: buildAd(world, { cat: foreign }),
    buyer: owner,
    comment: orderComment,
  });
  const [applied, sentApplication] = await Promise.all([
    buildApplication(world, { cat: buildCat(world, { owner: other }) }),
    buildApplication(world, { cat: buildCat(world, { owner }) }),
  ]);
  const [entered, toConfirm] = await Promise.all([
    buildCredential(world, { cat }),
    buildCredential(world, { cat: foreign, scanned: true }),
  ]);
  const report = await insertRow(world, "ad_reports", {
    sale_id: (await buildAd(world, { cat: buildCat(world, { owner: other }) })).id,
    reporter_id: stranger.id,
    reason: "fraud",
  });
  const system = await referenceId(world, "cat_systems", "abb", "WCF");
  const sent = async (prefix: UploadPrefix, by = caller, name = "sample"): Promise<string> => {
    const key = `${name}-${prefix}-${caller.id}`;
    const row = await insertRow<{ id: number; path: string }>(world, "uploads", {
      path: `/files/${key}.webp`,
      users_id: by.id,
      prefix,
      original_key: key,
      width: 64,
      height: 48,
      bytes: 900,
    });
    return row.path;
  };
  const [path, portrait, certificate, metricScan, pedigreeScan] = await Promise.all([
    sent("cat-photo"),
    sent("profile"),
    sent("cattery"),
    sent("metric"),
    sent("pedigree"),
  ]);
  const scans = await Promise.all([sent("metric", owner, "kept"), sent("pedigree", owner, "kept")]);
  const shownCertificate = await sent("cattery", owner, "kept");
  const photo = await insertRow(world, "cat_photos", {
    cat_id: cat.id,
    path: await sent("cat-photo", owner, "kept"),
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
  const copy = await buildCat(world, {
    owner,
    onlineOwner: cast.onlineOwner ?? caller,
    sex: "female",
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
    file: Buffer.from("name,sex,breed\nBrought,female,SIB\n"),
    encoding: "utf-8",
    delimiter: ",",
    columns: JSON.stringify([["name", "sex", "breed"]]),
    mapping: JSON.stringify({ name: 0, sex: 1, breed: 2 }),
    state: "checked",
  });
  const country = await referenceId(world, "countries", "iso2", "FI");
  const changeId = await describedChange(world, cat.id);
  const undoToken = freshToken();
  await world.pool.query(
    `insert into email_changes (token_hash, user_id, old_email, new_email, expires_at)
     values ($1, $2, 'old' || $3, $3, now() + interval '7 days')`,
    [tokenHash(undoToken), caller.id, caller.email],
  );

  const onlineOwner = cast.onlineOwner ?? caller;
  const papers = await samplePapers(world, { owner, onlineOwner });

  const byCat = { params: { id: cat.id } };
  const catBody = {
    cat_name: "Barsik",
    sex: "male" as const,
    breed_id: cat.breed_id,
    cat_birthdate: "2023-04-05",
    main_ems: "n",
    eye_ems: "62",
  };
  const credentialBody = { kind: "dna" as const, name: "PKD1", result: "N/N" };
  const colour = { main_ems: "n", tabby_ems: "22" };
  const metricBody = {
    ...scan,
    metric_num: "M-2",
    metric_img_url: metricScan,
  };
  const pedigreeBody = {
    ...scan,
    pedigree_num: "P-2",
    pedigree_img_url: pedigreeScan,
  };
  const catteryBody = {
    cattery_name: "Sample2",
    certificate_issued_by: "Club",
    cat_systems_id: system,
    image_url: certificate,
  };

  const samples: Samples = {
    "POST /auth/register": {
      body: {
        first_name: "Anna",
        last_name: "Karlova",
        email: `anna${caller.id}@cats.example`,
        birthday: "1990-02-03",
        countries_id: country,
        password: "Kitten123",
        confirmPassword: "Kitten123",
      },
    },
    "POST /auth/login": { body: { email: stranger.email, password: stranger.password } },
    "POST /auth/logout": {},
    "GET /auth/check-email-exists": { query: { email: "anna@cats.example" } },
    "POST /send-recovery-email": { body: { recipient_email: stranger.email } },
    "POST /auth/verify-recovery-code": { body: { email: stranger.email, OTP: "1234" } },
    "PUT /auth/change-password": {
      body: { valuePassword: "Kitten124", currentPassword: caller.password },
    },
    "GET /me": {},
    "PUT /me/edit": {
      body: {
        first_name: "Anna",
        last_name: "Karlova",
        birthday: "1990-02-03",
        country_id: country,
      },
    },
    "GET /me/settings": {},
    "PUT /me/change-email": { body: { email: `new${caller.id}@cats.example` } },
    "POST /auth/undo-email-change": { body: { token: undoToken } },
    "POST /me/end-other-sessions": {},
    "GET /me/data": {},
    "POST /me/close": { body: { currentPassword: caller.password } },
    "GET /me/cats": { query: {} },
    "GET /me/favorites": { query: {} },
    "POST /me/favorite": { body: { catId: foreign.id } },
    "POST /me/useravaurl": { body: { filePath: portrait } },
    "GET /admin/members": { query: { q: "bre" } },
    "PUT /admin/members/{id}/administrator": {
      params: { id: stranger.id },
      body: { is_administrator: true },
    },
    "PUT /admin/members/{id}/suspension": {
      params: { id: stranger.id },
      body: { reason: "Cats that do not exist" },
    },
    "DELETE /admin/members/{id}/suspension": { params: { id: stranger.id } },
    "GET /users": { query: { q: "bre" } },
    "POST /logs/client": {
      body: { level: "error", message: "a script failed", meta: { page: "/market" } },
    },
    "POST /me/cattery": { body: catteryBody },
    "GET /catteries": { query: { user: caller.id } },
    "GET /catteries/{id}": { params: { id: cattery.id } },
    "GET /catteries/{id}/cats": { params: { id: cattery.id }, query: {} },
    "GET /catteries/{id}/edit": { params: { id: cattery.id } },
    "PUT /catteries/{id}": { params: { id: cattery.id }, body: catteryBody },
    "GET /cats": { query: { q: "mur" } },
    "POST /cats": { body: catBody },
    "GET /cats/{id}": byCat,
    "PUT /cats/{id}": { ...byCat, body: catBody },
    "PATCH /cats/{id}": { ...byCat, body: { description: "Loves people" } },
    "DELETE /cats/{id}": byCat,
    "GET /cats/{id}/name": byCat,
    "GET /cats/user-id-by-cat-id/{id}": byCat,
    "GET /cats/cat-and-color/{id}": { ...byCat, query: {} },
    "POST /cats/{id}/catavaurl": { ...byCat, body: { filePath: path } },
    "GET /cats/{id}/photos": byCat,
    "POST /cats/{id}/photos": { ...byCat, body: { filePath: path } },
    "PUT /cats/{id}/photos/order": { ...byCat, body: { ids: [photo.id] } },
    "PUT /cats/{id}/photos/{photoId}/avatar": { params: { id: cat.id, photoId: photo.id } },
    "DELETE /cats/{id}/photos/{photoId}": { params: { id: cat.id, photoId: photo.id } },
    "GET /cats/all-with-color-10-by-gender": { query: { q: "mur", sex: "female" } },
    "GET /cats/all-with-color-10-free": { query: { q: "mur" } },
    "GET /cats/notregistered": { query: { ids: String(cat.id) } },
    "PUT /cats/user-from-prev": { body: { catId: cat.id } },
    "PUT /cats/update-owner-at-cat/{id}": { params: { id: free.id } },
    "POST /cat-change-owner": { body: { catId: free.id } },
    "GET /cat-change-owner/{id}": byCat,
    "POST /cat-change-owner/cat-change-owner-from-prev": { body: { catId: cat.id } },
    "GET /ems": { query: { code: "MCO ns 22" } },
    "GET /coat/warnings": { query: { cat: cat.id } },
    "GET /me/checks": { query: {} },
    "GET /admin/checks": { query: {} },
    "POST /admin/checks": {},
    "POST /imports": { body: {} },
    "GET /imports/{id}": { params: { id: brought.id } },
    "PUT /imports/{id}": {
      params: { id: brought.id },
      body: { mapping: { name: 0, sex: 1, breed: 2 } },
    },
    "POST /imports/{id}/confirm": { params: { id: brought.id } },
    "GET /cats/{id}/merge": { ...byCat, query: { other: copy.id } },
    "POST /cats/{id}/merge": { ...byCat, body: { other: copy.id } },
    "GET /me/merges": { query: {} },
    "POST /merges/{id}/undo": { params: { id: merge.id } },
    "POST /coat/cross": {
      body: { dam: { ems: "MCO f 22" }, sire: { ems: "MCO a", genotype: { B: "B/b" } } },
    },
    "GET /cats/{id}/history": { ...byCat, query: {} },
    "GET /history": { query: {} },
    "POST /history/{id}/undo": { params: { id: changeId } },
    "GET /color/{id}": byCat,
    "POST /color": { body: { ...colour, cat_id: cat.id } },
    "PUT /color/{id}": { ...byCat, body: colour },
    "GET /parents/{id}": byCat,
    "GET /parents/mother/{id}": byCat,
    "GET /parents/father/{id}": byCat,
    "POST /parents/": { body: { catId: cat.id, motherId: queen.id } },
    "DELETE /parents/{id}": { ...byCat, body: { mother: true } },
    "GET /parents/{id}/ancestors": byCat,
    "GET /cats/{id}/credentials": byCat,
    "POST /cats/{id}/credentials": { ...byCat, body: credentialBody },
    "PUT /credentials/{id}": { params: { id: entered.id }, body: credentialBody },
    "DELETE /credentials/{id}": { params: { id: entered.id } },
    "PUT /credentials/{id}/confirm": { params: { id: toConfirm.id }, body: { confirmed: true } },
    "GET /credentials/waiting": { query: {} },
    "GET /pedigree/{catId}/titles": { params: { catId: cat.id } },
    "GET /pedigree/{catId}/offspring": { params: { catId: cat.id }, query: {} },
    "GET /pedigree/{catId}/siblings": { params: { catId: cat.id } },
    "GET /pedigree/{catId}/descendants": { params: { catId: cat.id }, query: { generations: 3 } },
    "GET /pedigree/{catId}/inbreeding": { params: { catId: cat.id }, query: {} },
    "GET /mating": { query: { dam: queen.id, sire: cat.id } },
    "GET /mating/suggestions": { query: { dam: queen.id } },
    "GET /breeds/{id}/inbreeding": { params: { id: cat.breed_id } },
    "GET /catteries/{id}/inbreeding": { params: { id: cattery.id } },
    "POST /upload": { body: { prefix: "profile" } },
    "POST /uploadToAi": { body: {} },
    "GET /readings/{id}/progress": { params: { id: "0b1f3f0e-6f0c-4d3e-9a51-3a8f6d1f0a11" } },
    "POST /cats/{id}/pedigree/reading": {
      ...byCat,
      body: {
        pedigree_num: "P-3",
        issued_by: "Club",
        cat_systems_id: system,
        pedigree_img_url: pedigreeScan,
        cat: { ems: "SIB n 22" },
        ancestors: [{ position: 2, cat_name: "Sample sire", ems: "SIB n 22" }],
      },
    },
    "GET /cats/{id}/docs": { ...byCat, query: {} },
    "GET /cats/{id}/metric": byCat,
    "GET /cats/{id}/pedigree": byCat,
    "GET /metrics/{id}": { params: { id: metric.id } },
    "POST /metrics": { query: {}, body: metricBody },
    "PUT /metrics/{id}": { params: { id: metric.id }, query: {}, body: metricBody },
    "GET /pedigrees/{id}": { params: { id: pedigree.id } },
    "POST /pedigrees": { query: {}, body: pedigreeBody },
    "PUT /pedigrees/{id}": { params: { id: pedigree.id }, query: {}, body: pedigreeBody },
    "GET /cats/{id}/applications": byCat,
    "GET /applications/not-solve": { query: {} },
    "POST /applications/send-to-registration/{catId}": {
      params: { catId: cat.id },
      body: { pedigrees_id: pedigree.id },
    },
    "PUT /applications/{id}/withdraw": { params: { id: sentApplication.id } },
    "PUT /cats/{id}/register-pedigree": { params: { id: applied.cat_id }, body: {} },
    "PUT /cats/{id}/delete-pedigree-application": {
      params: { id: applied.cat_id },
      body: { reason: "The number is not readable" },
    },
    ...papers,
    "GET /sales/all-cats": { query: {} },
    "GET /sales/cats-sales": { query: { breed: "SIB" } },
    "GET /sales/{catId}": { params: { catId: cat.id } },
    "POST /sales/{catId}": {
      params: { catId: cat.id },
      body: {
        price_pet: 700,
        price_breeding: 900,
        sale_for_breeding: 1,
        delivery_text: "By train",
        ready_to_move_at: "2026-08-01",
        is_active: 1,
      },
    },
    "PUT /sales/{catId}/is-active-update": { params: { catId: cat.id }, body: { is_active: 0 } },
    "POST /sales/{catId}/reports": {
      params: { catId: offered.id },
      body: { reason: "wrong_data", text: "Another cat" },
    },
    "GET /admin/reports": { query: {} },
    "PUT /admin/reports/{id}/dismiss": { params: { id: report.id } },
    "PUT /admin/reports/{id}/take-down": {
      params: { id: report.id },
      body: { reason: "The photos are another cat's" },
    },
    "POST /order": {
      body: {
        catId: offered.id,
        price: ad.price_pet,
        comment: "I have two cats",
        delivery: true,
        withBreeding: false,
      },
    },
    "GET /order": { query: {} },
    "GET /order/buy": { query: {} },
    "PUT /order/{id}/status": { params: { id: order.id }, body: { status: "cancelled" } },
    "POST /order/{id}/hand-over": { params: { id: order.id } },
    "PUT /order/{id}/hand-over": { params: { id: order.id } },
    "GET /breeds": {},
    "GET /breeds/counts": {},
    "GET /breeds/{id}": { params: { id: cat.breed_id } },
    "GET /color/main": {},
    "GET /color/gold": {},
    "GET /color/white": {},
    "GET /color/tabby": {},
    "GET /color/point": {},
    "GET /color/eye": {},
    "GET /countries/en_ru": {},
    "GET /currencies": {},
    "GET /cat-systems": {},
  };
  return { caller, stranger, samples, secrets: { chip, metricNumber, scans, orderComment } };
}
