import { resolve } from 'node:path';
import { hostAddresses } from './http/network/hostAddresses.ts';
import { readTrustedProxies, type TrustedProxies } from './http/network/trustedProxies.ts';
import { shortestKey } from './keptKey.ts';

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What a privacy page must tell about this installation. */
export interface Installation {
  /** Who runs the portal; '' where it is not set. */
  readonly operator: { readonly name: string; readonly address: string; readonly mail: string };
  /** Who runs the machine; '' where it is not set. */
  readonly hostedBy: string;
  /** Host of the mail server; '' where mails stay on this machine. */
  readonly mailHost: string;
  /** Whether the pages may ask Google Maps for addresses. */
  readonly allowsMaps: boolean;
  /** Whether publiq is asked about the numbers of UiTPAS cards. */
  readonly asksPubliq: boolean;
}

export const plainInstallation: Installation = {
  operator: { name: '', address: '', mail: '' },
  hostedBy: '',
  mailHost: '',
  allowsMaps: false,
  asksPubliq: false,
};

/** Access to the API of publiq. */
interface UitpasAccess {
  /** `https://api.uitpas.be` */
  readonly url: string;
  /** The server that gives tokens: `https://account.uitid.be` */
  readonly authUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Access to the payments of Mollie. */
interface MollieAccess {
  readonly apiKey: string;
  /** Address of the API; undefined: Mollie's own. */
  readonly url: string | undefined;
  /** Origin of the portal, because Mollie sends payers and reports there. */
  readonly portalUrl: string;
}

/** Files of the operator's certificate for wallet passes of Apple. */
export interface WalletFiles {
  /** The Pass Type ID certificate, in PEM or DER. */
  readonly certificate: string;
  /** Its RSA key in PEM. */
  readonly key: string;
  readonly keyPassword: string | undefined;
  /** The certificate of Apple that issued it (WWDR), in PEM or DER. */
  readonly intermediate: string;
}

/** Access to a bucket of an object store with the API of S3. */
export interface S3Access {
  /** Origin of the store, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** All settings of the server. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Folder of the embedded database; unused with a `databaseUrl`. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Address of a standby of that database, for the reads of visitors; undefined: they read from the same. */
  readonly databaseReadUrl: string | undefined;
  /** Access to the bucket of the files; undefined: they are in the database, or in the data folder. */
  readonly s3: S3Access | undefined;
  /** Number of connections to the database; three in ten are for reads alone. */
  readonly databasePool: number;
  /** Whether frequent statements have a name; a pooler in transaction mode may not know the names. */
  readonly databaseNamesStatements: boolean;
  /** Whether an empty database is filled with demo people, and the test checkout takes the payments. */
  readonly isDemo: boolean;
  readonly logLevel: string;
  readonly trustedProxies: TrustedProxies | undefined;
  /**
   * Maximum calls from one address per minute. One user may make half as many; visitors may send a tenth as many
   * forms per hour.
   */
  readonly callLimit: number;
  /** Maximum delay of the event loop in milliseconds before calls are refused; 0: no maximum. */
  readonly busyDelay: number;
  /**
   * Maximum wrong passwords from one address per minute, for one account and for all together. One account allows five
   * times as many from anywhere per hour.
   */
  readonly loginLimit: number;
  /** log2 of scrypt's N, for new passwords. */
  readonly passwordCost: number;
  /** Public origin of the portal, without a path. Links in mails begin with it. */
  readonly portalUrl: string | undefined;
  /** SMTP server for mails; without it mails become files under `dataDir`. */
  readonly smtpUrl: string | undefined;
  /** Sender of mails: an address, or `Name <address>`. */
  readonly mailFrom: string;
  /** What the privacy pages tell about this installation. */
  readonly installation: Installation;
  /** Target of the link "Beheerderspaneel". */
  readonly adminUrl: string;
  /** Key that signs the links to a federation's pages; undefined: a key that is stored under `dataDir`. */
  readonly federationKey: string | undefined;
  /** Token for readers of the metrics from elsewhere; undefined: only this machine reads them. */
  readonly metricsToken: string | undefined;
  /** Access to the register of UiTPAS; undefined: the cards of the table count. */
  readonly uitpas: UitpasAccess | undefined;
  /** Files that sign wallet passes; undefined: tickets come without passes. */
  readonly wallet: WalletFiles | undefined;
  /** Access to Mollie on the operator's account; undefined: the operator has none. */
  readonly mollie: MollieAccess | undefined;
  /** Another address of Mollie's API, for tests. */
  readonly mollieUrl: string | undefined;
  /** Urls of the clubs that are paid on the operator's account while they have none of their own. */
  readonly mollieClubs: 'all' | readonly string[];
  /** Key that encrypts the keys of clubs; undefined: with an embedded database, a key that is stored under `dataDir`. */
  readonly secretsKey: string | undefined;
  /** The key before `secretsKey`: the start encrypts anew what it sealed. */
  readonly secretsKeyBefore: string | undefined;
  /** Whether clubs may remind of overdue invoices by mail. */
  readonly reminds: boolean;
  /** Folder of the built portal; undefined: the output folder of `npm run build`. */
  readonly portalDir: string | undefined;
  /** Milliseconds that a visitor waits for a page rendered on the server, before the page starts in the browser instead; 0: at once. */
  readonly renderPatience: number;
  /** Whether the service worker is removed from every device that visits. */
  readonly endsServiceWorker: boolean;
  /** Whether the portal was built with a key for Google Maps, so that its pages may call Google Maps. */
  readonly allowsMaps: boolean;
}

/** Reads the settings from the environment. Throws an error with a readable sentence for a value that makes no sense. */
export function readConfig(env: Environment): Config {
  return {
    // Listens on every interface, so that a phone on the same network can connect. HOST=127.0.0.1 limits it to this machine.
    host: env.HOST || '0.0.0.0',
    port: readNumber('PORT', env.PORT || '3000', 65_535),
    dataDir: env.DATA_DIR || '.data',
    databaseUrl: readAddress('DATABASE_URL', env.DATABASE_URL),
    databaseReadUrl: readStandby(env),
    s3: readS3(env),
    databasePool: readPoolSize(env.DATABASE_POOL),
    databaseNamesStatements: readSwitch('DATABASE_NAMED_STATEMENTS', env.DATABASE_NAMED_STATEMENTS),
    isDemo: readDemo(env),
    logLevel: env.LOG_LEVEL || 'info',
    trustedProxies: readTrustedProxies(env.TRUST_PROXY),
    callLimit: readNumber('CALL_LIMIT', env.CALL_LIMIT || '600', 1_000_000),
    loginLimit: readNumber('LOGIN_LIMIT', env.LOGIN_LIMIT || '10', 1_000_000),
    busyDelay: readNumber('BUSY_DELAY', env.BUSY_DELAY || '2000', 600_000),
    passwordCost: readPasswordCost(env.PASSWORD_COST, env.PORTAL_URL),
    portalUrl: readPortalUrl(env.PORTAL_URL),
    smtpUrl: readSmtpUrl(env.SMTP_URL),
    mailFrom: readSender(env.MAIL_FROM, env.SMTP_URL),
    installation: readInstallation(env),
    adminUrl: env.ADMIN_URL ? readWebAddress('ADMIN_URL', env.ADMIN_URL) : '',
    federationKey: readKey('FEDERATION_KEY', env.FEDERATION_KEY),
    metricsToken: readKey('METRICS_TOKEN', env.METRICS_TOKEN),
    uitpas: readUitpas(env),
    wallet: readWallet(env),
    mollie: readMollie(env),
    mollieUrl: env.MOLLIE_URL ? readWebAddress('MOLLIE_URL', env.MOLLIE_URL) : undefined,
    mollieClubs: readMollieClubs(env.MOLLIE_CLUBS),
    secretsKey: readKey('SECRETS_KEY', env.SECRETS_KEY),
    secretsKeyBefore: readKey('SECRETS_KEY_BEFORE', env.SECRETS_KEY_BEFORE),
    reminds: env.REMINDERS === 'on',
    portalDir: env.PORTAL_DIR ? resolve(env.PORTAL_DIR) : undefined,
    renderPatience: readNumber('RENDER_PATIENCE', env.RENDER_PATIENCE || '200', 60_000),
    endsServiceWorker: env.SERVICE_WORKER === 'off',
    allowsMaps: Boolean(env.VITE_GOOGLE_MAPS_KEY),
  };
}

function readPoolSize(text: string | undefined): number {
  const size = readNumber('DATABASE_POOL', text || String(defaultPoolSize), 1_000);
  if (size >= 2) return size;
  throw new Error('DATABASE_POOL must be at least 2: one connection is for reads alone');
}

/** A switch that is on unless it is `off`. */
function readSwitch(name: string, text: string | undefined): boolean {
  if (!text || text === 'on' || text === 'off') return text !== 'off';
  throw new Error(`${name} must be on or off, not "${text}"`);
}

/**
 * The passwords of demo people are public, and anybody can answer "paid" in the test checkout. So an installation for real people,
 * on its own database or on https, is a demo only when somebody asks for it.
 * Decision: docs/decisions/0140-a-demo-only-where-nobody-is-real.md
 */
function readDemo({ DEMO, DATABASE_URL, PORTAL_URL }: Environment): boolean {
  if (DEMO === '1') return true;
  if (DEMO === '0') return false;
  if (DEMO) throw new Error(`DEMO must be 1 or 0, not "${DEMO}"`);
  return !DATABASE_URL && !PORTAL_URL?.toLowerCase().startsWith('https:');
}

function readStandby({ DATABASE_URL, DATABASE_READ_URL }: Environment): string | undefined {
  const address = readAddress('DATABASE_READ_URL', DATABASE_READ_URL);
  if (address !== undefined && !DATABASE_URL)
    throw new Error('DATABASE_READ_URL needs DATABASE_URL: an embedded database has no standby');
  return address;
}

function readAddress(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const isAddress = (address: string) => /^postgres(ql)?:$/.test(URL.parse(address)?.protocol ?? '');
  if (hostAddresses(text).every(isAddress)) return text;
  // Not quoted, because the value may hold a password.
  throw new Error(`${name} must be an address like postgres://user:password@host:5432/database`);
}

/** Reads the access to a bucket. The keys aren't quoted in an error. */
function readS3(env: Environment): S3Access | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, DATABASE_URL } = env;
  if (!S3_ENDPOINT && !S3_BUCKET && !S3_REGION && !S3_ACCESS_KEY && !S3_SECRET_KEY) return undefined;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY || !S3_SECRET_KEY)
    throw new Error('S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY go together');
  if (!DATABASE_URL)
    throw new Error('S3_ENDPOINT needs DATABASE_URL: an embedded database has its own folder');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(S3_BUCKET))
    throw new Error(`S3_BUCKET must be the name of a bucket, not "${S3_BUCKET}"`);
  return {
    endpoint: readStoreAddress(S3_ENDPOINT),
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
  };
}

