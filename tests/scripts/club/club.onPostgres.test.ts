import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysAfter } from '#rules/brusselsInstant.ts';
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
  let written = '';
  const code = await runClub(args, {
    ...{ env: { DATABASE_URL: url }, clock: testClock() },
    say: (line: string) => said.push(line),
    write: (text: string) => {
      written += text;
    },
  });
  return { code, said, written };
}

describe('npm run club on PostgreSQL', () => {
  it('exports a club and imports it unchanged, also while a server uses the database', async () => {
    const out = join(folder, 'arabesk.json');
    expect(await run('export', 'arabesk', '--out', out)).toMatchObject({ code: 0 });
    expect(await run('import', out, '--apply')).toEqual({
      code: 0,
      said: ['Nothing to do: the club is what the file says.'],
      written: '',
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
      ...{ code: 1, written: '' },
      said: ['Somebody is buying what this is about: nothing was written. Try again.'],
    });
    expect(rows).toEqual([{ price_cents: 16_500 }]);
    expect((await run('import', changed, '--apply')).written).toContain('    price: 165 → 166\n');
    await run('undo', 'arabesk');
  });

  it('refuses the file of this season with the days of next season, and writes that season as courses of their own', async () => {
    const [out, wrong, next] = ['arabesk', 'wrong', 'next'].map((name) => join(folder, `${name}.json`));
    await run('export', 'arabesk', '--out', out ?? '');
    const text = readFileSync(out ?? '', 'utf8');
    writeFileSync(
      wrong ?? '',
      text.replace(
        /"(day|untilDay)": "(\d{4}-\d\d-\d\d)"/g,
        (_all, name, day) => `"${name}": "${daysAfter(day, 364)}"`,
      ),
    );
    const refused = await run('import', wrong ?? '', '--apply', '--mail-to', '1000');
    expect(refused).toMatchObject({ code: 1, written: '' });
    const said = refused.said.join('\n');
    expect(said).toMatch(/^“Jazz 12-15 jaar”: \d+ lessons would move that are over or have attendance/m);
    expect(said).toMatch(
      /^“[^”]+”: \d+ lessons would be in the season 2027-2028, for the \d+ who registered/m,
    );
    expect(said).toContain('"npm run club -- export arabesk --new-season <year> --out <file>"');
    expect(said).toMatch(/\d+ in the way: nothing was written\.$/);
    await run('export', 'arabesk', '--out', wrong ?? '');
    expect(readFileSync(wrong ?? '', 'utf8')).toBe(text);
    const made = await run('export', 'arabesk', '--new-season', '2027', '--out', next ?? '');
    expect(made.said.join('\n')).toMatch(/^\d+ courses added for 2027-2028\.$/m);
    expect(await run('check', next ?? '')).toMatchObject({ code: 0 });
    expect((await run('import', next ?? '', '--apply')).said).toContain('Done.');
    await run('undo', 'arabesk');
    await run('export', 'arabesk', '--out', wrong ?? '');
    expect(readFileSync(wrong ?? '', 'utf8')).toBe(text);
  });

  it('mails more people than a group only with their number, and says how long the import can be taken back', async () => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(
      "insert into users (fname, lname, color) select 'Kind', n, '#000000' from generate_series(1, 20) n",
    );
    await client.query(
      "insert into registrations (uid, tariff_nid, status, is_ticket, registered_at) select uid, 1061, 1, false, '2026-09-01' from users where fname = 'Kind'",
    );
    await client.end();
    const [out, moved] = ['arabesk', 'moved'].map((name) => join(folder, `${name}.json`));
    await run('export', 'arabesk', '--out', out ?? '');
    const file = JSON.parse(readFileSync(out ?? '', 'utf8'));
    for (const course of file.courses)
      for (const session of course.sessions)
        if (session.day > '2026-12-01') session.place = 'Sporthal De Meerpaal';
    writeFileSync(moved ?? '', JSON.stringify(file));
    const dry = await run('import', moved ?? '');
    const count = /goes to (\d+) people, or their parents:/.exec(dry.written)?.[1];
    expect(dry.written).toMatch(/^ {4}Jazz 12-15 jaar: .*Fien Verhaeghe, .* and 4 more$/m);
    expect(dry.said).toEqual([
      `${count} people is more than a group. If all of them must hear about it, add --mail-to ${count}.`,
    ]);
    expect(await run('import', moved ?? '', '--apply')).toMatchObject({
      code: 1,
      said: [dry.said[0], 'Nothing was written.'],
    });
    expect(await run('import', moved ?? '', '--apply', '--mail-to', String(Number(count) - 1))).toMatchObject(
      { code: 1 },
    );
    expect((await run('import', moved ?? '', '--apply', '--mail-to', String(count))).said).toEqual([
      'Done.',
      'The mails leave on 20/11/2026 11u00.',
      'A mistake? "npm run club -- undo arabesk" takes the import back, before that time.',
    ]);
    expect((await run('undo', 'arabesk')).said).toEqual([
      'The import of 20/11/2026 10u00 is taken back.',
      'Its mails were not sent and are gone.',
    ]);
    expect(await run('undo', 'arabesk')).toMatchObject({ code: 1 });
  });
});
