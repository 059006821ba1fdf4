import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, originInMails } from './config.ts';
import type { Database, DatabaseHandle } from './db/database.ts';
import { openPgliteFolder } from './db/drivers/openPglite.ts';
import { openPostgres, type PostgresOptions } from './db/drivers/openPostgres.ts';
import { standbyReads } from './db/drivers/publicReads.ts';
import { sharedKey } from './db/sharedKey.ts';
import { keptKey } from './keptKey.ts';
import { openMailer } from './mail/openMailer.ts';
import { mollieAccounts } from './payments/mollie/mollieAccounts.ts';
import { mollieProvider } from './payments/mollie/mollieProvider.ts';
import { noCheckout } from './payments/noCheckout.ts';
import { sealAnew } from './payments/own-accounts/keepAccount.ts';
import type { OwnAccounts } from './payments/own-accounts/ownAccounts.ts';
import { defaultLimits } from './plugins/limiters.ts';
import { openPrivateFolder } from './privateFolder.ts';
import { sealingBy } from './sealing.ts';
import { newSecretToken } from './secretToken.ts';
import { fillDatabase } from './seed/fillDatabase.ts';
import { type FoundAccounts, findAccounts } from './seed/findAccounts.ts';
import { passwordsAt } from './services/sessions/passwords.ts';
import { matchInstallation, placesOf } from './storage/matchInstallation.ts';
import { moveIntoStorage, moveOutOfDatabase } from './storage/moveIntoStorage.ts';
import { openFileService, type SharedStorage, sharedStorage } from './storage/openFileService.ts';
import { publiqRegister } from './uitpas/publiqRegister.ts';
import { expiryWarning } from './wallet/expiryWarning.ts';
import { openWalletSigner, type WalletSigner } from './wallet/walletSigner.ts';

const everyMinute = 60_000;
const everyTenSeconds = 10_000;
const builtPortal = fileURLToPath(new URL('../dist', import.meta.url));

/** A running server for portal and API. */
export interface RunningServer {
  /** The given port, or the free port that was chosen for 0. */
  readonly port: number;
  readonly accounts: FoundAccounts;
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
  const wallet = await openWallet(config, say);
  say('Opening the database');
  const database = await openDatabase(config, say);
  say(`  ${database.description}`);
  const standby = await openStandby(config, say);
  if (standby) say(`  Visitors read from ${standby.description}`);
  const passwords = passwordsAt(config.passwordCost);
  const isShared = config.databaseUrl !== undefined;
  const files = join(config.dataDir, 'files');
  const shared = sharedStorage(config, database.db);
  const fileService = await openFileService(files, shared?.storage);
  say('Bringing its tables up to date');
  await database.migrate(async (db) => {
    await matchInstallation(db, placesOf(config, shared?.bucket));
    const { isDemo } = config;
    await fillDatabase({ db, clock: systemClock }, { isDemo, passwords, storage: fileService.storage, say });
    if (shared) await moveFiles({ db, kept: join(files, 'kept'), shared }, say);
  });
  const ownAccounts = await accountsOf(config);
  const renewed = ownAccounts ? await sealAnew(database.db, ownAccounts.sealing) : 0;
  if (renewed > 0) say(`Encrypted ${renewed} keys of clubs with the new SECRETS_KEY`);
  const { mailer, description: whereMailsGo } = openMailer(config, systemClock);
  say(`Sending mails ${whereMailsGo}`);
  const app = await buildApp({
    database,
    publicReads: standby && standbyReads({ primary: database, standby }),
    mailer,
    passwords,
    ...providerOf(config),
    ...{ ownAccounts, clubsOfOperator: config.mollieClubs },
    uitpas: config.uitpas && publiqRegister(config.uitpas),
    wallet,
    reminds: config.reminds,
    portalUrl: config.portalUrl,
    mailsLinkTo: originInMails(config),
    fileService,
    offersEvery: everyMinute,
    mailsEvery: everyTenSeconds,
    portalDir: config.portalDir ?? builtPortal,
    renderPatience: config.renderPatience,
    endsServiceWorker: config.endsServiceWorker,
    trustedProxies: config.trustedProxies,
    adminUrl: config.adminUrl,
    installation: config.installation,
    federationKey: config.federationKey ?? (await federationKeyOf(config, database)),
    allowsMaps: config.allowsMaps,
    metricsToken: config.metricsToken,
    limitKey: isShared ? await sharedKey(database.db, 'limits', async () => newSecretToken()) : undefined,
    limits: {
      ...defaultLimits,
      callsOfAddress: config.callLimit,
      callsOfUser: config.callLimit / 2,
      loginsOfAccount: config.loginLimit,
      failedLoginsOfAddress: config.loginLimit,
      wrongLoginsOfAccount: 5 * config.loginLimit,
      formsOfVisitors: config.callLimit / 10,
      delay: config.busyDelay,
    },
    log: { level: config.logLevel },
  });
  say('Serving portal and API');
  await app.listen({ host: config.host, port: config.port });
  const [address] = app.addresses();
  return {
    port: typeof address === 'object' ? address.port : config.port,
    accounts: await findAccounts(database.db),
    async close() {
      await app.close();
      await mailer.close();
      await standby?.close();
      await database.close();
    },
  };
}

