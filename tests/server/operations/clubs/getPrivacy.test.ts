import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { privacyTextDate } from '#rules/privacyText.ts';
import { clubs } from '#server/db/schema.ts';
import { privacyVersion } from '#server/services/clubs/textVersions.ts';
import { settablePayments } from '../../support/orders/settablePayments.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const arabesk = 1;
const kompas = 3;

describe('get_privacy', () => {
  let server: TestServer;
  afterEach(() => server.stop());

  it('names nobody who is not set up', async () => {
    server = await startTestServer();
    expect((await server.client().ask('get_privacy', {})).result).toEqual({
      ...{ version: privacyTextDate, changed: privacyTextDate, recipients: [] },
      operator: { name: '', address: '', mail: '' },
    });
  });

  it('names the host, the payment provider, the mail server and the maps that are set up', async () => {
    const operator = { name: 'Clubpoort vzw', address: 'Kouter 1, 9000 Gent', mail: 'privacy@example.org' };
    server = await startTestServer({
      installation: {
        operator,
        hostedBy: 'Hosting bv',
        mailHost: 'smtp.example.org',
        allowsMaps: true,
        asksPubliq: true,
      },
      provider: { ...settablePayments(), name: 'Mollie' },
    });
    expect((await server.client().ask('get_privacy', {})).result).toMatchObject({
      operator,
      recipients: [
        { kind: 'host', name: 'Hosting bv' },
        { kind: 'payment', name: 'Mollie' },
        { kind: 'mail', name: 'smtp.example.org' },
        { kind: 'maps', name: 'Google Maps' },
        { kind: 'uitpas', name: 'publiq' },
      ],
    });
  });

  it('tells who a club is, what it asks and what it adds, with the version of its words', async () => {
    server = await startTestServer();
    const { db } = server.database;
    const [club] = await db.select().from(clubs).where(eq(clubs.nid, arabesk));
    if (!club) throw new Error('The demo data has no such club');
    const { result } = await server.client().ask('get_privacy', { club: arabesk });
    expect(result).toMatchObject({
      version: privacyVersion(club),
      club: {
        ...{ title: club.title, mail: club.mail, legal: club.legal, own: club.privacy },
        asks: ['health', 'national-number', 'file'],
      },
      recipients: [{ kind: 'federation' }],
    });
    await db
      .update(clubs)
      .set({ privacy: ['Iets anders'] })
      .where(eq(clubs.nid, arabesk));
    const changed = (await server.client().ask('get_privacy', { club: arabesk })).result;
    expect(changed.version).not.toBe(result.version);
    expect(changed.club?.own).toEqual(['Iets anders']);
    expect((await server.client().ask('get_privacy', { club: kompas })).result.club?.asks).toEqual([]);
  });
});
