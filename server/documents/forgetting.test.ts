import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { photoSources } from "@felistry/domain/photos/photo-sources.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { referenceId } from "@felistry/testkit/world.ts";
import { cleanOriginals, deleteForgotten, deleteOrphans, forgetUnused } from "./forgetting.ts";

let server: TestServer;
let member: BuiltMember;
let filesDir: string;

beforeAll(async () => {
  server = await startTestServer();
  member = await buildMember(server);
  filesDir = join(server.services.config.dataDir, "files");
});
afterAll(() => server.stop());

/** Every address that a photo has. */
function addressesOf(path: string): string[] {
  const { avif, webp } = photoSources(path)!;
  return [avif, webp].flatMap((set) => set.split(", ").map((entry) => entry.split(" ")[0]!));
}

async function statuses(paths: readonly string[], cookie = ""): Promise<number[]> {
  const answers = paths.map((path) => server.raw(path, { headers: { cookie } }));
  return [...new Set((await Promise.all(answers)).map(({ status }) => status))];
}

async function filesOf(path: string): Promise<string[]> {
  const { rows } = await server.pool.query<{ files: string[] }>(
    "select files from uploads where path = $1",
    [path],
  );
  return rows[0]?.files ?? [];
}

async function expectGone(path: string, files: readonly string[]): Promise<void> {
  expect(files.length).toBeGreaterThan(1);
  expect(await filesOf(path)).toEqual([]);
  for (const key of files)
    expect([key, await server.services.files.exists(key)]).toEqual([key, false]);
}

const largePicture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "#875" } })
    .jpeg()
    .toBuffer();

describe("[SEC-16] [D11-07] as soon as the answer is there, no address and no file is left", () => {
  test("of a deleted cat's photos and scans", async () => {
    const cat = await buildCat(server, { owner: member });
    const call = server.as(member);
    const photo = await buildUpload(server, { owner: member, file: await largePicture() });
    await call("POST /cats/{id}/photos", { params: { id: cat.id }, body: { filePath: photo } });
    const scan = await buildUpload(server, { owner: member, prefix: "metric" });
    await call("POST /metrics", {
      query: {},
      body: {
        metric_num: "M-1",
        issued_by: "Club",
        cat_systems_id: await referenceId(server, "cat_systems", "abb", "WCF"),
        cat_id: cat.id,
        metric_img_url: scan,
      },
    });
    const [photoFiles, scanFiles] = [await filesOf(photo), await filesOf(scan)];
    const addresses = addressesOf(photo);
    const cookie = await server.sessionCookie(member);
    expect(addresses).toHaveLength(6);
    expect(await statuses([...addresses, scan], cookie)).toEqual([200]);
    await call("DELETE /cats/{id}", { params: { id: cat.id } });
    expect(await statuses([...addresses, scan], cookie)).toEqual([404]);
    await expectGone(photo, photoFiles);
    await expectGone(scan, scanFiles);
  });

  test("of a replaced photo of a member and of a cattery", async () => {
    const call = server.as(member);
    const own = () => buildUpload(server, { owner: member, prefix: "profile" });
    const [first, second] = [await own(), await own()];
    await call("POST /me/useravaurl", { body: { filePath: first } });
    const firstFiles = await filesOf(first);
    await call("POST /me/useravaurl", { body: { filePath: second } });
    expect(await statuses([first])).toEqual([404]);
    expect(await statuses([second])).toEqual([200]);
    await expectGone(first, firstFiles);

    const pictureOfCattery = () => buildUpload(server, { owner: member, prefix: "cattery" });
    const [old, fresh] = [await pictureOfCattery(), await pictureOfCattery()];
    const oldFiles = await filesOf(old);
    const cattery = await buildCattery(server, { owner: member });
    await server.pool.query("update catteries set image_url = $2 where id = $1", [cattery.id, old]);
    await call("PUT /catteries/{id}", {
      params: { id: cattery.id },
      body: {
        cattery_name: "Silverbrook",
        cattery_name_full: null,
        certificate_issued_at: null,
        certificate_num: null,
        certificate_issued_by: "Club",
        cat_systems_id: await referenceId(server, "cat_systems", "abb", "WCF"),
        image_url: fresh,
      },
    } as never);
    expect(await statuses([old])).toEqual([404]);
    await expectGone(old, oldFiles);
  });

  test("of what a member who closes the account has not used, nor of tables brought", async () => {
    const leaving = await buildMember(server);
    const unused = await buildUpload(server, { owner: leaving });
    const files = await filesOf(unused);
    await server.pool.query(
      `insert into imports (users_id, file_name, encoding, delimiter, columns, mapping) values ($1, 'cats.csv', 'utf-8', ',', '[]', '{}')`,
      [leaving.id],
    );
    await server.as(leaving)("POST /me/close", { body: { currentPassword: leaving.password } });
    expect(await statuses([unused])).toEqual([404]);
    await expectGone(unused, files);
    const { rowCount } = await server.pool.query("select from imports where users_id = $1", [
      leaving.id,
    ]);
    expect(rowCount).toBe(0);
  });
});

test("[SEC-16] a photo that another cat shows, too, stays; proxies keep photos for a minute", async () => {
  const [one, other] = [
    await buildCat(server, { owner: member }),
    await buildCat(server, { owner: member }),
  ];
  const photo = await buildUpload(server, { owner: member });
  for (const { id } of [one, other])
    await server.as(member)("POST /cats/{id}/photos", {
      params: { id },
      body: { filePath: photo },
    });
  await server.as(member)("DELETE /cats/{id}", { params: { id: one.id } });
  const answer = await server.raw(photo);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toContain("s-maxage=60");
});