/** Moves the files of an earlier installation into the storage that is now set. */
async function moveFiles(
  { db, kept, shared }: { readonly db: Database; readonly kept: string; readonly shared: SharedStorage },
  say: (line: string) => void,
): Promise<void> {
  const moved = await moveIntoStorage(kept, shared.storage);
  if (moved)
    say(`Moved ${moved.count} files into ${shared.name}. Remove ${moved.folder} after the next backup.`);
  const taken = shared.bucket ? await moveOutOfDatabase(db, shared.bucket) : 0;
  if (taken > 0) say(`Moved ${taken} files of the database into ${shared.name}`);
}

function federationKeyOf({ databaseUrl, dataDir }: Config, { db }: DatabaseHandle): Promise<string> {
  const ofFolder = () => keptKey(join(dataDir, 'federation.key'));
  return databaseUrl === undefined ? ofFolder() : sharedKey(db, 'federation', ofFolder);
}

function openDatabase(config: Config, say: (line: string) => void): Promise<DatabaseHandle> {
  const { databaseUrl, dataDir } = config;
  return databaseUrl === undefined ? openPgliteFolder(dataDir) : openServer(databaseUrl, { config, say });
}

async function openStandby(config: Config, say: (line: string) => void): Promise<DatabaseHandle | undefined> {
  const { databaseReadUrl } = config;
  return databaseReadUrl === undefined
    ? undefined
    : openServer(databaseReadUrl, { config, say, wantedHost: 'read-only' });
}

interface Opening extends Pick<PostgresOptions, 'wantedHost'> {
  readonly config: Config;
  readonly say: (line: string) => void;
}

function openServer(url: string, { config, say, ...options }: Opening): Promise<DatabaseHandle> {
  const { databasePool: poolSize, databaseNamesStatements: namesStatements } = config;
  const onIdleError = () => say('An idle connection to the database broke; the next call opens another');
  return openPostgres(url, onIdleError, { poolSize, namesStatements, ...options });
}

/** Before anything that changes data: broken settings end the start. */
async function openWallet(
  { wallet }: Config,
  say: (line: string) => void,
): Promise<WalletSigner | undefined> {
  if (!wallet) return undefined;
  const signer = await openWalletSigner(wallet);
  const warning = expiryWarning(signer, systemClock.now());
  say(warning ?? `Signing wallet passes as ${signer.passType}`);
  return signer;
}

/** Without a key of the operator, or an origin to which payers return, no club has an account of its own. */
async function accountsOf(config: Config): Promise<OwnAccounts | undefined> {
  const { portalUrl, mollieUrl: url, databaseUrl, dataDir, secretsKeyBefore } = config;
  // A key in the database that it protects would protect nothing, so PostgreSQL needs one from the operator.
  const ofFolder = databaseUrl === undefined ? () => keptKey(join(dataDir, 'secrets.key')) : () => undefined;
  const key = config.secretsKey ?? (await ofFolder());
  if (portalUrl === undefined || key === undefined) return undefined;
  return mollieAccounts({ portalUrl, url }, sealingBy(key, secretsKeyBefore));
}

/** A demo without Mollie has the test checkout, which takes no money: anybody can answer "paid" there. */
function providerOf({ mollie, isDemo }: Config) {
  if (mollie) return { provider: mollieProvider(mollie) };
  return isDemo ? {} : { provider: noCheckout };
}
