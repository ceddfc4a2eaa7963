/**
 * A software authenticator: creates passkeys and signs with them according to WebAuthn Level 3 (§6, "none" attestation,
 * ES256), so that calls can be tested without a browser. The browser journeys use Chromium's.
 */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** Flags: user present, user verified, and for a new credential: its data is attached. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTACHED = 0x40;

interface Signature {
  readonly challenge: string;
  readonly origin: string;
  /** The host that the passkey is for. */
  readonly host: string;
  /** False: without user verification. */
  readonly verified?: boolean;
}

export class SoftwareAuthenticator {
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  counter = 0;

  get id(): string {
    return this.#id.toString("base64url");
  }

  create(asked: Signature) {
    const { x, y } = this.#keys.publicKey.export({ format: "jwk" });
    const coseKey = isoCBOR.encode(
      new Map<string | number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y!, "base64url"))],
      ]),
    );
    const attached = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      coseKey,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string | number, string | Uint8Array | Map<string | number, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(this.#dataFor(asked, ATTACHED, attached))],
      ]),
    );
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key" as const,
      response: {
        clientDataJSON: clientData("webauthn.create", asked).toString("base64url"),
        attestationObject: Buffer.from(attestation).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  sign(asked: Signature, key: KeyObject = this.#keys.privateKey) {
    this.counter++;
    const data = this.#dataFor(asked, 0, Buffer.alloc(0));
    const client = clientData("webauthn.get", asked);
    const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key" as const,
      response: {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, key).toString("base64url"),
      },
    };
  }

  #dataFor({ host, verified = true }: Signature, flags: number, attached: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      createHash("sha256").update(host).digest(),
      Buffer.from([flags | PRESENT | (verified ? VERIFIED : 0)]),
      counter,
      attached,
    ]);
  }
}

function clientData(type: string, { challenge, origin }: Signature): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
