import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Certificate } from '#schemas/entities/orders/certificate.ts';
import { certificates, clubs, users } from '#server/db/schema.ts';
import { readPdf } from '../../support/files/readPdf.ts';
import { nationalNumberFor } from '../../support/personal-data/certificates/nationalNumberFor.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

describe('certificates', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());

  const issuedTo = async (client: TestClient) => (await client.ask('get_certificates', {})).result.issued;
  const awaitedBy = async (client: TestClient) => (await client.ask('get_certificates', {})).result.awaited;
  async function idOf(isIt: (one: Certificate) => boolean): Promise<number> {
    const found = (await issuedTo(parent)).find(isIt);
    if (!found) throw new Error('The demo data has no such certificate');
    return found.id;
  }
  const download = (client: TestClient, certificate: unknown) =>
    server.app.inject({
      method: 'POST',
      url: '/api?q=download_certificate',
      headers: { cookie: client.cookie ?? '', 'content-type': 'application/json' },
      payload: JSON.stringify({ certificate }),
    });

  it('are listed for the whole family, of every kind, the latest year first', async () => {
    const all = await issuedTo(parent);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['childcare', 'health', 'participation']));
    expect(new Set(all.map(({ uid }) => uid))).toEqual(new Set([1, 2, 3]));
    expect(all.map(({ year }) => year)).toEqual(all.map(({ year }) => year).sort((a, b) => b - a));
    for (const { number, year } of all) expect(number).toMatch(new RegExp(`^ATT-${year}-\\d{6}$`));
    expect(await issuedTo(await server.loggedIn('federatie@example.org'))).toHaveLength(1);
    expect(await issuedTo(await server.loggedIn('beheer@example.org'))).toEqual([]);
    expect((await server.client().call('get_certificates', {})).status).toBe(401);
  });

  it('have a number in the year of their club, without gaps', async () => {
    const rows = await server.database.db.select().from(certificates);
    for (const ofOne of Map.groupBy(rows, ({ clubNid, year }) => `${clubNid} ${year}`).values())
      expect(ofOne.map(({ serial }) => serial).toSorted((a, b) => a - b)).toEqual(
        ofOne.map((_, index) => index + 1),
      );
  });

  it('for the taxes is the whole form 281.86, as a tagged PDF named after the child', async () => {
    const id = await idOf(({ kind, uid }) => kind === 'childcare' && uid === 3);
    const { statusCode, headers, rawPayload } = await download(parent, id);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Fiscaal attest 2025 - Lars Peeters.pdf"; filename*=UTF-8''Fiscaal%20attest%202025%20%E2%80%93%20Lars%20Peeters.pdf`,
    );
    const { text, isTagged } = await readPdf(rawPayload);
    expect(isTagged).toBe(true);
    for (const part of [
      ...[
        'Fiscaal attest kinderopvang 2025 (281.86)',
        'Vak I',
        'Stad Aalst',
        'Vak II',
        'Zwemclub De Dolfijn vzw',
      ],
      ...['Peeters', 'Lars', 'An', 'Coupure Links 45, 9000 Gent', '18/08/2025', '23,00', '92,00', '16,00'],
      ...['64,00', '156,00', 'Annelies De Backer', 'voorzitter', 'Aalst', '10/02/2026'],
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('DUPLICAAT');
    expect(text.match(/\d\d\.\d\d\.\d\d-001\.\d\d/g)).toHaveLength(2);
  });

  it('says that it is a duplicate from the second download on', async () => {
    const id = await idOf(({ kind, uid }) => kind === 'health' && uid === 3);
    const first = await readPdf((await download(parent, id)).rawPayload);
    expect(first.text).not.toContain('DUPLICAAT');
    for (const part of [
      'ziekenfonds 2025',
      'Lars Peeters',
      'Gymfederatie Vlaanderen',
      'Turnen',
      '142,50',
      'Stempel',
    ])
      expect(first.text).toContain(part);
    expect((await issuedTo(parent)).find((one) => one.id === id)?.isDownloaded).toBe(true);
    const second = await readPdf((await download(parent, id)).rawPayload);
    expect(second.text).toContain('DUPLICAAT');
  });

  it('is not given to the family any more once the club withdrew it', async () => {
    const id = await idOf(({ kind, uid }) => kind === 'participation' && uid === 1);
    const { db } = server.database;
    const isIt = eq(certificates.id, id);
    await db.update(certificates).set({ withdrawnAt: server.clock.now() }).where(isIt);
    expect((await issuedTo(parent)).some((one) => one.id === id)).toBe(false);
    expect((await download(parent, id)).statusCode).toBe(409);
    await db.update(certificates).set({ withdrawnAt: null }).where(isIt);
  });

  it('is not given to the family any more once a corrected one replaces it', async () => {
    const { db } = server.database;
    const id = await idOf(({ kind, uid }) => kind === 'participation' && uid === 1);
    const [{ id: _, ...old } = expect.fail('None')] = await db
      .select()
      .from(certificates)
      .where(eq(certificates.id, id));
    const [next] = await db
      .insert(certificates)
      .values({ ...old, serial: 990, replacesId: id })
      .returning();
    expect((await download(parent, id)).json()).toMatchObject({ code: 'not-available' });
    await db.delete(certificates).where(eq(certificates.id, next?.id ?? 0));
    expect((await download(parent, id)).statusCode).toBe(200);
  });

  it('for the taxes names no certifier where the government itself recognises the club', async () => {
    const { db } = server.database;
    const isIt = eq(certificates.id, await idOf(({ kind, uid }) => kind === 'childcare' && uid === 3));
    const [whole] = await db.select().from(certificates).where(isIt);
    if (whole?.content?.kind !== 'childcare') throw new Error('The demo data has no such certificate');
    const content = { ...whole.content, certifier: null };
    await db.update(certificates).set({ content }).where(isIt);
    const { text } = await readPdf((await download(parent, whole.id)).rawPayload);
    await db.update(certificates).set({ content: whole.content }).where(isIt);
    expect(text).toContain('Zwemclub De Dolfijn vzw');
    expect(text).not.toContain('Stad Aalst');
  });

  it('is one original of many downloads at once', async () => {
    const id = await idOf(({ kind, uid }) => kind === 'health' && uid === 2);
    const files = await Promise.all(Array.from({ length: 5 }, () => download(parent, id)));
    expect(files.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    const texts = await Promise.all(files.map(async ({ rawPayload }) => (await readPdf(rawPayload)).text));
    expect(texts.filter((text) => !text.includes('DUPLICAAT'))).toHaveLength(1);
  });

  it('stays the same when the person, the club and the course get other names', async () => {
    const id = await idOf(({ kind, uid }) => kind === 'childcare' && uid === 3);
    const { db } = server.database;
    const textOf = async () => (await readPdf((await download(parent, id)).rawPayload)).text;
    const before = await textOf();
    const [club] = await db.select().from(clubs).where(eq(clubs.nid, 4));
    const [lars] = await db.select().from(users).where(eq(users.uid, 3));
    await db.update(clubs).set({ title: 'Anders', certification: null, legal: null }).where(eq(clubs.nid, 4));
    await db.update(users).set({ lname: 'Anders', parentUid: 1 }).where(eq(users.uid, 3));
    expect(await textOf()).toBe(before);
    await db
      .update(clubs)
      .set({
        title: club?.title ?? '',
        certification: club?.certification ?? null,
        legal: club?.legal ?? null,
      })
      .where(eq(clubs.nid, 4));
    await db
      .update(users)
      .set({ lname: lars?.lname ?? '' })
      .where(eq(users.uid, 3));
  });

  it('of participation has no amount and no national number', async () => {
    const id = await idOf(({ kind, uid }) => kind === 'participation' && uid === 2);
    const { text } = await readPdf((await download(parent, id)).rawPayload);
    expect(text).toContain('Attest van deelname');
    expect(text).not.toMatch(/Rijksregisternummer|€/);
  });

  it('is refused when it was made before certificates were complete', async () => {
    const { db } = server.database;
    const id = await idOf(({ kind, uid }) => kind === 'participation' && uid === 1);
    const [whole] = await db.select().from(certificates).where(eq(certificates.id, id));
    await db.update(certificates).set({ content: null }).where(eq(certificates.id, id));
    const refused = await download(parent, id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      errors: [expect.stringContaining('Vraag de club een nieuw attest')],
    });
    await db
      .update(certificates)
      .set({ content: whole?.content ?? null })
      .where(eq(certificates.id, id));
  });

  it('is not found for another family, nor when it does not exist', async () => {
    const id = await idOf(({ uid }) => uid === 2);
    const els = await server.loggedIn('federatie@example.org');
    for (const [client, wanted] of [
      [els, id],
      [parent, 999_999],
      [parent, 2_147_483_647],
    ] as const)
      expect((await download(client, wanted)).json()).toMatchObject({
        code: 'not-found',
        errors: ['We vinden dit attest niet.'],
      });
    for (const wrong of ['een', 0, null, 1.5]) expect((await download(parent, wrong)).statusCode).toBe(400);
  });

  describe('an awaited certificate', () => {
    it('says what is missing, to the family alone', async () => {
      expect(await awaitedBy(parent)).toEqual([
        {
          club: { nid: 2, url: 'de-zwaluw', title: 'Turnkring De Zwaluw' },
          ...{ uid: 4, name: 'Mila Peeters', debtor: { uid: 1, name: 'An Peeters' }, year: 2025 },
          activity: 'Turnkamp voor kleuters',
          missing: ['child-number', 'debtor-number', 'debtor-address'],
          isIssuedAtOnce: true,
        },
      ]);
      expect(await awaitedBy(await server.loggedIn('federatie@example.org'))).toEqual([]);
    });

    it('refuses a number of somebody else, and numbers for what waits for none', async () => {
      const mila = { issuer: 2, uid: 4, year: 2025 };
      const refused = await parent.call('give_national_numbers', { ...mila, child_number: '15072204477' });
      expect(refused).toMatchObject({
        status: 422,
        body: {
          problems: [{ uid: 4, key: 'child_number', message: 'Vul een geldig rijkregisternummer in' }],
        },
      });
      for (const other of [{ uid: 3 }, { year: 2024 }, { issuer: 4 }])
        expect(
          (await parent.call('give_national_numbers', { ...mila, ...other, child_number: '15072204477' }))
            .status,
        ).toBe(409);
    });

    it('is issued as soon as the numbers and the address are there', async () => {
      const { db } = server.database;
      const family = await db.select().from(users);
      const numberOf = (uid: number) =>
        nationalNumberFor(family.find((one) => one.uid === uid)?.birthdate ?? '');
      const mila = { issuer: 2, uid: 4, year: 2025 };
      const first = await parent.ask('give_national_numbers', { ...mila, child_number: numberOf(4) });
      expect(first.result).toEqual({ issued: 0 });
      expect((await awaitedBy(parent))[0]?.missing).toEqual(['debtor-number', 'debtor-address']);
      const address = { street: 'Veldstraat', streetNumber: '1', bus: '', postal: '9000', city: 'Gent' };
      for (const city of [' ', address.city]) {
        expect((await awaitedBy(parent))[0]?.missing).toContain('debtor-address');
        await db
          .update(users)
          .set({ address: { ...address, city, country: 'BE', isValidAddress: true } })
          .where(eq(users.uid, 1));
      }
      const both = await parent.ask('give_national_numbers', { ...mila, debtor_number: numberOf(1) });
      expect(both.result).toEqual({ issued: 1 });
      expect(await awaitedBy(parent)).toEqual([]);
      const id = await idOf(({ kind, uid }) => kind === 'childcare' && uid === 4);
      const { text } = await readPdf((await download(parent, id)).rawPayload);
      for (const part of ['Mila', 'Veldstraat 1, 9000 Gent', '24,00', '120,00', 'Stad Leuven'])
        expect(text).toContain(part);
    });
  });
});
