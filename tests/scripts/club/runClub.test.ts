import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runClub } from '#scripts/club/runClub.ts';
import { openPgliteFolder } from '#server/db/drivers/openPglite.ts';
import { clubs, orderLines, orders, users } from '#server/db/schema.ts';
import { testClock } from '../../server/support/testClock.ts';

const example = fileURLToPath(new URL('../../../clubs/voorbeeld.json', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubpoort-club-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...args: string[]) {
  const said: string[] = [];
  let written = '';
  const code = await runClub(args, {
    env: { DATA_DIR: join(folder, 'data') },
    clock: testClock(),
    say: (line) => said.push(line),
    write: (text) => {
      written += text;
    },
  });
  return { code, said, written };
}

function fileWith(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

// Each command opens the database again, which is slow on a busy machine.
describe('npm run club', { timeout: 60_000 }, () => {
  it('prints its usage, and exits with 2 on a wrong command', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      said: [],
      written: expect.stringContaining('Usage:'),
    });
    expect(await run('bla')).toMatchObject({
      code: 2,
      said: ['There is no command "bla".', expect.stringContaining('Usage:')],
    });
  });

  it('checks a file without a database', async () => {
    expect(await run('check', example)).toEqual({ code: 0, said: [`${example} is in order.`], written: '' });
    const wrong = fileWith('wrong.json', '{"club": {"url": "a", "title": "A", "color": "#fff"}}');
    expect(await run('check', wrong)).toMatchObject({
      code: 1,
      said: [
        'the club, its field city: is missing',
        'the club, its field color: must be a colour such as "#b4462f"',
        '2 to mend in the file.',
      ],
    });
    expect(await run('check', join(folder, 'none.json'))).toMatchObject({
      code: 1,
      said: [expect.stringContaining('There is no file')],
    });
    expect(await run('check', folder)).toMatchObject({ code: 1, said: ['That is a folder, not a file.'] });
    const pictured = fileWith(
      'pictured.json',
      '{"club": {"url": "a", "title": "A", "city": "A", "color": "#aabbcc", "image": {"file": "../a.jpg", "alt": "A"}}}',
    );
    expect(await run('check', pictured)).toMatchObject({
      code: 1,
      said: [
        expect.stringMatching(/^Warning: the club, its field legal: is missing/),
        expect.stringMatching(/^the club, its field image\.file: must be a path beside/),
        '1 to mend in the file.',
      ],
    });
    const large = fileWith('large.json', 'x'.repeat(10 * 1024 * 1024));
    expect(await run('check', large)).toMatchObject({
      code: 1,
      said: [expect.stringContaining('The file is 10.0 MB'), expect.anything()],
    });
  });

  it('shows an import first, writes it with --apply, and then has nothing left to do', async () => {
    const dry = await run('import', example);
    expect(dry).toMatchObject({ code: 0 });
    expect(dry.written).toMatch(/^\+ course Tekenen voor kinderen$/m);
    expect(dry.said.at(-1)).toBe('Nothing was written yet: --apply does it.');
    expect(await run('export', 'voorbeeld')).toMatchObject({
      code: 1,
      said: ['There is no club with the url "voorbeeld".'],
      written: '',
    });
    expect((await run('import', example, '--apply')).said.at(-1)).toBe('Done.');
    expect(await run('import', example, '--apply')).toMatchObject({
      code: 0,
      said: ['Nothing to do: the club is what the file says.'],
    });
  });

  it('exports a club that imports without a change', async () => {
    const out = join(folder, 'out.json');
    expect(await run('export', 'voorbeeld', '--out', out)).toEqual({
      code: 0,
      said: ['1 picture written beside it', `Written to ${out}`],
      written: '',
    });
    expect(statSync(join(folder, 'pictures/tekenen.webp')).size).toBeGreaterThan(1000);
    expect(await run('import', out, '--apply')).toMatchObject({
      code: 0,
      said: ['Nothing to do: the club is what the file says.'],
    });
    const { said, written } = await run('export', 'voorbeeld');
    expect(said).toEqual(['1 picture left out: --out writes the pictures beside the file']);
    const { image, ...course } = JSON.parse(readFileSync(out, 'utf8')).courses[0];
    expect(image.file).toBe('pictures/tekenen.webp');
    expect(JSON.parse(written).courses[0]).toEqual(course);
    expect((await run('export', 'voorbeeld', '--without-numbers')).written).not.toContain('"nid"');
  });

  it('exits with 1 and names the place when a file cannot be imported', async () => {
    const text = readFileSync(join(folder, 'out.json'), 'utf8');
    const wrong = fileWith(
      'moved.json',
      text.replace('"nid": 1,\n      "url": "tekenen', '"nid": 2,\n      "url": "tekenen'),
    );
    const { code, said } = await run('import', wrong, '--apply');
    expect(code).toBe(1);
    expect(said).toContainEqual(
      expect.stringMatching(/^the course “.+”, its field nid: is the same as that of the course “.+”: they/),
    );
  });

  it('writes registrations to a file that only its owner can read', async () => {
    const out = join(folder, 'out.csv');
    expect(await run('registrations', 'voorbeeld', '--csv', '--out', out)).toMatchObject({ code: 0 });
    expect(readFileSync(out, 'utf8')).toMatch(/^\ufeffVoornaam;Achternaam;/);
    expect(statSync(out).mode & 0o777).toBe(0o600);
  });

  it('writes the submissions of a form to such a file, and refuses an unknown form', async () => {
    const out = join(folder, 'form.csv');
    const form = ['registrations', 'voorbeeld', '--csv', '--out', out, '--form'];
    expect(await run(...form, 'stel-een-vraag')).toMatchObject({ code: 0 });
    expect(readFileSync(out, 'utf8')).toMatch(/^\ufeffVerstuurd op;Voor/);
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(await run(...form, 'geen')).toMatchObject({
      code: 1,
      said: ['The club has no form with the url "geen".'],
    });
  });

  it('writes the documents of a club as PDF that only their owner can read', async () => {
    const [orderedAt, uid] = [new Date('2026-05-04T10:00:00Z'), 1];
    const database = await openPgliteFolder(join(folder, 'data'));
    const [club] = await database.db.select().from(clubs);
    if (!club) expect.fail('The club was imported before');
    await database.db.insert(users).values({ uid, fname: 'An', lname: 'Peeters', color: '#000000' });
    const [placed] = await database.db
      .insert(orders)
      .values({
        ...{ clubNid: club.nid, uid, placedBy: uid, placedAt: orderedAt, payment: 'unpaid' },
        ...{ payNowCents: 6_400, payLaterCents: 0, totalCents: 6_400 },
      })
      .returning();
    await database.db.insert(orderLines).values({
      ...{ oid: placed?.oid ?? 0, position: 0, uid, type: 'service', isQueued: false, qty: 1 },
      ...{ description: 'Tekenen', unitCostCents: 6_400, discountCents: 0 },
    });
    await database.close();
    const out = join(folder, 'books');
    const said = (count: string) => [`${count} written to ${out}`];
    expect(await run('documents', 'voorbeeld', '--out', out, '--year', '2025')).toMatchObject({
      said: said('0 documents'),
    });
    expect(await run('documents', 'voorbeeld', '--out', out)).toMatchObject({
      code: 0,
      said: said('1 document'),
    });
    const file = join(out, 'KN-2026-000001.pdf');
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await run('documents', 'geen', '--out', out)).toMatchObject({ code: 1 });
  });

  it('refuses to import while a server has the folder open', async () => {
    const server = await openPgliteFolder(join(folder, 'data'));
    const { code, said } = await run('import', example, '--apply');
    await server.close();
    expect(code).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^Another server has .* open\. Stop it/)]);
  });

  it('says that the database does not answer', async () => {
    const said: string[] = [];
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    const code = await runClub(['export', 'voorbeeld'], {
      env,
      clock: testClock(),
      say: (line) => said.push(line),
      write: () => {},
    });
    expect({ code, said }).toEqual({
      code: 1,
      said: [expect.stringMatching(/^The database doesn't answer: /)],
    });
  });
});