test("[SEC-16] [D11-07] what nothing shows goes after a day, whoever comes; what was brought after a week", async () => {
  const [old, fresh] = [
    await buildUpload(server, { owner: member }),
    await buildUpload(server, { owner: member }),
  ];
  const oldFiles = await filesOf(old);
  await server.pool.query(
    "update uploads set created_at = now() - interval '25 hours' where path = $1",
    [old],
  );
  await server.pool.query(
    `insert into imports (users_id, file_name, encoding, delimiter, columns, mapping, updated_at)
     select $1, 'cats.csv', 'utf-8', ',', '[]', '{}', now() - age from unnest(array['8 days', '6 days']::interval[]) as age`,
    [member.id],
  );
  await forgetUnused(server.services);
  await deleteForgotten(server.services);
  await deleteForgotten(server.services);
  await expectGone(old, oldFiles);
  expect(await statuses([fresh])).toEqual([200]);
  const { rowCount } = await server.pool.query("select from imports where users_id = $1", [
    member.id,
  ]);
  expect(rowCount).toBe(1);
});

test("[SEC-16] [SEC-21] files without a row, whole or half, go; those of a row and those just written stay", async () => {
  const kept = await buildUpload(server, { owner: member });
  const hour = new Date(Date.now() - 2 * 60 * 60 * 1000);
  const lost = "A".repeat(24);
  const orphans = [
    `public/photos/${lost}-64x48.webp`,
    `originals/${lost}.jpg`,
    `scans/${lost}-64x48.webp.0123456789ab.part`,
  ];
  const young = `originals/${"B".repeat(24)}.jpg`;
  for (const key of [...orphans, young]) await server.services.files.put(key, Buffer.from("half"));
  for (const key of await readdir(filesDir, { recursive: true }))
    if (!key.includes("BBBB")) await utimes(join(filesDir, key), hour, hour);
  await deleteOrphans(server.services, Date.now());
  for (const key of orphans) expect(await server.services.files.exists(key)).toBe(false);
  expect(await server.services.files.exists(young)).toBe(true);
  expect(await statuses(addressesOf(kept))).toEqual([200]);
  await server.services.files.delete(young);
});

test("[SEC-17] originals that an earlier release kept as they came are cleaned", async () => {
  const path = await buildUpload(server, { owner: member });
  const [key] = await filesOf(path);
  const sent = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#666" } })
    .withExif({ IFD0: { Make: "Secret camera" } })
    .png()
    .toBuffer();
  await server.services.files.put(key!, sent);
  await server.pool.query("update uploads set is_clean = false where path = $1", [path]);
  await cleanOriginals(server.services);
  const kept = await server.services.files.get(key!);
  expect(kept.includes("Secret camera")).toBe(false);
  expect(await sharp(kept).metadata()).toMatchObject({ width: 64, height: 48 });
  const { rowCount } = await server.pool.query("select from uploads where not is_clean");
  expect(rowCount).toBe(0);
});

describe("[SEC-16] quotas", () => {
  const send = async (owner: BuiltMember) => {
    const form = new FormData();
    form.set("prefix", "cat-photo");
    form.set("file", new Blob([new Uint8Array(await largePicture())]), "cat.jpg");
    const headers = { cookie: await server.sessionCookie(owner) };
    const answer = await server.raw("/api/upload", { method: "POST", headers, body: form });
    return [answer.status, ((await answer.json()) as { message: string }).message];
  };
  const fill = (owner: BuiltMember, bytes: number, attached: boolean) =>
    server.pool.query(
      `insert into uploads (path, users_id, prefix, original_key, width, height, bytes, attached)
       values ('/photos/' || gen_random_uuid() || '-1x1.webp', $1, 'cat-photo', 'none', 1, 1, $2, $3)`,
      [owner.id, bytes, attached],
    );

  test("of pictures that nothing shows: 100 MB a member", async () => {
    const owner = await buildMember(server);
    await fill(owner, 99_999_999, false);
    expect(await send(owner)).toEqual([413, expect.stringContaining("100 MB")]);
    expect((await send(await buildMember(server)))[0]).toBe(200);
  });

  test("of a member: as much as the settings show", async () => {
    const owner = await buildMember(server);
    const call = server.as(owner);
    await buildUpload(server, { owner });
    const { files } = (await call("GET /me/settings", {})).data;
    expect(files.bytes).toBeGreaterThan(500);
    expect(files.unused_bytes).toBe(files.bytes);
    await fill(owner, files.allowed_bytes - files.bytes, true);
    expect(await send(owner)).toEqual([413, expect.stringContaining("2000 MB")]);
    const after = (await call("GET /me/settings", {})).data.files;
    expect(after.bytes).toBe(after.allowed_bytes);
    expect(after).toMatchObject({ unused_bytes: files.unused_bytes, allowed_bytes: 2e9 });
  });

  test("of the site", async () => {
    const small = await startTestServer({ env: { SITE_FILES_MB: "1" } });
    const owner = await buildMember(small);
    await small.pool.query(
      `insert into uploads (path, users_id, prefix, original_key, width, height, bytes, attached)
       values ('/photos/full-1x1.webp', $1, 'cat-photo', 'none', 1, 1, 999999, true)`,
      [owner.id],
    );
    await expect(buildUpload(small, { owner })).rejects.toThrow("507");
    await small.stop();
  });
});