/** Not quoted, because somebody may have put a password in it. */
function readStoreAddress(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error('S3_ENDPOINT must be a web address without a path, like https://s3.example.org');
}

function readWebAddress(name: string, text: string): string {
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new Error(`${name} must be a web address like https://club.example.org, not "${text}"`);
}

function readPortalUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = new URL(readWebAddress('PORTAL_URL', text));
  if (url.href === `${url.origin}/`) return url.origin;
  throw new Error('PORTAL_URL must be a web address without a path, like https://club.example.org');
}

/** Where the reader of a mail that no request causes finds the portal: without `PORTAL_URL` on this machine, where somebody tries it. */
export function originInMails({ portalUrl, port }: Pick<Config, 'portalUrl' | 'port'>): string {
  return portalUrl ?? `http://localhost:${port}`;
}

/** Default number of connections to the database. */
export const defaultPoolSize = 10;

/** Default log2 of scrypt's N: about 32 MB and a tenth of a second for each hash. */
export const defaultPasswordCost = 15;

/** Tests lower the cost, because they hash hundreds of passwords. A public portal must not. */
function readPasswordCost(text: string | undefined, portalUrl: string | undefined): number {
  if (!text) return defaultPasswordCost;
  const cost = readNumber('PASSWORD_COST', text, 20);
  const least = portalUrl?.startsWith('https:') ? defaultPasswordCost : 1;
  if (cost >= least) return cost;
  throw new Error(`PASSWORD_COST must be at least ${least}, not ${cost}`);
}

function readSmtpUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url?.hostname && /^smtps?:$/.test(url.protocol)) return text;
  // Not quoted, because the value may hold a password.
  throw new Error('SMTP_URL must be an address like smtps://user:password@host:465');
}

function readInstallation(env: Environment): Installation {
  return {
    operator: {
      name: env.OPERATOR_NAME ?? '',
      address: env.OPERATOR_ADDRESS ?? '',
      mail: env.OPERATOR_MAIL ?? '',
    },
    hostedBy: env.HOSTED_BY ?? '',
    asksPubliq: readUitpas(env) !== undefined,
    mailHost: URL.parse(env.SMTP_URL ?? '')?.hostname ?? '',
    allowsMaps: Boolean(env.VITE_GOOGLE_MAPS_KEY),
  };
}

/** Requires a sender where an SMTP server is set, because such a server needs one. */
function readSender(text: string | undefined, smtpUrl: string | undefined): string {
  if (!text && smtpUrl) throw new Error('MAIL_FROM must be set together with SMTP_URL');
  const sender = text || 'Clubpoort <clubpoort@localhost>';
  if (/^[^\s<>@"]+@[^\s<>@"]+$/.test(sender) || /^[^<>"\r\n]+ <[^\s<>@"]+@[^\s<>@"]+>$/.test(sender))
    return sender;
  throw new Error(`MAIL_FROM must be an address, or "Name <address>", not "${text}"`);
}

/** The four go together, but publiq's own address for tokens is the default. */
function readUitpas(env: Environment): UitpasAccess | undefined {
  const { UITPAS_URL: url, UITPAS_CLIENT_ID: clientId, UITPAS_CLIENT_SECRET: clientSecret } = env;
  if (!url && !clientId && !clientSecret) return undefined;
  if (!url || !clientId || !clientSecret)
    throw new Error('UITPAS_URL, UITPAS_CLIENT_ID and UITPAS_CLIENT_SECRET go together');
  return {
    url: readWebAddress('UITPAS_URL', url),
    authUrl: readWebAddress('UITPAS_AUTH_URL', env.UITPAS_AUTH_URL || 'https://account.uitid.be'),
    clientId,
    clientSecret,
  };
}

/** The three files go together. The start reads them, and the identifiers of Apple stand in the certificate. */
function readWallet(env: Environment): WalletFiles | undefined {
  const { WALLET_CERTIFICATE, WALLET_KEY, WALLET_INTERMEDIATE, WALLET_KEY_PASSWORD } = env;
  if (!WALLET_CERTIFICATE && !WALLET_KEY && !WALLET_INTERMEDIATE && !WALLET_KEY_PASSWORD) return undefined;
  if (!WALLET_CERTIFICATE || !WALLET_KEY || !WALLET_INTERMEDIATE)
    throw new Error('WALLET_CERTIFICATE, WALLET_KEY and WALLET_INTERMEDIATE go together');
  return {
    certificate: WALLET_CERTIFICATE,
    key: WALLET_KEY,
    keyPassword: WALLET_KEY_PASSWORD || undefined,
    intermediate: WALLET_INTERMEDIATE,
  };
}

/** Reads the access to Mollie. The key isn't quoted in an error: it is a secret. */
function readMollie(env: Readonly<Record<string, string | undefined>>): MollieAccess | undefined {
  const { MOLLIE_API_KEY: apiKey, MOLLIE_URL: url } = env;
  if (!apiKey) return undefined;
  if (!/^(test|live)_\w{30,}$/.test(apiKey))
    throw new Error('MOLLIE_API_KEY must be a key of a Mollie profile: test_… or live_…');
  const portalUrl = readPortalUrl(env.PORTAL_URL);
  if (portalUrl === undefined) throw new Error('MOLLIE_API_KEY needs PORTAL_URL, to which payers return');
  return { apiKey, portalUrl, url: url ? readWebAddress('MOLLIE_URL', url) : undefined };
}

/** `all`, `none`, or the addresses of clubs: `dolfijn,toneel`. */
function readMollieClubs(text: string | undefined): 'all' | readonly string[] {
  if (!text || text === 'all') return 'all';
  if (text === 'none') return [];
  const urls = text.split(',').map((url) => url.trim());
  if (urls.every((url) => /^[a-z0-9-]+$/.test(url))) return urls;
  throw new Error(`MOLLIE_CLUBS must be all, none, or addresses of clubs like dolfijn,toneel, not "${text}"`);
}

/** Reads a key without quoting it in an error: it is a secret. */
function readKey(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.length >= shortestKey) return text;
  throw new Error(`${name} must be a random text of at least ${shortestKey} characters`);
}

function readNumber(name: string, text: string, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number <= most) return number;
  throw new Error(`${name} must be a whole number from 0 to ${most}, not "${text}"`);
}
