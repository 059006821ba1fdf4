import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reservations, stands, tariffs } from '#server/db/schema.ts';
import { commandsOfHolds } from '../../support/holdModel/commands.ts';
import { newModel } from '../../support/holdModel/model.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { arabesk, newKey, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const isWhole = process.env.MATRIX === 'full';
const runs = isWhole ? 2_000 : 5;
const most = isWhole ? 50 : 25;

/** A small model and the server have to agree after any actions of two accounts. */
describe('holds of places and seats', () => {
  let server: TestServer;
  let clients: readonly TestClient[];
  let restore: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer();
    clients = [await server.loggedIn('ouder@example.org'), await server.loggedIn('federatie@example.org')];
    const { db } = server.database;
    for (const [index, uid] of [1, 12].entries())
      await saveAnswers(clients[index] ?? server.client(), uid, [1241]);
    await db.delete(reservations);
    await db.update(stands).set({ surchargeCents: 0 });
    await db.update(tariffs).set({ capacity: 4, sold: 3 }).where(eq(tariffs.nid, 1241));
    restore = await restoreSales(db);
  });
  afterAll(() => server.stop());

  it(
    'are as in the model after any actions',
    async () => {
      await fc.assert(
        fc.asyncProperty(commandsOfHolds(most), async (commands) => {
          server.clock.reset();
          await restore();
          const setup = () => ({ model: newModel(), real: { server, clients, club: arabesk, newKey } });
          await fc.asyncModelRun(setup, commands);
        }),
        { numRuns: runs, seed: Number(process.env.TEST_SEED ?? 1), endOnFailure: !isWhole },
      );
    },
    runs * 30_000,
  );

  it('the model notices a seat that two people hold', () => {
    const model = newModel();
    const row = { ends: 10, extensions: 0 };
    for (const account of model.accounts) account.seats.set(51_001, row);
    expect(() => model.check()).toThrow();
  });
});
