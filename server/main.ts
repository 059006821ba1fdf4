import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import type { DatabaseHandle } from './db/database.ts';
import { databaseFailureOf } from './db/databaseFailure.ts';
import { openPgliteFolder } from './db/drivers/openPglite.ts';
import { openPostgres } from './db/drivers/openPostgres.ts';
import { storeFilms } from './db/seed/films/films.ts';
import { storeClubPictures } from './db/seed/offer/clubPictures.ts';
import { demoLogins, demoPassword } from './db/seed/people/people.ts';
import { isEmpty, seed } from './db/seed/seed.ts';
import { openMailer } from './mail/openMailer.ts';
import { defaultLimits } from './plugins/limiters.ts';
import { passwordsAt } from './services/sessions/passwords.ts';
import { keptKey } from './storage/keptKey.ts';
import { openWorkshop } from './storage/openWorkshop.ts';

const everyMinute = 60_000;
const builtPortal = fileURLToPath(new URL('../dist', import.meta.url));

try {
  await start(readConfig(process.env));
} catch (error) {
  say(`The server can't start: ${reasonOf(error)}`);
  // What was opened already would keep the process alive.
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  say('Opening the database');
  const database = await openDatabase(config);
  say(`  ${database.description}`);
  const passwords = passwordsAt(config.passwordCost);
  const workshop = await openWorkshop(join(config.dataDir, 'files'));
  say('Bringing its tables up to date');
  await database.migrate(async (db) => {
    if (!(await isEmpty(db))) return say('Keeping the data that is in it');
    say('Filling it with demo data');
    await seed(db, systemClock, passwords);
    await storeClubPictures(workshop.storage);
    await storeFilms(workshop.storage);
  });
  const { mailer, description: whereMailsGo } = openMailer(config, systemClock);
  say(`Sending mails ${whereMailsGo}`);
  const app = await buildApp({
    database,
    mailer,
    passwords,
    portalUrl: config.portalUrl,
    workshop,
    offersEvery: everyMinute,
    portalDir: config.portalDir ?? builtPortal,
    endsServiceWorker: config.endsServiceWorker,
    trustsProxy: config.trustsProxy,
    adminUrl: config.adminUrl,
    federationKey: config.federationKey ?? (await keptKey(join(config.dataDir, 'federation.key'))),
    allowsMaps: config.allowsMaps,
    limits: {
      ...defaultLimits,
      callsOfAddress: config.callLimit,
      callsOfUser: config.callLimit / 2,
      loginsOfAccount: config.loginLimit,
      failedLoginsOfAddress: config.loginLimit,
      formsOfVisitors: config.callLimit / 10,
    },
    log: { level: config.logLevel },
  });
  say('Serving portal and API');
  await app.listen({ host: config.host, port: config.port });
  stopOnSignals(async () => {
    await app.close();
    await mailer.close();
    await database.close();
  });
  sayWhereToGo(config.host, portOf(app, config));
}

function openDatabase({ databaseUrl, dataDir }: Config): Promise<DatabaseHandle> {
  if (databaseUrl === undefined) return openPgliteFolder(dataDir);
  return openPostgres(databaseUrl, () =>
    say('An idle connection to the database broke; the next call opens another'),
  );
}

/** What is being answered is answered, then the database is closed. A second signal doesn't wait. */
function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      say('Stopping');
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
}

/** The port that was given, or the free one that was found for 0. */
function portOf(app: FastifyInstance, { port }: Config): number {
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : port;
}

function sayWhereToGo(host: string, port: number): void {
  say('');
  say(`  http://localhost:${port}`);
  if (host === '0.0.0.0' || host === '::')
    for (const address of lanAddresses())
      say(
        `  http://${address}:${port}  (from a phone on the same network; HOST=127.0.0.1 keeps it to this machine)`,
      );
  say('');
  say(`Demo logins, all with the password ${demoPassword}:`);
  for (const { mail, who } of demoLogins) say(`  ${mail.padEnd(26)} ${who}`);
}

function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** The sentence for whoever starts the server: what is in the way, and where they can do something about it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `port ${error.port} is taken by another program. Stop it, or set PORT to another number.`;
  if (databaseFailureOf(error) === 'unreachable')
    return `the database at DATABASE_URL doesn't answer (${error.message}).`;
  return error.message;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
