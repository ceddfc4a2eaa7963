import { describe, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import type { BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import {
  startWithOwners,
  server,
  owner,
  onlineOwner,
  stranger,
  admin,
  kinds,
  twoOwnersCat,
  bodyOf,
  callsAs,
  added,
} from "@felistry/testkit/worlds/cat-documents.ts";

startWithOwners();

describe("a scan", () => {
  const statusFor = async (path: string, member: BuiltMember | null): Promise<number> => {
    const headers = new Headers();
    if (member) headers.set("cookie", await server.sessionCookie(member));
    const response = await server.raw(path, { headers: Object.fromEntries(headers) });
    await response.arrayBuffer();
    return response.status;
  };

  test("[D7-08] is shown to owner, online owner and the club, and is nothing to others", async () => {
    for (const kind of kinds) {
      const document = await added(kind, await twoOwnersCat());
      const path = String(document[`${kind}_img_url`]);
      const answers = await Promise.all(
        [null, stranger, owner, onlineOwner, admin].map((member) => statusFor(path, member)),
      );
      expect(answers).toEqual([404, 404, 200, 200, 200]);
    }
  });

  test("[D7-08] is its uploader's alone until a document uses it, and no longer once they lost the cat", async () => {
    const cat = await buildCat(server, { owner });
    const body = await bodyOf("metric", cat, owner);
    const path = String((body as Record<string, unknown>)["metric_img_url"]);
    const seen = () =>
      Promise.all([owner, stranger, admin].map((member) => statusFor(path, member)));
    expect(await seen()).toEqual([200, 404, 404]);
    await callsAs(owner).add("metric", body);
    expect(await seen()).toEqual([200, 404, 200]);
    await server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
      cat.id,
      stranger.id,
    ]);
    expect(await seen()).toEqual([404, 200, 200]);
  });

  test("[D7-08] is kept by no cache", async () => {
    const path = await buildUpload(server, { owner, prefix: "pedigree" });
    const response = await server.raw(path, {
      headers: { cookie: await server.sessionCookie(owner) },
    });
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect((await server.raw(path)).headers.get("cache-control")).toBe("no-store");
  });

  test("[D7-06] leads to no other file", async () => {
    const cookie = await server.sessionCookie(owner);
    for (const name of ["..%2foriginals%2fx.png", "%2e%2e", "x.webp", "a".repeat(30) + ".png"]) {
      const response = await server.raw(`/scans/${name}`, { headers: { cookie } });
      expect([400, 404]).toContain(response.status);
    }
  });
});
