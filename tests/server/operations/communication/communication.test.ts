import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communications } from '#server/db/schema.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

describe('messages of clubs', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());

  const listOf = async (client: TestClient) => (await client.ask('get_communications', {})).result;
  const news = { club: 'arabesk', message: 'nieuws' };

  it('are those of the whole family, the newest first, each with its recipients', async () => {
    const all = await listOf(parent);
    expect(all.map(({ url, read }) => [url, read])).toEqual([
      ['nieuws', false],
      ['kom-naar-het-turnfeest', false],
      ['repetities-lentevoorstelling', true],
      ['welkom-in-het-nieuwe-seizoen', true],
    ]);
    expect(all[0]?.recipients).toEqual([
      { uid: 1, name: 'An Peeters' },
      { uid: 2, name: 'Noor Peeters' },
      { uid: 3, name: 'Lars Peeters' },
    ]);
    expect(all[1]?.summary).toMatch(/^Onze turners .{100,160}…$/);
    expect(await listOf(await server.loggedIn('beheer@example.org'))).toEqual([]);
    expect((await server.client().call('get_communications', {})).status).toBe(401);
  });

  it('have blocks of every kind', async () => {
    const { result } = await parent.ask('get_communication', news);
    expect(new Set(result.body.map(({ type }) => type))).toEqual(
      new Set(['heading', 'paragraph', 'list', 'link']),
    );
    expect(result).toMatchObject({ club: { url: 'arabesk' }, read: false });
  });

  it('are read once a person opens them, and only for that person', async () => {
    const els = await server.loggedIn('federatie@example.org');
    for (let opened = 0; opened < 2; opened += 1)
      expect((await parent.ask('read_communication', news)).result).toBe(null);
    const isRead = async (client: TestClient) =>
      (await listOf(client)).find(({ url }) => url === 'nieuws')?.read;
    expect(await isRead(parent)).toBe(true);
    expect(await isRead(els)).toBe(false);
  });

  it('are on the dashboard while they are unread', async () => {
    const els = await server.loggedIn('federatie@example.org');
    const unread = async () => (await els.ask('get_dashboard', {})).result.messages?.map(({ url }) => url);
    expect(await unread()).toEqual(['nieuws']);
    await els.ask('read_communication', news);
    expect(await unread()).toEqual([]);
  });

  it('stay readable when the club has closed its pages', async () => {
    const zoe = await server.loggedIn('docent@example.org');
    expect((await zoe.call('get_club_by_url', { url: 'de-dolfijn' })).status).toBe(403);
    const { result } = await zoe.ask('get_communication', {
      club: 'de-dolfijn',
      message: 'water-is-weer-warm',
    });
    expect(result.recipients).toEqual([{ uid: 9, name: "Zoë D'Hondt" }]);
  });

  it('are not found for another recipient or club, with a wrong address, or after removal', async () => {
    const karim = await server.loggedIn('beheer@example.org');
    await server.database.db.delete(communications).where(eq(communications.url, 'kom-naar-het-turnfeest'));
    const gone = { club: 'de-zwaluw', message: 'kom-naar-het-turnfeest' };
    for (const [client, place] of [
      [karim, news],
      [parent, { club: 'de-zwaluw', message: 'nieuws' }],
      [parent, { club: 'arabesk', message: 'bestaat-niet' }],
      [parent, gone],
    ] as const)
      for (const name of ['get_communication', 'read_communication'] as const)
        expect(await client.call(name, place)).toMatchObject({
          status: 404,
          body: { code: 'not-found', errors: ['We vinden dit bericht niet.'] },
        });
    for (const message of ['../nieuws', '', 'Nieuws'])
      expect((await parent.call('get_communication', { club: 'arabesk', message })).status).toBe(400);
  });
});
