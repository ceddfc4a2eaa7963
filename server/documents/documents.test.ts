import { describe, expect, test } from "vitest";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { refusalOf } from "@felistry/testkit/outcome.ts";
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

describe.each(kinds)("a %s", (kind) => {
  test("[3-31] [3-32] [7-80] [7-81] [7-84] [7-85] is added by owner and online owner, and read by them and the club", async () => {
    const cat = await twoOwnersCat();
    for (const by of [owner, onlineOwner]) {
      const body = await bodyOf(kind, cat, by, { users_id: stranger.id });
      const { data } = await callsAs(by).add(kind, body);
      const { users_id: _, ...stored } = body as Record<string, unknown>;
      expect(data).toEqual({ ...stored, id: data.id, version: data.version, abb: "FIFe" });
      for (const reader of [owner, onlineOwner, admin]) {
        expect((await callsAs(reader).read(kind, data.id)).data).toEqual(data);
        expect((await callsAs(reader).ofCat(kind, cat.id)).data).toEqual(data);
      }
    }
  });

  test("[7-80] [7-81] [7-82] [7-84] [7-86] is nobody else's", async () => {
    const cat = await twoOwnersCat();
    const { id } = await added(kind, cat);
    for (const [caller, status] of [
      [null, 401],
      [stranger, 403],
    ] as const) {
      const calls = callsAs(caller);
      const body = await bodyOf(kind, cat, stranger);
      const refusals = await Promise.all(
        [
          calls.add(kind, body),
          calls.change(kind, id, body),
          calls.read(kind, id),
          calls.ofCat(kind, cat.id),
          calls.docs(cat.id),
        ].map(refusalOf),
      );
      expect(refusals.map((refusal) => refusal.status)).toEqual(Array(5).fill(status));
    }
    // The club reads, and writes only on a cat that it has taken.
    const body = await bodyOf(kind, cat, admin);
    expect((await refusalOf(callsAs(admin).add(kind, body))).status).toBe(403);
    expect((await refusalOf(callsAs(admin).change(kind, id, body))).status).toBe(403);
    expect((await refusalOf(callsAs(owner).read(kind, 999_999))).status).toBe(404);
    expect((await refusalOf(callsAs(owner).change(kind, 999_999, body))).status).toBe(404);
  });

  test("[7-82] [7-86] [D10-14] is changed, and keeps its scan where no other is sent", async () => {
    const cat = await twoOwnersCat();
    const before = await added(kind, cat);
    const {
      [`${kind}_img_url`]: scan,
      cat_id: _,
      ...rest
    } = await bodyOf(kind, cat, onlineOwner, { issued_by: "Federation" });
    const { data } = await callsAs(onlineOwner).change(kind, before.id, rest);
    expect(data).toEqual({ ...before, version: data.version, issued_by: "Federation" });
    expect(data.version).not.toBe(before.version);
    // What the form was given it may send back, though the other owner uploaded it.
    const again = { ...rest, [`${kind}_img_url`]: before[`${kind}_img_url`] };
    expect((await callsAs(onlineOwner).change(kind, before.id, again)).data).toEqual(data);
    const changed = await callsAs(onlineOwner).change(kind, before.id, {
      ...rest,
      [`${kind}_img_url`]: scan,
    });
    expect(changed.data[`${kind}_img_url`]).toBe(scan);
  });

  test("[7-82] [7-86] stays with its cat", async () => {
    const [cat, other] = await Promise.all([twoOwnersCat(), twoOwnersCat()]);
    const { id } = await added(kind, cat);
    const body = await bodyOf(kind, other, owner);
    const { status, fieldErrors } = await refusalOf(callsAs(owner).change(kind, id, body));
    expect(status).toBe(400);
    expect(fieldErrors.map(({ field }) => field)).toEqual(["cat_id"]);
    expect((await callsAs(owner).read(kind, id)).data.cat_id).toBe(cat.id);
  });

  test("[7-83] [7-87] [5-46] [5-47] [5-48] [5-49] names every field at fault", async () => {
    const cat = await twoOwnersCat();
    const { id } = await added(kind, cat);
    const wrong: [object, string, string][] = [
      [{ [`${kind}_num`]: "" }, `${kind}_num`, `Please enter a valid ${kind} number`],
      [{ [`${kind}_num`]: "9".repeat(101) }, `${kind}_num`, "This text is too long"],
      [{ issued_by: " " }, "issued_by", "Issued by can't be empty"],
      [{ issued_by: "x".repeat(51) }, "issued_by", "This text is too long"],
      [{ cat_systems_id: "" }, "cat_systems_id", "System can't be empty"],
      [{ cat_systems_id: 30_000 }, "cat_systems_id", "System can't be empty"],
    ];
    for (const [changes, field, message] of wrong) {
      const body = await bodyOf(kind, cat, owner, changes);
      const answers = [callsAs(owner).add(kind, body), callsAs(owner).change(kind, id, body)];
      for (const { status, fieldErrors } of await Promise.all(answers.map(refusalOf))) {
        expect(status).toBe(400);
        expect(fieldErrors).toEqual([{ field, message }]);
      }
    }
    const { [`${kind}_img_url`]: _, ...withoutScan } = await bodyOf(kind, cat, owner);
    const { fieldErrors } = await refusalOf(callsAs(owner).add(kind, withoutScan));
    expect(fieldErrors).toEqual([
      { field: `${kind}_img_url`, message: "Please upload a valid file." },
    ]);
  });

  test("[9-08] [9-09] takes a number of 100 characters and an issuer of 50", async () => {
    const cat = await twoOwnersCat();
    const longest = { [`${kind}_num`]: "9".repeat(100), issued_by: "x".repeat(50) };
    const body = await bodyOf(kind, cat, owner, longest);
    const { data } = await callsAs(owner).add(kind, body);
    expect(data).toMatchObject(longest);
  });

  test("[D9-02] [D9-03] is read by its cat, the newest of the kind", async () => {
    const cat = await twoOwnersCat();
    expect((await refusalOf(callsAs(owner).ofCat(kind, cat.id))).status).toBe(404);
    await added(kind, cat);
    const newest = await added(kind, cat);
    expect((await callsAs(onlineOwner).ofCat(kind, cat.id)).data).toEqual(newest);
  });

  test("[D7-09] takes only a scan of its kind that the caller sent", async () => {
    const cat = await twoOwnersCat();
    const { id } = await added(kind, cat);
    const foreign = [
      await buildUpload(server, { owner: stranger, prefix: kind }),
      await buildUpload(server, { owner, prefix: "cat-photo" }),
      await buildUpload(server, { owner, prefix: kind === "metric" ? "pedigree" : "metric" }),
      "/scans/../originals/x.png",
      "http://x/y",
    ];
    for (const path of foreign) {
      const body = await bodyOf(kind, cat, owner, { [`${kind}_img_url`]: path });
      expect((await refusalOf(callsAs(owner).add(kind, body))).status).toBe(400);
      expect((await refusalOf(callsAs(owner).change(kind, id, body))).status).toBe(400);
    }
  });

  test("[D3-17] [D3-18] [2.11-34] [D10-03] is not written in the locked modes, but read", async () => {
    const parent = await twoOwnersCat({ sex: "female", born: "2018-01-01" });
    const { id } = await added(kind, parent);
    const child = await twoOwnersCat({ dam: parent, reg_num: `FEL-2026-${kind}` });
    for (const cat of [parent, child]) {
      const body = await bodyOf(kind, cat, owner);
      expect((await refusalOf(callsAs(owner).add(kind, body))).status).toBe(403);
    }
    const body = await bodyOf(kind, parent, owner);
    expect((await refusalOf(callsAs(owner).change(kind, id, body))).status).toBe(403);
    expect((await callsAs(owner).read(kind, id)).data.id).toBe(id);
  });
});

