import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runClub } from '#scripts/club/runClub.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { clubMembers, clubs, roleInvites, users } from '#server/db/schema.ts';
import { createSeededDatabase } from '../../server/support/database/createSeededDatabase.ts';
import { testClock } from '../../server/support/testClock.ts';

describe('the managers and teachers of a club file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-team-'));
  const path = join(folder, 'club.json');
  let url: string;
  let database: DatabaseHandle;
  beforeAll(async () => {
    url = await createSeededDatabase();
    database = await openPostgres(url, (error) => expect.fail(error.message));
    const { club, ...file } = JSON.parse(readFileSync('clubs/voorbeeld.json', 'utf8'));
    const { image: _image, teacherPictures: _pictures, ...plain } = club;
    const managerAccounts = ['Federatie@example.org', 'nieuw@dekrul.example'];
    const teacherAccounts = ['docent@example.org', 'nieuw@dekrul.example', 'ouder@example.org'];
    const courses = file.courses.map(({ image: _one, ...course }: { image?: unknown }) => course);
    const products = file.products?.map(({ image: _one, ...product }: { image?: unknown }) => product);
    writeFileSync(
      path,
      JSON.stringify({ ...file, courses, products, club: { ...plain, managerAccounts, teacherAccounts } }),
    );
    // Somebody who never opened the link of the mail: a stranger may have typed the address.
    await database.db.update(users).set({ confirmedMail: null }).where(eq(users.mail, 'ouder@example.org'));
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = async (...options: string[]) => {
    const said: string[] = [];
    const env = { DATABASE_URL: url, DATA_DIR: folder, PORTAL_URL: 'https://club.example.org' };
    const terminal = {
      env,
      clock: testClock(),
      write: () => undefined,
      say: (line: string) => said.push(line),
    };
    const exit = await runClub(['import', path, ...options], terminal);
    return { exit, said: said.join('\n') };
  };
  const team = async () => {
    const { db } = database;
    const ofClub = eq(clubs.url, 'voorbeeld');
    const members = await db
      .select({ mail: users.mail, role: clubMembers.role })
      .from(clubMembers)
      .innerJoin(users, eq(users.uid, clubMembers.uid))
      .innerJoin(clubs, eq(clubs.nid, clubMembers.clubNid))
      .where(ofClub);
    const invited = await db
      .select({ mail: roleInvites.mail, role: roleInvites.role })
      .from(roleInvites)
      .innerJoin(clubs, eq(clubs.nid, roleInvites.clubNid))
      .where(ofClub);
    const lines = (rows: typeof invited | typeof members) =>
      rows.map(({ mail, role }) => `${mail} ${role}`).sort();
    return { members: lines(members), invited: lines(invited) };
  };

  it('are shown before an import, get the role where their address is confirmed, and a link elsewhere', async () => {
    expect((await run()).said).toContain('nieuw@dekrul.example would become a manager');
    const { exit, said } = await run('--apply');
    expect([exit, said]).toEqual([
      0,
      expect.stringContaining('https://club.example.org/rol-aanvaarden?code='),
    ]);
    const whole = {
      members: ['docent@example.org teacher', 'federatie@example.org admin'],
      invited: ['nieuw@dekrul.example admin', 'ouder@example.org teacher'],
    };
    expect(await team()).toEqual(whole);
    expect((await run('--apply')).said).not.toContain('rol-aanvaarden');
    expect(await team()).toEqual(whole);
  });
});
