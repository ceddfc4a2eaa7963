import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import { breedColourWords } from "@felistry/domain/colours/ems/coat-words.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";
import { registrationNumber } from "@felistry/domain/registration/registration-number.ts";
import { userRoles, users } from "../db/schema/accounts.ts";
import { catColours, cats, favourites } from "../db/schema/cats.ts";
import { catteries } from "../db/schema/catteries.ts";
import { credentials } from "../db/schema/credentials.ts";
import { sales } from "../db/schema/market.ts";
import { pedigrees, uploads } from "../db/schema/documents.ts";
import { orders } from "../db/schema/orders.ts";
import { breeds, catSystems, countries, currencies } from "../db/schema/reference.ts";
import type { Tx } from "../db/transaction.ts";
import { applications } from "../db/schema/registration.ts";
import type { DemoApplication } from "./applications.ts";
import { bytesOf, keysOf, type MadePicture } from "../pictures/make-picture.ts";
import type { DemoAd, DemoCat, Registry } from "./registry.ts";

export interface LoadOptions {
  /** Password hashes, by member id, of the accounts shown at the first start. */
  passwordHashes: ReadonlyMap<number, string>;
  /** Everybody else's: the hash of an unknown password. */
  otherPasswordHash: string;
  /** The prefix of registration numbers. */
  registrationPrefix: string;
  /** The catteries' pictures, by cattery id; a cattery without one is omitted. */
  catteryPictures: ReadonlyMap<number, MadePicture>;
  applications: readonly DemoApplication[];
  /** The applications' papers, by cat id. */
  pedigreeScans: ReadonlyMap<number, MadePicture>;
}

interface Builder {
  readonly orm: NodePgDatabase;
}

/**
 * Loads the demo registry into an empty database, with the registry's ids, one statement per table. Parents come before
 * their children, so that the pedigree triggers find them.
 */
export async function loadRegistry(
  tx: Tx,
  registry: Registry,
  options: LoadOptions,
): Promise<void> {
  // The builder only calls `query` on its client.
  const to: Builder = { orm: drizzle({ query: tx.query } as unknown as PoolClient) };
  const ids = await referenceIds(to);
  await insertMembers(to, registry, ids, options);
  await insertCatteries(to, registry, ids, options.catteryPictures);
  await insertCats(to, registry, ids, options.registrationPrefix);
  await insertApplications(to, ids, options);
  await insertMarket(to, registry, ids);
  await insertCredentials(to, registry);
  await moveSequencesOn(to);
}

type ReferenceIds = Record<"breed" | "country" | "currency" | "system", (code: string) => number>;

async function referenceIds({ orm }: Builder): Promise<ReferenceIds> {
  return {
    breed: byCode(await orm.select({ id: breeds.id, code: breeds.ems }).from(breeds)),
    country: byCode(await orm.select({ id: countries.id, code: countries.iso2 }).from(countries)),
    currency: byCode(
      await orm.select({ id: currencies.id, code: currencies.code }).from(currencies),
    ),
    system: byCode(await orm.select({ id: catSystems.id, code: catSystems.abb }).from(catSystems)),
  };
}

function byCode(rows: { id: number; code: string }[]): (code: string) => number {
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  return (code) => {
    const id = ids.get(code);
    if (id === undefined) throw new Error(`the reference data has no ${code}`);
    return id;
  };
}

async function insertCredentials({ orm }: Builder, registry: Registry): Promise<void> {
  await orm.insert(credentials).values(
    registry.credentials.map(({ catId, kind, name, result, issuedBy, issuedOn }) => ({
      cat_id: catId,
      kind,
      name,
      result,
      issued_by: issuedBy,
      issued_on: issuedOn,
    })),
  );
}

async function insertMembers(
  { orm }: Builder,
  { members }: Registry,
  ids: ReferenceIds,
  options: LoadOptions,
): Promise<void> {
  await orm.insert(users).values(
    members.map((member) => ({
      id: member.id,
      first_name: member.firstName,
      last_name: member.lastName,
      email: member.email,
      birthday: member.birthday,
      about: member.about,
      site_url: member.siteUrl,
      country_id: ids.country(member.countryIso2),
      locale: member.locale,
      password_hash: options.passwordHashes.get(member.id) ?? options.otherPasswordHash,
      created_at: new Date(member.createdAt),
    })),
  );
  await orm
    .insert(userRoles)
    .values(members.flatMap(({ id, roles }) => roles.map((role_id) => ({ user_id: id, role_id }))));
}

async function insertCatteries(
  { orm }: Builder,
  registry: Registry,
  ids: ReferenceIds,
  pictures: ReadonlyMap<number, MadePicture>,
): Promise<void> {
  const pictured = registry.catteries.flatMap((cattery) => {
    const picture = pictures.get(cattery.id);
    return picture ? [{ cattery, picture }] : [];
  });
  if (pictured.length === 0) return;
  await orm.insert(uploads).values(
    pictured.map(({ cattery, picture }) => ({
      ...uploadOf(picture),
      users_id: cattery.memberId,
      prefix: "cattery",
    })),
  );
  await orm.insert(catteries).values(
    pictured.map(({ cattery, picture }) => ({
      id: cattery.id,
      users_id: cattery.memberId,
      slot: 1,
      cattery_name: cattery.name,
      cattery_name_full: cattery.affix,
      certificate_issued_at: cattery.certificate.issuedAt,
      certificate_num: cattery.certificate.number,
      certificate_issued_by: cattery.certificate.issuedBy,
      image_url: picture.path,
      cat_systems_id: ids.system(cattery.system),
    })),
  );
}

