/** Detached signatures in CMS as PAdES (ETSI EN 319 142-1, level B-B) wants them: the signed attributes name the signer's certificate. */
import { createHash, createSign, verify, X509Certificate } from "node:crypto";
import forge from "node-forge";
import type { SigningIdentity } from "./identity.ts";

const { asn1 } = forge;
const { Class, Type } = asn1;

const OIDS = {
  data: "1.2.840.113549.1.7.1",
  signedData: "1.2.840.113549.1.7.2",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  sha256: "2.16.840.1.101.3.4.2.1",
  rsa: "1.2.840.113549.1.1.1",
} as const;

type Asn1 = forge.asn1.Asn1;

const universal = (type: forge.asn1.Type, value: string) =>
  asn1.create(Class.UNIVERSAL, type, false, value);
const sequence = (...parts: Asn1[]) => asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, parts);
const set = (...parts: Asn1[]) => asn1.create(Class.UNIVERSAL, Type.SET, true, parts);
const tagged = (parts: Asn1[]) => asn1.create(Class.CONTEXT_SPECIFIC, 0, true, parts);
const oid = (name: keyof typeof OIDS) => universal(Type.OID, asn1.oidToDer(OIDS[name]).getBytes());
const octets = (bytes: Uint8Array) =>
  universal(Type.OCTETSTRING, Buffer.from(bytes).toString("binary"));
const one = () => universal(Type.INTEGER, "\u0001");
const algorithm = (name: "sha256" | "rsa") => sequence(oid(name), universal(Type.NULL, ""));
const derOf = (part: Asn1) => Buffer.from(asn1.toDer(part).getBytes(), "binary");
const read = (der: Uint8Array) => asn1.fromDer(Buffer.from(der).toString("binary"));
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();

export function signedCms(content: Uint8Array, identity: SigningIdentity): Buffer {
  const [own] = identity.certificates;
  const attributes = signedAttributes(content, own!);
  const signature = createSign("RSA-SHA256").update(derOf(set(...attributes)));
  const signer = sequence(
    one(),
    issuerAndSerial(own!),
    algorithm("sha256"),
    tagged(attributes),
    algorithm("rsa"),
    octets(signature.sign(identity.privateKey)),
  );
  const signedData = sequence(
    one(),
    set(algorithm("sha256")),
    sequence(oid("data")),
    tagged(identity.certificates.map(read)),
    set(signer),
  );
  return derOf(sequence(oid("signedData"), tagged([signedData])));
}

/** In the order of their bytes, as DER wants members of a set. */
function signedAttributes(content: Uint8Array, certificate: Uint8Array): Asn1[] {
  const essCertificate = sequence(octets(sha256(certificate)), issuerSerial(certificate));
  return [
    sequence(oid("contentType"), set(oid("data"))),
    sequence(oid("messageDigest"), set(octets(sha256(content)))),
    sequence(oid("signingCertificateV2"), set(sequence(sequence(essCertificate)))),
  ].toSorted((left, right) => Buffer.compare(derOf(left), derOf(right)));
}

function namesOf(certificate: Uint8Array): { readonly issuer: Asn1; readonly serial: Asn1 } {
  const [version, serial, , issuer] = partsOf(partsOf(read(certificate))[0]!);
  if (version!.tagClass !== Class.CONTEXT_SPECIFIC) throw new Error("no X.509 v3 certificate");
  return { issuer: issuer!, serial: serial! };
}

function issuerAndSerial(certificate: Uint8Array): Asn1 {
  const { issuer, serial } = namesOf(certificate);
  return sequence(issuer, serial);
}

function issuerSerial(certificate: Uint8Array): Asn1 {
  const { issuer, serial } = namesOf(certificate);
  // A directory name is choice 4 of the general names.
  const directoryName = asn1.create(Class.CONTEXT_SPECIFIC, 4 as never, true, [issuer]);
  return sequence(sequence(directoryName), serial);
}

function partsOf(part: Asn1 | undefined): Asn1[] {
  if (!part || !Array.isArray(part.value)) throw new Error("not the structure of a signature");
  return part.value;
}

/** @returns the signer's certificate if it has signed exactly this content, otherwise null */
export function verifiedSigner(cms: Uint8Array, content: Uint8Array): X509Certificate | null {
  try {
    return signerOf(cms, content);
  } catch {
    return null;
  }
}

function signerOf(cms: Uint8Array, content: Uint8Array): X509Certificate | null {
  const [, wrapped] = partsOf(read(cms));
  const [, , , certificates, signers] = partsOf(partsOf(wrapped)[0]);
  const [, , , attributes, , signature] = partsOf(partsOf(signers)[0]);
  const signed = new Map(
    partsOf(attributes).map((attribute) => {
      const [name, values] = partsOf(attribute);
      return [asn1.derToOid(name!.value as string), partsOf(values)[0]!];
    }),
  );
  const digest = Buffer.from(signed.get(OIDS.messageDigest)!.value as string, "binary");
  const [essCertificate] = partsOf(partsOf(signed.get(OIDS.signingCertificateV2))[0]);
  const named = Buffer.from(partsOf(essCertificate)[0]!.value as string, "binary");
  const own = partsOf(certificates)
    .map(derOf)
    .find((der) => sha256(der).equals(named));
  if (!own || !sha256(content).equals(digest)) return null;
  const certificate = new X509Certificate(own);
  const bytes = Buffer.from(signature!.value as string, "binary");
  const isValid = verify(
    "RSA-SHA256",
    derOf(set(...partsOf(attributes))),
    certificate.publicKey,
    bytes,
  );
  return isValid ? certificate : null;
}
