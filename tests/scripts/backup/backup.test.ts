import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBackup } from '#scripts/backup/runBackup.ts';
import { runRestore } from '#scripts/backup/runRestore.ts';
import { openPgliteFolder } from '#server/db/drivers/openPglite.ts';
import { users } from '#server/db/schema.ts';
import { prepare } from '../../server/support/database/prepareDatabase.ts';
import { testClock } from '../../server/support/testClock.ts';

const folder = mkdtempSync(join(tmpdir(), 'clubpoort-backup-command-'));
const dataDir = join(folder, 'data');
const out = join(folder, 'backup');
const back = join(folder, 'back');
const stored = join('files', 'kept', 'answers', 'attest.pdf');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(command: typeof runBackup, env: Readonly<Record<string, string>>, ...args: string[]) {
  const said: string[] = [];
  const code = await command(args, { env, clock: testClock(), say: (line) => said.push(line) });
  return { code, said };
}

async function peopleIn(from: string) {
  const database = await openPgliteFolder(from);
  const found = await database.db.select().from(users).orderBy(users.uid);
  await database.close();
  return found;
}

// Each command opens the database again, which is slow on a busy machine.
describe('npm run backup and npm run restore, with the embedded database', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    const database = await openPgliteFolder(dataDir);
    await prepare(database);
    await database.close();
    mkdirSync(join(dataDir, 'files', 'kept', 'answers'), { recursive: true });
    mkdirSync(join(dataDir, 'files', 'temporary'), { recursive: true });
    writeFileSync(join(dataDir, stored), 'een attest');
    writeFileSync(join(dataDir, 'files', 'temporary', 'half'), 'half');
  }, 60_000);

  it.each([[[]], [['--to', 'x']], [['x']]])('print their usage for %j, and exit with 2', async (args) => {
    for (const command of [runBackup, runRestore])
      expect(await run(command, { DATA_DIR: dataDir }, ...args)).toEqual({
        code: 2,
        said: [expect.stringContaining('Usage:')],
      });
  });

  it('refuse a folder without a database, a target inside the data, and a folder that is no backup', async () => {
    for (const [command, env, args, sentence] of [
      [runBackup, { DATA_DIR: back }, ['--out', out], 'holds no database'],
      [runBackup, { DATA_DIR: dataDir }, ['--out', join(dataDir, 'copy')], 'lies in the data folder'],
      [runRestore, { DATA_DIR: back }, ['--from', dataDir], 'is no backup'],
    ] as const)
      expect(await run(command, env, ...args)).toEqual({
        code: 1,
        said: [expect.stringContaining(sentence)],
      });
    expect(existsSync(out)).toBe(false);
  });

  it('refuse to copy what a server has open', async () => {
    const database = await openPgliteFolder(dataDir);
    const refused = await run(runBackup, { DATA_DIR: dataDir }, '--out', out);
    await database.close();
    expect(refused).toEqual({ code: 1, said: [expect.stringContaining('Another server has')] });
  });

  it('copy the rows and the files into an empty folder, for one user alone, and never over another', async () => {
    expect(await run(runBackup, { DATA_DIR: dataDir }, '--out', out)).toMatchObject({ code: 0 });
    expect(statSync(out).mode & 0o077).toBe(0);
    expect(existsSync(join(out, 'data', 'files', 'temporary', 'half'))).toBe(false);
    expect(await run(runRestore, { DATA_DIR: back }, '--from', out)).toMatchObject({ code: 0 });
    expect(await peopleIn(back)).toEqual(await peopleIn(dataDir));
    expect(readFileSync(join(back, stored), 'utf8')).toBe('een attest');
    for (const again of [
      await run(runBackup, { DATA_DIR: dataDir }, '--out', out),
      await run(runRestore, { DATA_DIR: back }, '--from', out),
    ])
      expect(again).toEqual({ code: 1, said: [expect.stringContaining('is not empty')] });
  });

  it('copy what a link in the data folder leads to, and restore nothing from a backup with a link', async () => {
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, 'op-een-andere-schijf.pdf'), 'een attest', { mode: 0o644 });
    symlinkSync(elsewhere, join(dataDir, 'files', 'kept', 'linked'));
    const [whole, planted] = [join(folder, 'whole'), join(folder, 'planted')];
    expect(await run(runBackup, { DATA_DIR: dataDir }, '--out', whole)).toMatchObject({ code: 0 });
    expect(await run(runRestore, { DATA_DIR: planted }, '--from', whole)).toMatchObject({ code: 0 });
    const restored = join(planted, 'files', 'kept', 'linked', 'op-een-andere-schijf.pdf');
    expect([readFileSync(restored, 'utf8'), statSync(restored).mode & 0o077]).toEqual(['een attest', 0]);
    for (const target of [elsewhere, '/etc/passwd']) {
      const link = join(whole, 'data', 'files', 'kept', 'planted');
      symlinkSync(target, link);
      expect(await run(runRestore, { DATA_DIR: join(folder, 'none') }, '--from', whole)).toEqual({
        code: 1,
        said: [`${link} is no file and no folder. A backup has no links: nothing is restored.`],
      });
      expect(existsSync(join(folder, 'none'))).toBe(false);
      rmSync(link);
    }
  });

  it('keep the two kinds of backup apart, and name the program that is missing', async () => {
    const DATABASE_URL = 'postgres://nobody:geheim@127.0.0.1:1/nothing';
    const mixed = await run(runRestore, { DATABASE_URL, DATA_DIR: join(folder, 'new') }, '--from', out);
    expect(mixed).toEqual({ code: 1, said: [expect.stringContaining('Leave out DATABASE_URL')] });
    const env = { DATABASE_URL, PATH: folder };
    expect(await run(runBackup, env, '--out', join(folder, 'dump'))).toEqual({
      code: 1,
      said: [expect.stringContaining('postgresql-client')],
    });
  });
});