async function insertCats(
  { orm }: Builder,
  registry: Registry,
  ids: ReferenceIds,
  prefix: string,
): Promise<void> {
  await orm.insert(cats).values(
    registry.cats.map((cat) => ({
      id: cat.id,
      cat_name: cat.name,
      cat_name_cattery_prefix: cat.prefix,
      cat_name_suffix: cat.suffix,
      sex: cat.sex,
      cat_birthdate: cat.born,
      breed_id: ids.breed(cat.breed),
      description: cat.description,
      chip: cat.chip,
      registered: cat.registration ? 1 : 0,
      reg_num:
        cat.registration &&
        registrationNumber(prefix, cat.registration.year, cat.registration.number),
      is_my_cat: cat.isMyCat ? 1 : 0,
      users_id: cat.ownerId,
      online_owner_id: cat.onlineOwnerId,
      breeder_id: cat.breederId,
      breeder_not_user: cat.breederText,
      mother_id: cat.motherId,
      father_id: cat.fatherId,
      created_at: new Date(cat.createdAt),
      updated_at: new Date(cat.createdAt),
    })),
  );
  await orm.insert(catColours).values(registry.cats.map(colourRow));
}

async function insertApplications(
  { orm }: Builder,
  ids: ReferenceIds,
  options: Pick<LoadOptions, "applications" | "pedigreeScans">,
): Promise<void> {
  for (const application of options.applications) {
    const { catId, applicantId, number, issuedBy, system } = application;
    const scan = options.pedigreeScans.get(catId)!;
    await orm
      .insert(uploads)
      .values({ ...uploadOf(scan), users_id: applicantId, prefix: "pedigree" });
    const [pedigree] = await orm
      .insert(pedigrees)
      .values({
        cat_id: catId,
        pedigree_num: number,
        issued_by: issuedBy,
        pedigree_img_url: scan.path,
        cat_systems_id: ids.system(system),
      })
      .returning({ id: pedigrees.id });
    await orm
      .insert(applications)
      .values({ cat_id: catId, pedigrees_id: pedigree!.id, applicant_id: applicantId });
  }
}

function uploadOf(made: MadePicture) {
  const { path, originalKey, width, height } = made;
  return {
    path,
    original_key: originalKey,
    width,
    height,
    bytes: bytesOf(made),
    files: keysOf(made),
  };
}

function colourRow({ id, breed, codes }: DemoCat) {
  return {
    cat_id: id,
    ...codes,
    ems: colourEms(codes),
    words_en: breedColourWords(breed, codes, "en"),
    words_ru: breedColourWords(breed, codes, "ru"),
  };
}

async function insertMarket(
  { orm }: Builder,
  registry: Registry,
  ids: ReferenceIds,
): Promise<void> {
  const breedOf = new Map(registry.cats.map(({ id, breed }) => [id, ids.breed(breed)]));
  const adById = new Map<number, DemoAd>(registry.ads.map((ad) => [ad.id, ad]));
  await orm.insert(sales).values(
    registry.ads.map((ad) => ({
      id: ad.id,
      cat_id: ad.catId,
      breed_id: breedOf.get(ad.catId)!,
      is_active: ad.isActive,
      price_pet: ad.pricePet,
      price_breeding: ad.priceBreeding,
      sale_for_breeding: ad.priceBreeding !== null,
      delivery_text: ad.deliveryText,
      ready_to_move_at: ad.readyToMoveAt,
      currency_id: ids.currency(ad.currency),
      created_at: new Date(ad.createdAt),
      updated_at: new Date(ad.updatedAt),
    })),
  );
  await orm.insert(orders).values(
    registry.orders.map((order) => {
      const ad = adById.get(order.adId)!;
      return {
        id: order.id,
        sale_id: ad.id,
        cat_id: ad.catId,
        client_id: order.buyerId,
        seller_id: order.sellerId,
        status: order.status,
        with_breeding: order.withBreeding,
        price_pet: ad.pricePet,
        price_breeding: ad.priceBreeding,
        currency_id: ids.currency(ad.currency),
        comment: order.comment,
        is_delivery_needed: order.deliveryNeeded,
        created_at: new Date(order.createdAt),
        updated_at: new Date(order.updatedAt),
      };
    }),
  );
  await orm
    .insert(favourites)
    .values(
      registry.favourites.map(({ memberId, catId }) => ({ user_id: memberId, cat_id: catId })),
    );
}

/** Rows were inserted with their ids; the sequences must continue after them. */
async function moveSequencesOn({ orm }: Builder): Promise<void> {
  for (const table of ["users", "catteries", "cats", "sales", "orders"]) {
    await orm.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.identifier(table)}), 1))`,
    );
  }
}
