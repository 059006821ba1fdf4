import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communicationStatuses } from '#server/db/schema.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

describe('preferences', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    // Els made a choice for a club that the family of An does not know.
    await server.database.db.insert(communicationStatuses).values({
      ...{ clubNid: 4, uid: 12, mail: 'federatie@example.org' },
      ...{ newsletter: 'subscribed', communication: 'subscribed' },
    });
  });
  afterAll(() => server.stop());

  const email = 'ouder@example.org';
  const preferencesOf = async (uid: number) => (await parent.ask('get_preferences', { uid })).result;

  it('are given for each club of a member, with the address that mail may go to', async () => {
    expect(await preferencesOf(3)).toEqual([
      {
        club: { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk' },
        label: 'De Pirouette',
        // Newsletters are opt-in, and messages are opt-out.
        entries: [{ email, status: 'unsubscribed', communicationStatus: 'subscribed' }],
      },
      {
        club: { nid: 2, url: 'de-zwaluw', title: 'Turnkring De Zwaluw' },
        entries: [{ email, status: 'unsubscribed', communicationStatus: 'subscribed' }],
      },
    ]);
  });

  it('are saved per member and club, without changes for other members', async () => {
    const entries = [{ email, status: 'subscribed', communicationStatus: 'unsubscribed' }] as const;
    const { result } = await parent.ask('save_preferences', {
      uid: 3,
      clubs: [{ nid: 2, entries: [...entries] }],
    });
    expect(result).toEqual(await preferencesOf(3));
    expect(result.map(({ club, entries: [entry] }) => [club.nid, entry?.status])).toEqual([
      [1, 'unsubscribed'],
      [2, 'subscribed'],
    ]);
    expect((await preferencesOf(4))[0]?.entries).toMatchObject([{ status: 'unsubscribed' }]);
  });

  it('are those of the member at the club, whatever the same address chose for others', async () => {
    const chosen = { mail: email, newsletter: 'subscribed', communication: 'unsubscribed' } as const;
    await server.database.db.insert(communicationStatuses).values([
      { clubNid: 1, uid: 4, ...chosen },
      { clubNid: 3, uid: 3, ...chosen },
    ]);
    const preferences = await preferencesOf(3);
    expect(preferences.find(({ club }) => club.nid === 1)).toMatchObject({
      entries: [{ email, status: 'unsubscribed', communicationStatus: 'subscribed' }],
    });
  });

  it('ignore a club or an address that does not belong to the member', async () => {
    const { db } = server.database;
    const count = await db.$count(communicationStatuses);
    const stranger = {
      ...{ email: 'vreemd@example.org', status: 'subscribed' as const },
      communicationStatus: 'subscribed' as const,
    };
    await parent.ask('save_preferences', {
      uid: 3,
      clubs: [
        { nid: 2, entries: [stranger] },
        { nid: 4, entries: [{ ...stranger, email }] },
        { nid: 999_999, entries: [{ ...stranger, email }] },
      ],
    });
    expect(await db.$count(communicationStatuses)).toBe(count);
  });

  it('are refused for a member of another family', async () => {
    const els = await server.loggedIn('federatie@example.org');
    expect((await els.call('get_preferences', { uid: 3 })).status).toBe(403);
    expect((await els.call('save_preferences', { uid: 3, clubs: [] })).status).toBe(403);
    expect((await server.client().call('get_preferences', { uid: 3 })).status).toBe(401);
  });
});
