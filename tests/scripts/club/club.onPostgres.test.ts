import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runClub } from '#scripts/club/runClub.ts';
import { createSeededDatabase } from '../../server/support/database/createSeededDatabase.ts';
import { testClock } from '../../server/support/testClock.ts';

let url: string;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clubpoort-club-'));
  url = await createSeededDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

async function run(...args: string[]) {
  const said: string[] = [];
  const code = await runClub(args, {
    ...{ env: { DATABASE_URL: url }, clock: testClock() },
    ...{ say: (line: string) => said.push(line), write: () => {} },
  });
  return { code, said };
}

describe('npm run club on PostgreSQL', () => {
  it('exports a club and imports it unchanged, also while a server uses the database', async () => {
    const out = join(folder, 'arabesk.json');
    expect(await run('export', 'arabesk', '--out', out)).toMatchObject({ code: 0 });
    expect(await run('import', out, '--apply')).toEqual({
      code: 0,
      said: ['Nothing to do: the club is what the file says.'],
    });
  });

  it('gives up after waiting for a lock of a buyer, and then has written nothing', async () => {
    const out = join(folder, 'arabesk.json');
    const changed = join(folder, 'changed.json');
    writeFileSync(changed, readFileSync(out, 'utf8').replace('"price": 165', '"price": 166'));
    const buyer = new pg.Client(url);
    await buyer.connect();
    await buyer.query('begin');
    await buyer.query('select * from tariffs where nid = 1011 for update');
    const refused = await run('import', changed, '--apply');
    await buyer.query('rollback');
    const { rows } = await buyer.query('select price_cents from tariffs where nid = 1011');
    await buyer.end();
    expect(refused).toEqual({
      code: 1,
      said: ['Somebody is buying what this is about: nothing was written. Try again.'],
    });
    expect(rows).toEqual([{ price_cents: 16_500 }]);
    expect((await run('import', changed, '--apply')).said).toContain('    price: 165 → 166');
  });
});
