import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { DatabaseHandle } from './db/database.ts';
import { openPgliteFolder } from './db/drivers/openPglite.ts';
import { openPostgres } from './db/drivers/openPostgres.ts';
import { keptKey } from './keptKey.ts';
import { openMailer } from './mail/openMailer.ts';
import { defaultLimits } from './plugins/limiters.ts';
import { openPrivateFolder } from './privateFolder.ts';
import { storeClubPictures } from './seed/demo/offer/clubPictures.ts';
import { isEmpty, seed } from './seed/demo/seed.ts';
import { storeVideos } from './seed/demo/videos/demoVideos.ts';
import { passwordsAt } from './services/sessions/passwords.ts';
import { openFileService } from './storage/openFileService.ts';
import { publiqRegister } from './uitpas/publiqRegister.ts';

const everyMinute = 60_000;
const everyTenSeconds = 10_000;
const builtPortal = fileURLToPath(new URL('../dist', import.meta.url));

/** A running server for portal and API. */
export interface RunningServer {
  /** The given port, or the free port that was chosen for 0. */
  readonly port: number;
  /** Finishes the requests under way, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database and the files, runs the migrations, and starts to serve.
 * @param say - receives progress messages, one line at a time
 */
export async function startServer(config: Config, say: (line: string) => void): Promise<RunningServer> {
  if (!(await openPrivateFolder(config.dataDir)))
    say(`Others on this machine can read ${config.dataDir}: give the folder to the user of the server`);
  say('Opening the database');
  const database = await openDatabase(config, say);
  say(`  ${database.description}`);
  const passwords = passwordsAt(config.passwordCost);
  const fileService = await openFileService(join(config.dataDir, 'files'));
  say('Bringing its tables up to date');
  await database.migrate(async (db) => {
    if (!(await isEmpty(db))) return say('Keeping the data that is in it');
    say('Filling it with demo data');
    await seed({ db, clock: systemClock }, passwords);
    await storeClubPictures(fileService.storage);
    await storeVideos(fileService.storage);
  });
  const { mailer, description: whereMailsGo } = openMailer(config, systemClock);
  say(`Sending mails ${whereMailsGo}`);
  const app = await buildApp({
    database,
    mailer,
    passwords,
    uitpas: config.uitpas && publiqRegister(config.uitpas),
    portalUrl: config.portalUrl,
    fileService,
    offersEvery: everyMinute,
    mailsEvery: everyTenSeconds,
    portalDir: config.portalDir ?? builtPortal,
    endsServiceWorker: config.endsServiceWorker,
    trustedProxies: config.trustedProxies,
    adminUrl: config.adminUrl,
    installation: config.installation,
    federationKey: config.federationKey ?? (await keptKey(join(config.dataDir, 'federation.key'))),
    allowsMaps: config.allowsMaps,
    limits: {
      ...defaultLimits,
      callsOfAddress: config.callLimit,
      callsOfUser: config.callLimit / 2,
      loginsOfAccount: config.loginLimit,
      failedLoginsOfAddress: config.loginLimit,
      wrongLoginsOfAccount: 5 * config.loginLimit,
      formsOfVisitors: config.callLimit / 10,
    },
    log: { level: config.logLevel },
  });
  say('Serving portal and API');
  await app.listen({ host: config.host, port: config.port });
  const [address] = app.addresses();
  return {
    port: typeof address === 'object' ? address.port : config.port,
    async close() {
      await app.close();
      await mailer.close();
      await database.close();
    },
  };
}

function openDatabase(
  { databaseUrl, databasePool: poolSize, databaseNamesStatements: namesStatements, dataDir }: Config,
  say: (line: string) => void,
): Promise<DatabaseHandle> {
  if (databaseUrl === undefined) return openPgliteFolder(dataDir);
  const onIdleError = () => say('An idle connection to the database broke; the next call opens another');
  return openPostgres(databaseUrl, onIdleError, { poolSize, namesStatements });
}
