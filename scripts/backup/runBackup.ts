import { cp, stat, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Clock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { lockFolder } from '#server/db/drivers/folderLock.ts';
import { writableAddress } from '#server/db/drivers/servingHost.ts';
import { databaseSentence } from '../club/databaseSentence.ts';
import { privately, type Terminal as WritingTerminal } from '../club/terminal.ts';
import { dataName, dumpName, endBackup, makeBackupFolder } from './backupFolder.ts';
import { folderOption } from './folderOption.ts';
import { runPostgresProgram } from './postgresProgram.ts';

type Terminal = Omit<WritingTerminal, 'write'>;

const usage = `Usage: npm run backup -- --out <folder>

It writes a backup into a new folder. On the database of DATABASE_URL it is a dump, made while the server runs, with the
files unless they are in a bucket; it needs pg_dump. Else it is a copy of the data folder (DATA_DIR, .data by default), made while no
server runs.`;

/** @returns the exit code */
export async function runBackup(args: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  const { env, clock, say } = terminal;
  const out = folderOption(args, 'out');
  if (out === undefined) {
    say(usage);
    return 2;
  }
  try {
    const { databaseUrl, dataDir, s3 } = readConfig(env);
    if (databaseUrl === undefined) await copyFolder(dataDir, { out, clock });
    else await dump(await writableAddress(databaseUrl), { env, out, clock });
    say(`The backup is in ${out}. It holds personal data: keep it as safe as the server.`);
    if (s3) say(`The files are not in it: copy the bucket ${s3.bucket} now.`);
    return 0;
  } catch (error) {
    say(databaseSentence(error));
    return 1;
  }
}

interface Target {
  readonly out: string;
  readonly clock: Clock;
}

async function dump(databaseUrl: string, { env, out, clock }: Target & Pick<Terminal, 'env'>): Promise<void> {
  await makeBackupFolder(out);
  const file = join(out, dumpName);
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
  // pg_dump would make the file readable for everybody; it writes into one that is there.
  await writeFile(file, '', { mode: privately, flag: 'wx' });
  await runPostgresProgram('pg_dump', { env, databaseUrl, args });
  await endBackup(out, 'postgresql', clock.now());
}

async function copyFolder(dataDir: string, { out, clock }: Target): Promise<void> {
  if (!(await stat(join(dataDir, 'pglite')).catch(() => undefined)))
    throw new Error(`${dataDir} holds no database. Set DATA_DIR, or DATABASE_URL.`);
  if (`${resolve(out)}${sep}`.startsWith(`${resolve(dataDir)}${sep}`))
    throw new Error(`${out} lies in the data folder itself. Name a folder elsewhere.`);
  const unlock = lockFolder(dataDir);
  try {
    await makeBackupFolder(out);
    const skipped = [join(dataDir, 'server.lock'), join(dataDir, 'files', 'temporary')];
    await cp(dataDir, join(out, dataName), {
      recursive: true,
      preserveTimestamps: true,
      // A folder that the operator put on another disk is part of the backup; restoring refuses links.
      dereference: true,
      filter: (path) => !skipped.includes(path),
    });
    await endBackup(out, 'embedded', clock.now());
  } finally {
    unlock();
  }
}
