import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runClub } from '#scripts/club/runClub.ts';
import { exportClub } from '#server/club-files/exporting/exportClub.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { clubs, roleInvites } from '#server/db/schema.ts';
import { createSeededDatabase } from '../../server/support/database/createSeededDatabase.ts';
import { testClock } from '../../server/support/testClock.ts';

describe('npm run club -- new', () => {
  let url: string;
  let database: DatabaseHandle;
  beforeAll(async () => {
    url = await createSeededDatabase();
    database = await openPostgres(url, (error) => expect.fail(error.message));
  });
  afterAll(() => database.close());

  const run = async (club: string, ...options: string[]) => {
    const said: string[] = [];
    const env = { DATABASE_URL: url, PORTAL_URL: 'https://club.example.org' };
    const exit = await runClub(['new', club, '--title', 'Turnkring Vooruit', '--city', 'Gent', ...options], {
      ...{ env, clock: testClock(), write: () => undefined },
      say: (line: string) => said.push(line),
    });
    return { exit, said: said.join('\n') };
  };

  it('makes a club without an offer, and mails its manager a link', async () => {
    const { exit, said } = await run('turnkring', '--manager', 'An@turnkring.example');
    expect(exit).toBe(0);
    expect(said).toContain('https://club.example.org/rol-aanvaarden?code=');
    expect(said).toContain('/turnkring/beheer/aanbod');
    expect(await exportClub(database.db, 'turnkring')).toMatchObject({
      club: { title: 'Turnkring Vooruit', city: 'Gent' },
      ...{ courses: [], questions: [], forms: [], webshop: [] },
    });
    const invited = await database.db
      .select({ mail: roleInvites.mail, role: roleInvites.role })
      .from(roleInvites)
      .innerJoin(clubs, eq(clubs.nid, roleInvites.clubNid))
      .where(eq(clubs.url, 'turnkring'));
    expect(invited).toEqual([{ mail: 'an@turnkring.example', role: 'admin' }]);
  });

  it('gives a club the license that its operator says', async () => {
    expect(await run('turnkring-vrij', '--license', 'free')).toMatchObject({ exit: 0 });
    expect(await exportClub(database.db, 'turnkring-vrij')).toMatchObject({
      club: { settings: { licenseType: 'free' } },
    });
  });

  it('makes one without a manager, and says how to invite one', async () => {
    expect(await run('turnkring-2')).toEqual({
      exit: 0,
      said: expect.stringContaining('npm run manage -- invite-manager turnkring-2 <mail>'),
    });
  });

  it.each([
    ['a url that a club has', 'arabesk', 'There is a club with the url "arabesk" already.'],
    ['the url of a screen', 'dashboard', '"dashboard" is a screen of the portal'],
    ['what is no url', 'Turn Kring', 'url'],
  ])('refuses %s', async (_name, club, sentence) => {
    const before = await database.db.$count(clubs);
    expect(await run(club)).toEqual({ exit: 1, said: expect.stringContaining(sentence) });
    expect(await database.db.$count(clubs)).toBe(before);
  });
});
