/** A push service and the browser behind it: keeps what a site sends, and reads it by the browser's keys (RFC 8291, 8188). */
import {
  createECDH,
  createDecipheriv,
  createVerify,
  hkdfSync,
  createPublicKey,
  randomBytes,
} from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly origin: string;
  readonly received: Received[];
  /** What it answers from now on; undefined hangs up. */
  answer: number | undefined;
  stop(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
      if (service.answer === undefined) response.destroy();
      else response.writeHead(service.answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const service: PushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: 201,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return service;
}

export interface PushBrowser {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  read(body: Buffer): unknown;
}

export function openPushBrowser(): PushBrowser {
  const pair = createECDH("prime256v1");
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") },
    read(body) {
      const salt = body.subarray(0, 16);
      const site = body.subarray(21, 21 + body[20]!);
      const sealed = body.subarray(21 + body[20]!);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, site]);
      const secret = hkdfSync("sha256", pair.computeSecret(site), auth, info, 32);
      const derive = (name: string, length: number) =>
        Buffer.from(
          hkdfSync(
            "sha256",
            Buffer.from(secret),
            salt,
            Buffer.from(`Content-Encoding: ${name}\0`),
            length,
          ),
        );
      const opener = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
      opener.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** Whether the request is signed by the site's key for this service (RFC 8292). */
export function isSignedBy(
  siteKey: string,
  authorization: string | undefined,
  origin: string,
): boolean {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization ?? "") ?? [];
  if (!token || key !== siteKey) return false;
  const [head, claims, signature] = token.split(".") as [string, string, string];
  const point = Buffer.from(siteKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const isGenuine = createVerify("sha256")
    .update(`${head}.${claims}`)
    .verify(
      { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    );
  const { aud } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { aud: string };
  return isGenuine && aud === origin;
}
