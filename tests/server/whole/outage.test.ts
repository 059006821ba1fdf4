import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { prepare } from '../support/database/prepareDatabase.ts';
import { type RealPostgres, startPostgres } from '../support/database/realPostgres.ts';
import { newKey } from '../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/testServer.ts';

describe('a PostgreSQL that crashes', () => {
  let postgres: RealPostgres;
  let server: TestServer;
  let parent: TestClient;
  const broken: Error[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    const database = await openPostgres(await postgres.createDatabase('outage'), (error) =>
      broken.push(error),
    );
    await prepare(database);
    server = await startTestServer({ database });
    parent = await server.loggedIn('ouder@example.org');
    // Opens several idle connections. Each call after the crash can get another one of them.
    await Promise.all(Array.from({ length: 6 }, () => parent.ask('search_clubs', {})));
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  it('gives 503 within 5 seconds, and works again after its return without a restart', async () => {
    await postgres.crash();
    const started = performance.now();
    const cart = { club: 1, uid: 1, tariffs: [1251], total: 5 };
    for (const answer of [
      await server.client().call('search_clubs', {}),
      await parent.call('place_order', cart, newKey()),
    ])
      expect(answer).toMatchObject({
        status: 503,
        body: {
          code: 'unavailable',
          errors: ['We zijn even niet bereikbaar. Probeer het zo meteen opnieuw.'],
        },
      });
    expect((await server.app.inject('/readyz')).statusCode).toBe(503);
    expect(performance.now() - started).toBeLessThan(5_000);
    await postgres.comeBack();
    expect((await parent.ask('search_clubs', {})).result).toHaveLength(4);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    expect(broken.length).toBeGreaterThan(0);
  }, 60_000);
});
