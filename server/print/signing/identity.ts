/** Who signs PDFs: a private key with its certificate, made here or read from a P12 file of the operator. */
import { createHash, createPrivateKey, generateKeyPair, type KeyObject } from "node:crypto";
import { promisify } from "node:util";
import forge from "node-forge";

export interface SigningIdentity {
  /** RSA: its signatures (PKCS #1 v1.5) are the same each time, and so are the papers. */
  readonly privateKey: KeyObject;
  /** In DER, the signer's first, then those that vouch for it. */
  readonly certificates: readonly Uint8Array[];
  /** From when it is valid, in milliseconds since the epoch. */
  readonly notBefore: number;
}

/** The file or its password is unusable. */
export class BadIdentity extends Error {
  override name = "BadIdentity";
}

const KEY_BITS = 3072;
const SERIAL_BYTES = 16;
const YEARS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A self-signed identity, as PEM texts of key and certificate. */
export async function makeIdentity(commonName: string, now: Date): Promise<string> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)("rsa", {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  // Positive, whatever the bytes are.
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(SERIAL_BYTES))}`;
  certificate.validity.notBefore = new Date(Math.floor((now.getTime() - DAY_MS) / 1000) * 1000);
  certificate.validity.notAfter = new Date(certificate.validity.notBefore);
  certificate.validity.notAfter.setUTCFullYear(now.getUTCFullYear() + YEARS);
  const name = [
    { name: "commonName", value: commonName, valueTagClass: forge.asn1.Type.UTF8 as never },
  ];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: "basicConstraints", cA: false, critical: true },
    { name: "keyUsage", digitalSignature: true, nonRepudiation: true, critical: true },
    { name: "subjectKeyIdentifier" },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return `${privateKey}${forge.pki.certificateToPem(certificate)}`;
}

export function readIdentity(pem: string): SigningIdentity {
  const blocks = forge.pem.decode(pem);
  const ofType = (sought: string) => blocks.filter(({ type }) => type === sought);
  const [key] = ofType("PRIVATE KEY");
  return identityOf(
    forge.pem.encode(key!),
    ofType("CERTIFICATE").map(({ body }) => body),
  );
}

/** @throws {BadIdentity} */
export function readP12(file: Uint8Array, password: string): SigningIdentity {
  try {
    const read = forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(file).toString("binary")));
    const p12 = forge.pkcs12.pkcs12FromAsn1(read, password);
    const { pkcs8ShroudedKeyBag, keyBag, certBag } = forge.pki.oids as Record<string, string>;
    const bagsOf = (type: string) => p12.getBags({ bagType: type })[type] ?? [];
    const [key] = [...bagsOf(pkcs8ShroudedKeyBag!), ...bagsOf(keyBag!)];
    const certificates = bagsOf(certBag!).flatMap(({ cert }) => cert ?? []);
    if (!key?.key || certificates.length === 0) throw new Error("it has no key or no certificate");
    const { n } = key.key as forge.pki.rsa.PrivateKey;
    const own = (cert: forge.pki.Certificate) =>
      (cert.publicKey as forge.pki.rsa.PublicKey).n.equals(n);
    const inOrder = [...certificates.filter(own), ...certificates.filter((cert) => !own(cert))];
    return identityOf(
      forge.pki.privateKeyToPem(key.key),
      inOrder.map((cert) => forge.asn1.toDer(forge.pki.certificateToAsn1(cert)).getBytes()),
    );
  } catch (error) {
    throw new BadIdentity(
      `the file cannot be used to sign (an RSA key with its certificate is needed): ${(error as Error).message}`,
    );
  }
}

function identityOf(keyPem: string, ders: readonly string[]): SigningIdentity {
  const privateKey = createPrivateKey(keyPem);
  if (privateKey.asymmetricKeyType !== "rsa") throw new BadIdentity("its key is not an RSA key");
  const certificate = forge.pki.certificateFromAsn1(forge.asn1.fromDer(ders[0]!));
  return {
    privateKey,
    certificates: ders.map((der) => new Uint8Array(Buffer.from(der, "binary"))),
    notBefore: certificate.validity.notBefore.getTime(),
  };
}

/** By which a reader compares the certificate with the one that the site publishes. */
export function certificateFingerprint(der: Uint8Array): string {
  return createHash("sha256").update(der).digest("hex");
}