describe("the documents of a cat", () => {
  test("[2.11-30] [7-45] are both read in one call, each the newest of its kind", async () => {
    const cat = await twoOwnersCat();
    await added("metric", cat);
    const metric = await added("metric", cat);
    expect((await callsAs(owner).docs(cat.id)).data).toEqual({ metric, pedigree: null });
    const pedigree = await added("pedigree", cat);
    expect((await callsAs(owner).docs(cat.id)).data).toEqual({ metric, pedigree });
  });

  test("[8-10] [6-11] [7-46] are refused to a stranger with a message", async () => {
    const { status, body } = await refusalOf(callsAs(stranger).docs((await twoOwnersCat()).id));
    expect([status, body.message]).toEqual([403, "You are not allowed to do this"]);
  });

  test("[8-11] [7-46] [D10-06] that has none: 404, the message and an empty list", async () => {
    const { status, body } = await refusalOf(callsAs(owner).docs((await twoOwnersCat()).id));
    expect([status, body.message, body.data]).toEqual([404, "No documents found", []]);
  });

  test("[8-39] a missing pedigree says so", async () => {
    const cat = await twoOwnersCat();
    const { status, body } = await refusalOf(callsAs(owner).ofCat("pedigree", cat.id));
    expect([status, body.message]).toEqual([404, "Please, add pedigree"]);
  });
});
