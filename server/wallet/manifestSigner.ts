import type { KeyObject } from 'node:crypto';
import { ObjectIdentifier, OctetString, UTCTime } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';

/** Signs a manifest at a moment, as a detached signature in DER (RFC 5652). */
export type SignManifest = (manifest: Uint8Array<ArrayBuffer>, now: Date) => Promise<Buffer>;

interface Identity {
  /** DER */
  readonly certificate: Uint8Array<ArrayBuffer>;
  /** DER */
  readonly intermediate: Uint8Array<ArrayBuffer>;
  /** RSA */
  readonly key: KeyObject;
}

/** Object identifiers of RFC 5652, sections 4, 5 and 11. */
const ids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
} as const;

const hash = 'SHA-256';

const { subtle } = globalThis.crypto;

/** Makes signatures that carry both certificates: an iPhone has only Apple's root. */
export async function manifestSigner({ key, ...identity }: Identity): Promise<SignManifest> {
  const certificate = Certificate.fromBER(identity.certificate);
  const certificates = [certificate, Certificate.fromBER(identity.intermediate)];
  const der = new Uint8Array(key.export({ type: 'pkcs8', format: 'der' }));
  const signingKey = await subtle.importKey('pkcs8', der, { name: 'RSASSA-PKCS1-v1_5', hash }, false, [
    'sign',
  ]);
  return async (manifest, now) => {
    const digest = await subtle.digest(hash, manifest);
    const signed = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: ids.data }),
      certificates,
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber(certificate),
          signedAttrs: new SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              attribute(ids.contentType, new ObjectIdentifier({ value: ids.data })),
              attribute(ids.signingTime, new UTCTime({ valueDate: now })),
              attribute(ids.messageDigest, new OctetString({ valueHex: digest })),
            ],
          }),
        }),
      ],
    });
    await signed.sign(signingKey, 0, hash, manifest);
    const content = new ContentInfo({ contentType: ids.signedData, content: signed.toSchema(true) });
    return Buffer.from(content.toSchema().toBER());
  };
}

function attribute(type: string, value: ObjectIdentifier | UTCTime | OctetString): Attribute {
  return new Attribute({ type, values: [value] });
}
