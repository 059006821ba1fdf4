import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import { clubMembers, federationMemberships, federations, users } from '#server/db/schema.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { nl } from '#server/texts/nl.ts';
import { openOffer, planOf } from '../../support/files/offers.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

type Change = OperationRequest<'change_federation_members'>['change'];

const zwaluw = 2;
const noor = 2;
const lars = 3;
const els = 12;
const dance = { club: arabesk, federation: 'dansfederatie' };
/** The end of a season that began last September. */
const seasonEnd = '2027-08-31';

describe('the members of the federations of a club', () => {
  let server: TestServer;
  let manager: TestClient;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    manager = await server.loggedIn('beheer@example.org');
    parent = await server.loggedIn('ouder@example.org');
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const change = (wanted: Change) => manager.call('change_federation_members', { ...dance, change: wanted });
  const cardOf = (member: number, more: object = {}) =>
    ({ kind: 'save', member, number: 'DF-1', type: 'member', until: seasonEnd, ...more }) as const;
  const listed = async (more: object = {}) =>
    (await manager.ask('get_federation_members', { club: arabesk, ...more })).result;
  const cardsOfFamily = async () =>
    (await parent.ask('get_membership_cards', {})).result.map(({ name, number }) => `${name} ${number}`);
  const actions = async () =>
    (await manager.ask('get_club_actions', { club: arabesk })).result.map(({ action, what, name }) => [
      action,
      what,
      name,
    ]);
  /** A manager of De Zwaluw, where the same federation has a row of its own. */
  const otherClub = async () => {
    const { db } = server.database;
    const [shared] = await db
      .insert(federations)
      .values({
        ...{
          clubNid: zwaluw,
          url: 'dansfederatie',
          title: 'Dans bij De Zwaluw',
          position: 1,
          color: '#000000',
        },
        ...{ description: '', cardText: '', mail: '', seasonEnds: 'december' },
      })
      .returning();
    await db.insert(clubMembers).values({ clubNid: zwaluw, uid: els, role: 'admin' });
    const client = server.client();
    client.cookie = `auth=${await openSession({ db, clock: server.clock }, { uid: els })}`;
    return { client, nid: shared?.nid ?? 0 };
  };

  it('lists the cards of a club with the end of its season, and finds one by name or number', async () => {
    expect(await listed()).toMatchObject({
      federations: [{ url: 'dansfederatie', title: 'Dansfederatie Vlaanderen', until: seasonEnd }],
      cards: [
        { uid: els, number: 'DF-2048-17', over: false },
        { number: 'DF-1190-04', until: null },
      ],
      count: 2,
    });
    expect((await listed({ search: '1190' })).cards.map(({ name }) => name)).toEqual(["Zoë D'Hondt"]);
    expect((await listed({ member: els })).count).toBe(1);
    expect((await listed({ ended: true })).count).toBe(0);
    expect((await listed({ offset: 1, limit: 1 })).cards).toHaveLength(1);
  });

  it('gives a card, changes it, renews it and ends it, and the family sees each at once', async () => {
    const before = await cardsOfFamily();
    expect((await change(cardOf(noor))).status).toBe(200);
    // The same wish again changes nothing, and is noted once.
    expect((await change(cardOf(noor))).status).toBe(200);
    expect(await cardsOfFamily()).toEqual(['Noor Peeters DF-1', ...before]);
    await change(cardOf(noor, { number: 'DF-2' }));
    // A card that ends that day already is not renewed. The first time, that goes for the card of Noor.
    await change(cardOf(noor, { number: 'DF-2', until: '2028-08-31' }));
    for (let times = 0; times < 2; times += 1)
      expect((await change({ kind: 'renew', members: [noor, els], until: '2028-08-31' })).status).toBe(200);
    expect((await listed({ member: noor })).cards).toMatchObject([{ number: 'DF-2', until: '2028-08-31' }]);
    // The card of somebody else keeps its end.
    expect((await listed({ search: '1190' })).cards).toMatchObject([{ number: 'DF-1190-04', until: null }]);
    expect((await change({ kind: 'end', member: noor })).status).toBe(200);
    expect(await cardsOfFamily()).toEqual(before);
    expect((await change({ kind: 'end', member: noor })).status).toBe(404);
    expect((await actions()).slice(0, 5)).toEqual([
      ['end-card', 'Dansfederatie Vlaanderen', 'Noor Peeters'],
      ['renew-cards', 'Dansfederatie Vlaanderen: 1 lidkaart', undefined],
      ['save-card', 'Dansfederatie Vlaanderen', 'Noor Peeters'],
      ['save-card', 'Dansfederatie Vlaanderen', 'Noor Peeters'],
      ['save-card', 'Dansfederatie Vlaanderen', 'Noor Peeters'],
    ]);
  });

  it.each([
    ['a number that somebody else has', cardOf(noor, { number: 'DF-2048-17' }), 409],
    ['a day that is past', cardOf(noor, { until: '2020-08-31' }), 409],
    ['a day that is none', cardOf(noor, { until: '2027-02-31' }), 409],
    ['a day in many years', cardOf(noor, { until: '2127-08-31' }), 409],
    ['somebody of another club', cardOf(4), 404],
    ['a renewal that is past', { kind: 'renew', members: [els], until: '2020-08-31' }, 409],
    ['a card that is not there', { kind: 'renew', members: [els, noor], until: seasonEnd }, 409],
  ] satisfies [string, Change, number][])('refuses %s', async (_name, wanted, status) => {
    expect((await change(wanted)).status).toBe(status);
    expect((await listed()).cards).toMatchObject([{ until: seasonEnd }, { until: null }]);
  });

  it('refuses a federation of another club', async () => {
    const change = { kind: 'end', member: lars } as const;
    expect(
      await manager.call('change_federation_members', { club: arabesk, federation: 'gymfederatie', change }),
    ).toMatchObject({ status: 404, body: { errors: [expect.stringContaining('federatie')] } });
  });

  it('keeps the memberships of each club apart where two clubs have one federation', async () => {
    const { client, nid } = await otherClub();
    const at = { club: zwaluw, federation: 'dansfederatie' };
    const theirs = () => client.ask('get_federation_members', at);
    expect((await theirs()).result).toMatchObject({ cards: [], count: 0 });
    const save = { ...cardOf(lars), until: '2027-12-31' };
    await client.ask('change_federation_members', { ...at, change: save });
    expect((await theirs()).result.cards).toMatchObject([{ uid: lars, number: 'DF-1' }]);
    expect((await listed({ federation: 'dansfederatie' })).count).toBe(2);
    // The other club knows neither the card of Els nor the number on it.
    const refused = { ...at, change: { kind: 'end', member: els } } as const;
    expect((await client.call('change_federation_members', refused)).status).toBe(404);
    expect((await client.call('get_federation_members', { club: arabesk })).status).toBe(403);
    // Both gave Lars one number: that is one card, valid as long as either says, in the words of the club that says so.
    await change(cardOf(lars));
    const cards = (await parent.ask('get_federation_card', { federation: 'dansfederatie', uid: lars }))
      .result;
    expect(cards.cards.map(({ number, validUntil }) => [number, validUntil])).toEqual([
      ['DF-1', '2027-12-31'],
    ]);
    // A renewal by one club leaves the card of the other one.
    await change({ kind: 'renew', members: [lars], until: '2028-08-31' });
    await change({ kind: 'end', member: lars });
    const isTheirs = and(eq(federationMemberships.federationNid, nid), eq(federationMemberships.uid, lars));
    expect(await server.database.db.select().from(federationMemberships).where(isTheirs)).toMatchObject([
      { validUntil: '2027-12-31' },
    ]);
    expect(
      (await parent.ask('get_federation', { federation: 'dansfederatie', uid: lars })).result,
    ).toMatchObject({
      federation: { title: 'Dans bij De Zwaluw' },
    });
  });

  it('judges every row of a file before it gives a card, and refuses all while a row is wrong', async () => {
    const born = (await manager.ask('get_club_person', { club: arabesk, member: noor })).result.birthdate;
    const rows = [
      { fname: 'Noor', lname: 'Peeters', birthdate: born, number: 'DF-7' },
      { fname: 'els', lname: 'CLAES', number: 'DF-2048-17', until: '2028-08-31' },
      { fname: 'Zoe', lname: 'DHondt', number: '' },
      { fname: 'Wie', lname: 'Onbekend', number: 'DF-8' },
      { fname: 'An', lname: 'Peeters', birthdate: '1900-01-01', number: 'DF-9' },
      { fname: 'Noor', lname: 'Peeters', number: 'DF-10' },
      { ...nl.erasure.nameless, number: 'DF-11' },
      { fname: 'Lars', lname: 'Peeters', number: 'DF-7' },
    ];
    // The books of an erased person moved to a nameless one of the club.
    const { db } = server.database;
    const [nameless] = await db
      .insert(users)
      .values({ ...nl.erasure.nameless, color: '#000000' })
      .returning();
    await db.insert(clubMembers).values({ clubNid: arabesk, uid: nameless?.uid ?? 0, role: 'member' });
    const asked = { ...dance, rows };
    const { result } = await manager.ask('import_federation_members', { ...asked, preview: true });
    expect(result.rows.map(({ state }) => state)).toEqual([
      ...['new', 'changed', 'changed', 'unknown', 'unknown', 'double', 'unknown', 'wrong'],
    ]);
    expect((await manager.call('import_federation_members', asked)).status).toBe(409);
    expect((await listed()).cards.map(({ number }) => number)).toEqual(['DF-2048-17', 'DF-1190-04']);
    const right = { ...dance, rows: rows.slice(0, -1) };
    for (const saved of [3, 0])
      expect((await manager.ask('import_federation_members', right)).result.saved).toBe(saved);
    expect((await listed()).cards.map(({ number, type, until }) => [number, type, until])).toEqual([
      ['DF-2048-17', 'member', '2028-08-31'],
      ['DF-1190-04', 'teacher', seasonEnd],
      ['DF-7', 'member', seasonEnd],
    ]);
    expect((await actions())[0]).toEqual([
      'import-cards',
      'Dansfederatie Vlaanderen: 3 lidkaarten',
      undefined,
    ]);
  });

  it('refuses an offer without a federation of which people have a card', async () => {
    const offer = await openOffer(manager);
    offer.file.federations = [];
    const faults = (await planOf(manager, offer)).faults.map(({ message }) => message);
    expect(faults.join()).toContain('2 lidmaatschap(pen)');
  });
});
