import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WalletFiles } from '#server/config.ts';

/** Settings of an authority that keeps its records in the working folder. */
const settings = `
[ca]
default_ca = authority
[authority]
database = index.txt
new_certs_dir = .
rand_serial = yes
unique_subject = no
default_md = sha256
policy = any
[any]
commonName = optional
[req]
distinguished_name = none
[none]
[issues]
basicConstraints = critical, CA:true
keyUsage = critical, keyCertSign
[signs]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
`;

export interface WalletCertificates {
  /** A Pass Type ID certificate as Apple gives one, with its key and its issuer. */
  readonly files: WalletFiles;
  /** The root that an iPhone would know. */
  readonly root: string;
  /** Makes a certificate of the same issuer with another subject, or with another end such as `20260101000000Z`. */
  issue(wanted: { readonly subject?: string; readonly until?: string }): WalletFiles;
  /** A path in the folder of the certificates. */
  path(name: string): string;
  /** Runs openssl in that folder. */
  openssl(...args: readonly string[]): void;
  remove(): void;
}

/** Identifiers in the subject of the certificate. */
export const passType = 'pass.org.example.tickets';
export const team = 'A1B2C3D4E5';
const applesSubject = `/UID=${passType}/CN=Pass Type ID: ${passType}/OU=${team}/O=Example/C=BE`;

/** Makes a root, an issuer and a certificate with openssl. They are valid on every day that a test may take as now. */
export function walletCertificates(): WalletCertificates {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-wallet-'));
  const path = (name: string) => join(folder, name);
  const openssl = (...args: readonly string[]) => {
    execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  };
  writeFileSync(path('settings.cnf'), settings);
  writeFileSync(path('index.txt'), '');
  let count = 0;
  const certify = ({ name, subject, by, until, as }: Certified) => {
    openssl(
      ...['req', '-new', '-newkey', 'rsa:2048', '-nodes', '-config', 'settings.cnf', '-multivalue-rdn'],
      ...['-subj', subject, '-keyout', `${name}.key`, '-out', `${name}.csr`],
    );
    openssl(
      ...['ca', '-batch', '-notext', '-config', 'settings.cnf', '-preserveDN', '-extensions', as],
      ...(by === name ? ['-selfsign'] : ['-cert', `${by}.pem`]),
      ...['-keyfile', `${by}.key`, '-in', `${name}.csr`, '-out', `${name}.pem`],
      ...['-startdate', '20200101000000Z', '-enddate', until],
    );
  };
  const issue: WalletCertificates['issue'] = ({ subject = applesSubject, until = '20450101000000Z' }) => {
    count += 1;
    const name = `pass${count}`;
    certify({ name, subject, until, by: 'issuer', as: 'signs' });
    return {
      certificate: path(`${name}.pem`),
      key: path(`${name}.key`),
      keyPassword: undefined,
      intermediate: path('issuer.pem'),
    };
  };
  const until = '20460101000000Z';
  certify({ name: 'root', subject: '/CN=Root', by: 'root', as: 'issues', until });
  certify({ name: 'issuer', subject: '/CN=Developer Relations/OU=G4', by: 'root', as: 'issues', until });
  return {
    ...{ issue, path, openssl, root: path('root.pem') },
    files: issue({}),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface Certified {
  readonly name: string;
  readonly subject: string;
  readonly by: string;
  /** The section of the settings with its extensions. */
  readonly as: 'issues' | 'signs';
  /** `YYYYMMDDHHMMSSZ` */
  readonly until: string;
}
