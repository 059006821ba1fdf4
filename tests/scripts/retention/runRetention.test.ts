import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runRetention } from '#scripts/retention/runRetention.ts';
import { openPgliteFolder } from '#server/db/drivers/openPglite.ts';
import { prepare } from '../../server/support/database/prepareDatabase.ts';
import { testClock } from '../../server/support/testClock.ts';

const folder = mkdtempSync(join(tmpdir(), 'clubpoort-retention-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...args: string[]) {
  const said: string[] = [];
  const clock = testClock();
  clock.advance({ days: 366 });
  const code = await runRetention(args, {
    env: { DATA_DIR: folder },
    clock,
    say: (line) => said.push(line),
  });
  return { code, said };
}

// Each command opens the database again, which is slow on a busy machine.
describe('npm run retention', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    const database = await openPgliteFolder(folder);
    await prepare(database);
    await database.close();
  });

  it('prints its usage, and exits with 2 on a wrong option', async () => {
    expect(await run('--dry')).toEqual({ code: 2, said: [expect.stringContaining('Usage:')] });
  });

  it('counts on a dry run, deletes without one, and then finds nothing', async () => {
    const answers = (said: readonly string[]) =>
      said.find((line) => line.startsWith('answers'))?.split(/\s+/)[1];
    const dry = await run('--dry-run');
    expect(dry.code).toBe(0);
    expect(Number(answers(dry.said))).toBeGreaterThan(0);
    expect(dry.said).toContainEqual(
      expect.stringMatching(/^registrations +\d+ {2}participation \(2 years\)$/),
    );
    expect(dry.said.at(-1)).toContain('Nothing was deleted');
    const real = await run();
    expect(answers(real.said)).toBe(answers(dry.said));
    expect(answers((await run('--dry-run')).said)).toBe('0');
  });
});
