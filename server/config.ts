/** Everything about the server that can be set from outside. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where the embedded database lives; unused with a `databaseUrl`. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly logLevel: string;
  /** A proxy in front of the server is believed about the address, host and protocol of who asks. */
  readonly trustsProxy: boolean;
  /** Calls from one address in a minute; one user may make half as many. */
  readonly callLimit: number;
  /** Attempts to log in to one account, and failed ones from one address, in a minute. */
  readonly loginLimit: number;
  /** Where "Beheerderspaneel" leads. */
  readonly adminUrl: string;
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
    trustsProxy: env.TRUST_PROXY === '1',
    callLimit: readNumber('CALL_LIMIT', env.CALL_LIMIT || '600', 1_000_000),
    loginLimit: readNumber('LOGIN_LIMIT', env.LOGIN_LIMIT || '10', 1_000_000),
    adminUrl: env.ADMIN_URL || 'https://beheer.example.org/',
    allowsMaps: Boolean(env.VITE_MAPS_KEY),
  };
}

function readAddress(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  // Not quoted: it may hold a password.
  throw new Error(`${name} must be an address like postgres://user:password@host:5432/database`);
}

function readNumber(name: string, text: string, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number <= most) return number;
  throw new Error(`${name} must be a whole number from 0 to ${most}, not "${text}"`);
}
