import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runClub } from '#scripts/club/runClub.ts';
import { createSeededDatabase, dropDatabase } from '../../server/support/database/createSeededDatabase.ts';
import { testClock } from '../../server/support/testClock.ts';

let folder: string;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clubpoort-certificates-'));
  url = await createSeededDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await dropDatabase(url);
});

async function run(...args: string[]) {
  const said: string[] = [];
  const code = await runClub(['certificates', ...args], {
    env: { DATA_DIR: join(folder, 'data'), DATABASE_URL: url },
    clock: testClock(),
    say: (line) => said.push(line),
    write: () => {},
  });
  return { code, said };
}

describe('npm run club -- certificates', { timeout: 60_000 }, () => {
  it('says of each person why nothing can be issued', async () => {
    const { code, said } = await run('de-zwaluw', '2025');
    expect(code).toBe(0);
    expect(said).toEqual([
      'Not for Mila Peeters, Turnkamp voor kleuters: the national number of the child is missing',
      'Not for Mila Peeters, Turnkamp voor kleuters: the national number of who paid is missing',
      'Not for Mila Peeters, Turnkamp voor kleuters: the address of who paid is missing',
      '0 certificates issued, 3 not.',
    ]);
  });

  it('writes nothing in a dry run, and issues nothing twice', async () => {
    const dry = await run('arabesk', '2026', '--dry-run');
    expect(dry.said).toContain('Nothing was written: this was a dry run.');
    const issued = dry.said.filter((line) => line.startsWith('ATT-2026-'));
    expect(issued).toEqual([expect.stringMatching(/Noor Peeters, health, Jazz 12-15 jaar$/)]);
    expect((await run('arabesk', '2026')).said).toEqual(
      dry.said.slice(0, -1).map((line) => line.replace('would be issued', 'issued')),
    );
    expect((await run('arabesk', '2026')).said.at(-1)).toMatch(/^0 certificates issued/);
  });

  it('writes the tax certificates of the year for Belcotax, for the user alone', async () => {
    const file = join(folder, 'belcotax.xml');
    expect((await run('de-dolfijn', '2025', '--belcotax', file)).said.at(-1)).toContain(
      'brochure for income of 2022',
    );
    const xml = readFileSync(file, 'utf8');
    for (const part of [
      '<f86_2106_childname>Peeters<',
      '<f86_2111_dailytariff1>2300<',
      '<f86_2110_numberofday1>4<',
    ])
      expect(xml).toContain(part);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await run('arabesk', '2024', '--belcotax', file)).said.at(-1)).toContain(
      'no tax certificates of 2024',
    );
  });

  it('issues one anew only when it can', async () => {
    const replaced = await run('de-dolfijn', '2025', '--replace', 'ATT-2025-000001');
    expect(replaced.code).toBe(1);
    expect(replaced.said).toContain(
      'Not for Lars Peeters, Zwemkamp in de paasvakantie: the address of who paid is missing',
    );
    expect(replaced.said.at(-1)).toBe('Nothing can be put in its place.');
    expect((await run('de-dolfijn', '2025', '--replace', 'ATT-2025-000099')).said).toEqual([
      'There is no such tax certificate.',
    ]);
    expect((await run('nergens', '2025')).said).toEqual(['There is no club with the url "nergens".']);
  });
});
