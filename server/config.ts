import { resolve } from 'node:path';
import { readTrustedProxies, type TrustedProxies } from './http/trustedProxies.ts';
import { shortestKey } from './keptKey.ts';

/** Everything about the server that can be set from outside. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where the embedded database lives; unused with a `databaseUrl`. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly logLevel: string;
  readonly trustedProxies: TrustedProxies | undefined;
  /** Calls from one address in a minute; one user may make half as many, and visitors may send in a tenth as many forms in an hour. */
  readonly callLimit: number;
  /** Wrong passwords from one address in a minute, for one account and for all; five times as many for one account from anywhere in an hour. */
  readonly loginLimit: number;
  /** log2 of scrypt's N, for new passwords. */
  readonly passwordCost: number;
  /** Where the portal is for everybody, without a path; links in mails begin with it. */
  readonly portalUrl: string | undefined;
  /** Where mails go; without one they become files under `dataDir`. */
  readonly smtpUrl: string | undefined;
  /** Whom mails come from: an address, or `Name <address>`. */
  readonly mailFrom: string;
  /** Where "Beheerderspaneel" leads. */
  readonly adminUrl: string;
  /** Signs the links to a federation's pages; undefined: a key that is kept under `dataDir`. */
  readonly federationKey: string | undefined;
  /** Folder of the built portal; undefined: where `npm run build` puts it. */
  readonly portalDir: string | undefined;
  /** The service worker is taken off every device that comes by. */
  readonly endsServiceWorker: boolean;
  /** The portal was built with a key for Google Maps, so its pages may ask there. */
  readonly allowsMaps: boolean;
}

/** Reads the environment; throws a sentence for whoever starts the server where a value makes no sense. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    // Every interface: a phone on the same network reaches it too. HOST=127.0.0.1 keeps it to this machine.
    host: env.HOST || '0.0.0.0',
    port: readNumber('PORT', env.PORT || '3000', 65_535),
    dataDir: env.DATA_DIR || '.data',
    databaseUrl: readAddress('DATABASE_URL', env.DATABASE_URL),
    logLevel: env.LOG_LEVEL || 'info',
    trustedProxies: readTrustedProxies(env.TRUST_PROXY),
    callLimit: readNumber('CALL_LIMIT', env.CALL_LIMIT || '600', 1_000_000),
    loginLimit: readNumber('LOGIN_LIMIT', env.LOGIN_LIMIT || '10', 1_000_000),
    passwordCost: readPasswordCost(env.PASSWORD_COST, env.PORTAL_URL),
    portalUrl: readPortalUrl(env.PORTAL_URL),
    smtpUrl: readSmtpUrl(env.SMTP_URL),
    mailFrom: readSender(env.MAIL_FROM, env.SMTP_URL),
    adminUrl: readWebAddress('ADMIN_URL', env.ADMIN_URL || 'https://beheer.example.org/'),
    federationKey: readKey('FEDERATION_KEY', env.FEDERATION_KEY),
    portalDir: env.PORTAL_DIR ? resolve(env.PORTAL_DIR) : undefined,
    endsServiceWorker: env.SERVICE_WORKER === 'off',
    allowsMaps: Boolean(env.VITE_GOOGLE_MAPS_KEY),
  };
}

function readAddress(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  // Not quoted: it may hold a password.
  throw new Error(`${name} must be an address like postgres://user:password@host:5432/database`);
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

/** log2 of scrypt's N: about 32 MB and a tenth of a second for each guess. */
export const defaultPasswordCost = 15;

/** Tests lower the cost, as they hash hundreds of passwords; a portal that strangers reach must not. */
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
  // Not quoted: it may hold a password.
  throw new Error('SMTP_URL must be an address like smtps://user:password@host:465');
}

/** A server that takes mails must know who sends them: with one the sender can't be left out. */
function readSender(text: string | undefined, smtpUrl: string | undefined): string {
  if (!text && smtpUrl) throw new Error('MAIL_FROM must be set together with SMTP_URL');
  const sender = text || 'Clubpoort <clubpoort@localhost>';
  if (/^[^\s<>@"]+@[^\s<>@"]+$/.test(sender) || /^[^<>"\r\n]+ <[^\s<>@"]+@[^\s<>@"]+>$/.test(sender))
    return sender;
  throw new Error(`MAIL_FROM must be an address, or "Name <address>", not "${text}"`);
}

/** Not quoted: it is a secret. */
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
