import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { WalletFiles } from '../config.ts';
import { causeOf } from '../http/causeOf.ts';
import { manifestSigner, type SignManifest } from './manifestSigner.ts';

/** Signs wallet passes by the operator's certificate of Apple. */
export interface WalletSigner {
  /** Identifier of the kind of pass: `pass.org.example.tickets`. */
  readonly passType: string;
  /** Identifier of the operator's team at Apple: `A1B2C3D4E5`. */
  readonly team: string;
  /** An iPhone refuses a pass that is signed outside these times. */
  readonly validFrom: Date;
  readonly validUntil: Date;
  readonly sign: SignManifest;
}

/**
 * Reads the certificates and the key, and checks that they belong together. Throws an error with a readable sentence that names the
 * setting. An expired certificate is no error: the server starts, and gives no passes.
 * Decision: docs/decisions/0221-a-ticket-goes-into-apple-wallet.md
 */
export async function openWalletSigner(files: WalletFiles): Promise<WalletSigner> {
  const certificate = await readCertificate('WALLET_CERTIFICATE', files.certificate);
  const intermediate = await readCertificate('WALLET_INTERMEDIATE', files.intermediate);
  const key = await readKey(files);
  if (!certificate.checkPrivateKey(key))
    throw new Error('WALLET_KEY is not the key of the certificate in WALLET_CERTIFICATE');
  if (!isIssuedBy(certificate, intermediate)) {
    const issuer = certificate.issuer.split('\n').join(', ');
    throw new Error(`WALLET_INTERMEDIATE must be the certificate that issued WALLET_CERTIFICATE: ${issuer}`);
  }
  const both = [certificate, intermediate];
  return {
    passType: namedIn(certificate, 'UID', /^pass\.[\w.-]+$/),
    team: namedIn(certificate, 'OU', /^\w+$/),
    validFrom: new Date(Math.max(...both.map(({ validFrom }) => Date.parse(validFrom)))),
    validUntil: new Date(Math.min(...both.map(({ validTo }) => Date.parse(validTo)))),
    sign: await manifestSigner({
      certificate: new Uint8Array(certificate.raw),
      intermediate: new Uint8Array(intermediate.raw),
      key,
    }),
  };
}

async function readCertificate(name: string, path: string): Promise<X509Certificate> {
  const content = await readSetting(name, path);
  try {
    return new X509Certificate(content);
  } catch {
    throw new Error(`${name}: ${path} holds no certificate. Apple gives one as a .cer file`);
  }
}

/** The errors of the parser aren't passed on, because they may quote the key. */
async function readKey({ key: path, keyPassword }: WalletFiles): Promise<KeyObject> {
  const content = await readSetting('WALLET_KEY', path);
  const key = parseKey(content, keyPassword);
  if (key?.asymmetricKeyType === 'rsa') return key;
  throw new Error(`WALLET_KEY: ${path} holds no RSA key in PEM, or WALLET_KEY_PASSWORD is not its password`);
}

function parseKey(content: Buffer, passphrase: string | undefined): KeyObject | undefined {
  try {
    return createPrivateKey({ key: content, ...(passphrase !== undefined && { passphrase }) });
  } catch {
    return undefined;
  }
}

async function readSetting(name: string, path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new Error(`${name}: ${path} can't be read (${causeOf(error)})`);
  }
}

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

/** Reads a field of the subject, where Apple writes the identifiers that a pass must repeat. */
function namedIn({ subject }: X509Certificate, field: 'UID' | 'OU', pattern: RegExp): string {
  const line = subject.split('\n').find((one) => one.startsWith(`${field}=`));
  const value = line?.slice(field.length + 1) ?? '';
  if (pattern.test(value)) return value;
  throw new Error(
    `WALLET_CERTIFICATE must be a Pass Type ID certificate of Apple: its subject has no ${field} that fits`,
  );
}
