import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { federationLinks } from '#server/services/federation/federationLinks.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const federationKey = 'a-key-that-only-this-server-has-got';
const dance = { federation: 'dansfederatie' };

describe('membership cards and federation pages', () => {
  let server: TestServer;
  let els: TestClient;
  let an: TestClient;
  beforeAll(async () => {
    server = await startTestServer({ federationKey });
    els = await server.loggedIn('federatie@example.org');
    an = await server.loggedIn('ouder@example.org');
  });
  beforeEach(() => server.clock.reset());
  afterAll(() => server.stop());

  async function linkOfEls() {
    const { link } = (await els.ask('get_federation_card', dance)).result;
    if (!link) throw new Error('A member gets no link');
    const { expires, ...query } = link;
    return { expires, query: { ...dance, ...query } };
  }

  it('get_membership_cards shows the cards of the family, expired cards last', async () => {
    const { result } = await an.ask('get_membership_cards', {});
    expect(result.map(({ name, isExpired }) => [name, isExpired])).toEqual([
      ['Lars Peeters', false],
      ['Mila Peeters', true],
    ]);
    expect((await els.ask('get_membership_cards', {})).result).toMatchObject([
      { uid: 12, number: 'DF-2048-17', type: 'member', federation: { title: 'Dansfederatie Vlaanderen' } },
    ]);
    expect((await an.ask('validate_auth', {})).user?.hasMembershipCards).toBe(true);
    expect((await server.client().call('get_membership_cards', {})).status).toBe(401);
  });

  it('a card is valid on its last day', async () => {
    const [card] = (await els.ask('get_membership_cards', {})).result;
    const last = Date.parse(`${card?.validUntil}T12:00:00+02:00`);
    const expiredAfter = async (daysLater: number) => {
      server.clock.reset();
      const seconds = (last - server.clock.now().getTime()) / 1000 + daysLater * 86_400;
      server.clock.advance({ seconds });
      return (await server.loggedIn('federatie@example.org'))
        .ask('get_membership_cards', {})
        .then(({ result }) => result[0]?.isExpired);
    };
    expect(await expiredAfter(0)).toBe(false);
    expect(await expiredAfter(1)).toBe(true);
  });

  it('get_federation is refused to somebody who is no member', async () => {
    const { result } = await els.ask('get_federation', dance);
    expect(result).toMatchObject({
      federation: { url: 'dansfederatie', website: 'https://dansfederatie.example.org/' },
      members: [{ uid: 12, name: 'Els Claes' }],
    });
    expect(await an.call('get_federation', dance)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect((await server.client().call('get_federation', dance)).status).toBe(401);
    expect((await els.call('get_federation', { federation: 'zwemfederatie' })).status).toBe(404);
    expect((await an.call('get_federation', { federation: 'gymfederatie', uid: 12 })).status).toBe(403);
    const ofLars = await an.ask('get_federation_card', { federation: 'gymfederatie', uid: 3 });
    expect(ofLars.result.cards.map(({ uid }) => uid)).toEqual([3]);
  });

  it('a signed link opens the pages to a visitor and to another user, until it expires', async () => {
    const { query, expires } = await linkOfEls();
    expect(expires).toBe(server.clock.now().getTime() / 1000 + 3 * 86_400);
    for (const client of [server.client(), an]) {
      expect((await client.ask('get_federation', query)).result.members).toMatchObject([{ uid: 12 }]);
      const { cards, link } = (await client.ask('get_federation_card', query)).result;
      expect(cards).toMatchObject([{ number: 'DF-2048-17' }]);
      expect(link).toBeNull();
    }
    server.clock.advance({ days: 3 });
    expect(await server.client().call('get_federation_card', query)).toMatchObject({
      status: 403,
      body: { code: 'forbidden', errors: [expect.stringMatching(/^Deze link is verlopen/)] },
    });
  });

  it('a link that was changed in any part opens nothing', async () => {
    const { query } = await linkOfEls();
    const [end = '', signature = ''] = query.hash.split('.');
    const forged = federationLinks('another-key-than-that-of-the-server');
    const wrong = [
      { ...query, uids: '12,9' },
      { ...query, uids: '9' },
      { ...query, uid: 9 },
      { ...query, federation: 'gymfederatie' },
      { ...query, hash: `${Number(end) + 1}.${signature}` },
      { ...query, hash: `${end}.${signature.slice(0, -2)}AA` },
      { ...query, hash: `${end}.${signature.slice(1)}` },
      { ...query, hash: `0${end}.${signature}` },
      { ...query, hash: signature },
      { ...query, hash: '' },
      { ...query, hash: forged.sign({ ...dance, uid: 12, uids: '12' }, Number(end)) },
      { ...dance, hash: query.hash },
      { ...dance, hash: query.hash, uid: 12 },
    ];
    for (const client of [server.client(), els])
      for (const one of wrong)
        expect(await client.call('get_federation_card', one), JSON.stringify(one)).toMatchObject({
          status: 403,
          body: { errors: [expect.stringMatching(/^Deze link klopt niet/)] },
        });
  });

  it('a link is valid at every server with the same key, and at no other', async () => {
    const { query } = await linkOfEls();
    const { hash, ...members } = query;
    const now = server.clock.now().getTime() / 1000;
    expect(federationLinks(federationKey).judge(members, hash, now)).toBe('right');
    expect(federationLinks('x').judge(members, hash, now)).toBe('wrong');
  });
});
