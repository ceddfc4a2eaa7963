import { describe, expect, test } from "vitest";
import { buildPedigree } from "@felistry/testkit/build-application.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import {
  startWithClub,
  server,
  admin,
  owner,
  cat,
  send,
  decline,
  stateFor,
} from "@felistry/testkit/worlds/club-applications.ts";

startWithClub();

describe("sending an application", () => {
  test("[7-78] [7-47] [D9-04] is the owners', by the cat's own document, and waits", async () => {
    expect(await stateFor(owner)).toMatchObject({ status: null, may_withdraw: false });
    const { data } = await send(owner);
    expect(data).toEqual({ application_id: expect.any(Number), status: "pending" });
    expect(await stateFor(owner)).toMatchObject({
      status: "pending",
      application_id: data.application_id,
      reason: null,
      may_withdraw: true,
    });
    expect(await statusOf(send(await buildMember(server)))).toBe(403);
    const { data: profile } = await server.as(owner)("GET /cats/cat-and-color/{id}", {
      params: { id: cat.id },
    });
    expect(profile).toMatchObject({ application_status: "pending", registered: 0 });
  });

  test("[D6-01] [7-79] needs a pedigree of that very cat", async () => {
    const foreign = await buildPedigree(server, await buildCat(server, { owner }));
    expect(await outcomeOf(send(owner, cat, foreign.id))).toEqual({
      status: 400,
      message: "The application needs a pedigree document of this cat",
    });
    const without = server.as(owner)("POST /applications/send-to-registration/{catId}", {
      params: { catId: cat.id },
      body: {} as never,
    });
    expect(await statusOf(without)).toBe(400);
    expect(await stateFor(owner)).toMatchObject({ status: null });
  });

  test("[D6-02] [7-79] [D1-11] twenty sent at the same moment are one", async () => {
    const { id } = await buildPedigree(server, cat);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => outcomeOf(send(owner, cat, id))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(answers.find(({ status }) => status === 409)!.message).toBe(
      "The registration application was sent and is under review",
    );
    const { rows } = await server.pool.query("select from applications where cat_id = $1", [
      cat.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  test("[2.14-05] may be for a cat that the member keeps without owning it", async () => {
    const ancestor = await buildCat(server, { owner, is_my_cat: 0 });
    expect((await send(owner, ancestor)).data.status).toBe("pending");
  });

  test("is refused for a registered cat", async () => {
    const registered = await buildCat(server, { owner, reg_num: "FEL-2019-000007" });
    expect(await outcomeOf(send(owner, registered))).toEqual({
      status: 409,
      message: "This cat is already registered",
    });
  });

  test("holds its document fast until it is decided on", async () => {
    const pedigree = await buildPedigree(server, cat);
    await send(owner, cat, pedigree.id);
    const change = () =>
      server.as(owner)("PUT /pedigrees/{id}", {
        params: { id: pedigree.id },
        query: {},
        body: { pedigree_num: "P-other", issued_by: "Club", cat_systems_id: 1, cat_id: cat.id },
      });
    expect(await statusOf(change())).toBe(409);
    await decline(admin);
    expect((await change()).data.pedigree_num).toBe("P-other");
  });
});
