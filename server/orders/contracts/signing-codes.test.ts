/** 10,000 forged, reused and expired codes: none is accepted, by the check itself and over HTTP. */
import { expect, test } from "vitest";
import { CODE_SIGNS } from "@felistry/domain/certificates/code.ts";
import { readSigningCode } from "@felistry/domain/orders/signing-code.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
import { buyer, seller, server, startWithParties } from "@felistry/testkit/worlds/order-parties.ts";
import {
  codeFor,
  orderAt,
  reservation,
  setPromisedIfLate,
  sign,
  signWith,
} from "@felistry/testkit/worlds/reserved-orders.ts";
import { type BoundTo, freshSigningCode, isRightCode, signingCodeHash } from "./signing-codes.ts";

startWithParties();

const TO: BoundTo = { orderId: 7, memberId: 3, contractHash: "a".repeat(64) };

/** A generator that gives the same numbers in each run. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** One character of a right code is another. */
function nearly(code: string, next: (most: number) => number): string {
  const at = [0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13][next(12)]!;
  const sign = CODE_SIGNS[(CODE_SIGNS.indexOf(code[at]!) + 1 + next(31)) % 32]!;
  return code.slice(0, at) + sign + code.slice(at + 1);
}

test("the check accepts the code that was sent and none of 10,000 others", () => {
  const next = numbers(20_261_123);
  let accepted = 0;
  for (let round = 0; round < 2_000; round++) {
    const code = freshSigningCode();
    const sent = { code_hash: signingCodeHash(code, TO), is_over: false };
    const tries: boolean[] = [
      isRightCode(sent, nearly(code, next), TO),
      isRightCode({ ...sent, is_over: true }, code, TO),
      isRightCode(undefined, code, TO),
      isRightCode(sent, code, { ...TO, memberId: 4 }),
      isRightCode(sent, code, round % 2 ? { ...TO, orderId: 8 } : { ...TO, contractHash: "b" }),
    ];
    accepted += tries.filter(Boolean).length;
    expect(readSigningCode(code)).toBe(code);
    if (!isRightCode(sent, code, TO)) throw new Error("the right code is refused");
  }
  expect(accepted).toBe(0);
});

test("over HTTP, forged codes are refused after five attempts each, and reused, foreign and expired ones always", async () => {
  const id = await orderAt("deposit_confirmed");
  const next = numbers(7);
  const statuses: number[] = [];
  for (let round = 0; round < 40; round++) {
    await server.pool.query("delete from attempts");
    const code = await codeFor(buyer, id);
    for (let i = 0; i < 5; i++)
      statuses.push(await statusOf(signWith(buyer, id, nearly(code, next))));
    // Even the right one, after five wrong ones.
    statuses.push(await statusOf(signWith(buyer, id, code)));
  }
  expect(statuses).toHaveLength(240);
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
  expect(statuses.filter((status) => status === 429)).toHaveLength(40);

  await server.pool.query("delete from attempts");
  const old = await codeFor(buyer, id);
  const newest = await codeFor(buyer, id);
  expect(await statusOf(signWith(buyer, id, old))).toBe(400);
  expect(await statusOf(signWith(seller, id, newest))).toBe(400);
  await server.pool.query(
    "update signing_codes set created_at = created_at - interval '31 minutes'",
  );
  expect(await statusOf(signWith(buyer, id, newest))).toBe(400);
  expect((await reservation(buyer, id)).stage).toBe("deposit_confirmed");

  const right = await codeFor(buyer, id);
  const { rows } = await server.pool.query("select code_hash from signing_codes");
  expect(JSON.stringify(rows)).not.toContain(right);
  expect(await statusOf(signWith(buyer, id, right.toLowerCase().replaceAll("-", " ")))).toBe(200);
  expect(await statusOf(signWith(buyer, id, right))).toBe(409);
  expect(await statusOf(signWith(seller, id, right))).toBe(400);
}, 180_000);

test("a code of before the text changed signs nothing, and the first signature fixes the text", async () => {
  const id = await orderAt("deposit_confirmed");
  const code = await codeFor(seller, id);
  const before = (await reservation(seller, id)).contract!.hash;
  const rename = (name: string) =>
    server.pool.query(
      "update cats set cat_name_suffix = $2 where id = (select cat_id from orders where id = $1)",
      [id, name],
    );
  await rename("of Dawn");
  expect((await reservation(seller, id)).contract!.hash).not.toBe(before);
  expect(await statusOf(signWith(seller, id, code))).toBe(409);
  await sign(seller, id);
  const signed = (await reservation(seller, id)).contract!.hash;
  await rename("of Dusk");
  expect((await reservation(buyer, id)).contract!.hash).toBe(signed);
  await sign(buyer, id);
  expect((await reservation(buyer, id)).stage).toBe("signed");
  for (const table of ["order_contracts", "order_signatures"])
    await expect(server.pool.query(`delete from ${table}`)).rejects.toMatchObject({
      constraint: `${table}_append_only`,
    });
});

const contractFile = async (id: number) =>
  server.raw(`/my/orders/${id}/contract.pdf`, {
    headers: { host: "localhost", cookie: await server.sessionCookie(buyer) },
  });

test("the contract is a PDF in both sides' languages, with the registry's facts, the terms and the signatures", async () => {
  const id = await orderAt("deposit_confirmed");
  const read = async () => {
    const response = await contractFile(id);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { bytes, ...(await pdfText(bytes)) };
  };
  const draft = (await read()).text.replaceAll(/\s/g, "");
  for (const said of [
    "Договор купли-продажи",
    "Contract of sale",
    "Neva's Murka",
    "Ольга Котова",
    "Emma Buyer",
    "You can visit on any Sunday",
    "the seller keeps the deposit",
    "задаток остаётся у продавца",
    "Ещё не подписано: Emma Buyer",
  ])
    expect(draft).toContain(said.replaceAll(/\s/g, ""));
  await sign(seller, id);
  await sign(buyer, id);
  const { text, bytes } = await read();
  expect(text.replaceAll(/\s/g, "")).toContain("Signedbycode:EmmaBuyer");
  const [year, month, day] = new Date().toISOString().slice(0, 10).split("-");
  expect(text).not.toContain(`${year}-${month}-${day} `);
  expect(text).toMatch(new RegExp(String.raw`${Number(day)}\s+\S+\s+${year}\s+г`));
  expect(text.replaceAll(/\s/g, "")).toContain((await reservation(buyer, id)).contract!.hash);
  expect(Buffer.from((await read()).bytes).equals(bytes)).toBe(true);
  const stranger = await server.raw(`/my/orders/${id}/contract.pdf`, {
    headers: { host: "localhost" },
  });
  expect(stranger.status).toBe(302);
});

test("the contract promises the deposit back of a late seller only if the accepted terms do", async () => {
  const id = await orderAt("deposit_confirmed");
  const read = async () => {
    const { text } = await pdfText(new Uint8Array(await (await contractFile(id)).arrayBuffer()));
    return text.replaceAll(/\s/g, "");
  };
  const late = ["hasnotofferedthehand-over", "непредложитпередачу"];
  for (const words of late) expect(await read()).toContain(words);
  await setPromisedIfLate(id, false);
  for (const words of late) expect(await read()).not.toContain(words);
  for (const words of [
    "vaccinationsthattherulesaskfor,thebuyer",
    "которыхтребуютправила,покупатель",
  ])
    expect(await read()).toContain(words);
  await sign(seller, id);
  for (const words of late) expect(await read()).not.toContain(words);
});
