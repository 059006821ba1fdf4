import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import boxes from '#tests/cases/addresses/houseNumber.json' with { type: 'json' };
import table from '#tests/cases/addresses/verdicts.json' with { type: 'json' };
import { openSeededPglite } from '../../support/database/pglite/openSeededPglite.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const asked = { street: 'Veldstraat', streetNumber: '12', postal: '9000', city: 'Gent', country: 'BE' };

describe('addresses', () => {
  let database: Awaited<ReturnType<typeof openSeededPglite>>;
  let server: TestServer;
  let visitor: TestClient;
  beforeAll(async () => {
    database = await openSeededPglite();
    server = await startTestServer({ database });
    visitor = server.client();
  });
  afterAll(() => server.stop());

  describe('get_countries', () => {
    it('begins with the most common countries, each once', async () => {
      const { result } = await visitor.ask('get_countries', {});
      expect(result.slice(0, 3)).toEqual(['BE', 'NL', 'FR']);
      expect(new Set(result).size).toBe(result.length);
    });
  });

  describe('get_addresses', () => {
    it.each([
      ['BE', 60],
      ['NL', 15],
      ['FR', 10],
    ])('gives the places of %s, sorted by postcode', async (country, least) => {
      const { result } = await visitor.ask('get_addresses', { country });
      expect(result.length).toBeGreaterThanOrEqual(least);
      expect(result.map(({ postal }) => postal)).toEqual(result.map(({ postal }) => postal).sort());
    });

    it('gives several cities for one postcode, and several postcodes for one city', async () => {
      const { result } = await visitor.ask('get_addresses', { country: 'BE' });
      expect(result.filter(({ postal }) => postal === '9050').map(({ city }) => city)).toEqual([
        'Gentbrugge',
        'Ledeberg',
      ]);
      expect(result.filter(({ city }) => city === 'Antwerpen').length).toBeGreaterThan(2);
    });

    it('gives a municipality that merged in 2025 by both names', async () => {
      const { result } = await visitor.ask('get_addresses', { country: 'BE' });
      const citiesOf = (code: string) =>
        result.filter(({ postal }) => postal === code).map(({ city }) => city);
      expect(citiesOf('3840')).toEqual(['Borgloon', 'Tongeren-Borgloon']);
      expect(citiesOf('9820')).toEqual(['Merelbeke', 'Merelbeke-Melle']);
      expect(citiesOf('1755')).toEqual(['Gooik', 'Pajottegem']);
    });

    it('gives nothing for a country without data', async () => {
      expect(await visitor.ask('get_addresses', { country: 'DE' })).toEqual({ result: [] });
    });
  });

  describe('validate_address', () => {
    it.each(table.cases)('$name', async ({ address, result, suggestion }) => {
      const verdict = await visitor.ask('validate_address', { ...asked, ...address });
      expect(verdict).toEqual({ result, ...(suggestion && { suggestion }) });
    });

    it.each(boxes)('understands $name in a house number', async ({ input, expected }) => {
      const verdict = await visitor.ask('validate_address', { ...asked, streetNumber: input });
      expect(verdict.suggestion).toEqual(expected ?? undefined);
      // `readHouseNumber` runs the same table in the browser.
      if (expected) expect(verdict.result).toBe(1);
    });

    it.each([
      ['true', 200],
      ['false', 200],
      ['1', 200],
      ['0', 200],
      ['yes', 400],
      ['', 200],
      ['2', 400],
    ])('answers the verdict %j of a browser with status %s', async (isValidAddress, status) => {
      const answer = await visitor.call('validate_address', { ...asked, isValidAddress });
      expect(answer.status).toBe(status);
    });

    it('knows nothing of a place abroad from the same postcode in another country', async () => {
      const { client } = database;
      await client.query(`insert into localities (country, postal, city, search_text)
        values ('DE', '59000', 'Hamm', 'hamm')`);
      for (const abroad of [
        // Belgium has a city with this postcode, and France has streets with that one.
        { country: 'LU', postal: '9000', city: 'Diekirch', street: 'Grand-Rue' },
        { country: 'DE', postal: '59000', city: 'Hamm', street: 'Bahnhofweg' },
      ])
        expect(await visitor.ask('validate_address', { ...asked, ...abroad })).toEqual({ result: null });
      await client.query(`delete from localities where country = 'DE'`);
    });

    it('asks the database one statement, as does get_addresses', async () => {
      const statements: string[] = [];
      const { client } = database;
      const query = client.query.bind(client);
      client.query = (text, ...rest) => {
        // A round in the background may ask something else meanwhile.
        if (text.includes('localities')) statements.push(text);
        return query(text, ...rest);
      };
      await visitor.ask('validate_address', asked);
      await visitor.ask('get_addresses', { country: 'BE' });
      client.query = query;
      expect(statements).toHaveLength(2);
    });

    it('uses an index in a country with many places', async () => {
      const { client } = database;
      await client.query(`insert into localities (country, postal, city, search_text)
        select 'FR', (10000 + n)::text, 'Ville ' || n, 'ville ' || n from generate_series(1, 40000) as n`);
      await client.query('analyze localities');
      const plans: string[] = [];
      const query = client.query.bind(client);
      client.query = async (text, params, options) => {
        const plan = await query<{ 'QUERY PLAN': string }>(`explain ${text}`, params);
        plans.push(plan.rows.map((row) => row['QUERY PLAN']).join('\n'));
        return query(text, params, options);
      };
      await visitor.ask('validate_address', { ...asked, country: 'FR', postal: '59000', city: 'Lille' });
      client.query = query;
      const lines = (plans[0] ?? '').split('\n');
      expect(lines.some((line) => line.includes('localities_country_search_text_index'))).toBe(true);
      expect(lines.filter((line) => line.includes('Seq Scan on localities'))).toEqual([]);
    });
  });
});
