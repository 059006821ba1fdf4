import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '../support/database/openEmptyDatabase.ts';
import { copyTeachers, demoClubs, exported, importFile } from '../support/files/clubFiles.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

let seeded: TestServer;
let imported: TestServer;
beforeAll(async () => {
  seeded = await startTestServer();
  const database = await openEmptyDatabase();
  await copyTeachers(seeded.database.db, database.db);
  for (const url of demoClubs) await importFile(database.db, await exported(seeded.database.db, url));
  imported = await startTestServer({ database });
});
afterAll(() => Promise.all([seeded.stop(), imported.stop()]));

/** What people did with the offer, and pictures: a club file has neither. */
const notInFile = new Set([
  'places',
  'sold',
  'status',
  'occupation',
  'files',
  'cover',
  'image',
  'hasTeachers',
  'free',
  'seats_left',
  'term',
  'terms',
]);

function offerOf(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => (notInFile.has(key) ? undefined : value)),
  );
}

it.each(demoClubs)(
  'a visitor of %s finds the same offer in a database that was filled from its file',
  async (url) => {
    const ask = async (server: TestServer) => {
      const visitor = server.client();
      const club = await visitor.ask('get_club_by_url', { url });
      const { nid } = club.result;
      return offerOf({
        club,
        conditions: await visitor.ask('get_club_conditions', { club: nid }),
        forms: await visitor.ask('get_forms', { club: nid }),
        ...(club.result.addons.includes('webshop') && {
          products: await visitor.ask('get_products', { club: nid }),
        }),
      });
    };
    expect(await ask(imported)).toEqual(await ask(seeded));
  },
);
