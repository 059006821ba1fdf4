import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localities } from '#server/db/schema.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

describe('search_clubs', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const found = async (request: { text?: string; near?: string }) =>
    (await server.client().ask('search_clubs', request)).result.map(({ url }) => url);

  it.each([
    ['a title without accents or case', 'DANSSTÚDIO', ['arabesk']],
    ['another spelling of a sound', 'arabesque', ['arabesk']],
    ['a typo in one of two words', 'turnkring zwalwu', ['de-zwaluw']],
    ['a municipality', 'mechelen', ['kompas']],
    ['a part of a municipality, by the address', 'kessel-lo', ['de-zwaluw']],
    ['the postcode of the address', '9300', ['de-dolfijn']],
    ['the postcode of the municipality', '3000', ['de-zwaluw']],
    ['what a club offers', 'ballet', ['arabesk']],
    ['the kind of a course, without accents', 'kleuterdans', ['arabesk']],
    ['an offer and a municipality', 'ballet gent', ['arabesk']],
    ['no offer of another municipality', 'ballet mechelen', []],
    ['an offer for an age', 'kleuterturnen 4 jaar', ['de-zwaluw']],
    ['no offer for another age', 'kleuterturnen 40 jaar', []],
    ['an offer on a day', 'kleuterturnen zaterdag', ['de-zwaluw']],
    ['no offer on another day', 'kleuterturnen maandag', []],
    ['nothing that is like it', 'schaakclub', []],
    ['signs only', '%_()', []],
  ])('finds %s', async (_name, text, urls) => expect(await found({ text })).toEqual(urls));

  it('finds what fits a child by first name, for the parent alone', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const { result } = await parent.ask('search_clubs', { text: 'Lars turnen' });
    expect(result.map(({ url }) => url)).toEqual(['de-zwaluw']);
    expect(await found({ text: 'Lars turnen' })).toEqual([]);
  });

  it('tells what a club offers, the most frequent kinds first', async () => {
    const { result } = await server.client().ask('search_clubs', { text: 'zwaluw' });
    expect(result[0]?.offers?.length).toBeGreaterThan(1);
    expect(result[0]?.offers).toContain('Kleuters');
  });

  it('has every club without a text', async () => expect(await found({})).toHaveLength(4));

  it('has the clubs near a postcode or a municipality, the nearest first', async () => {
    expect(await found({ near: '9050 Gentbrugge' })).toEqual(['arabesk', 'de-dolfijn']);
    expect(await found({ near: 'Aalst' })).toEqual(['de-dolfijn', 'arabesk']);
    expect(await found({ near: 'Atlantis' })).toEqual([]);
    expect(await found({ near: '8000 Brugge' })).toEqual([]);
  });

  it('takes the name of a municipality for the one in Belgium', async () => {
    const abroad = { country: 'NL', postal: '1000', city: 'Aalst', searchText: 'aalst' };
    await server.database.db.insert(localities).values(abroad);
    expect(await found({ near: 'Aalst' })).toEqual(['de-dolfijn', 'arabesk']);
  });
});
