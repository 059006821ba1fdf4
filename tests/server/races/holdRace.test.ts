import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { reservations, stands, tickets } from '#server/db/schema.ts';
import { createSeededDatabase } from '../support/database/createSeededDatabase.ts';
import { show } from '../support/orders/fullCart.ts';
import { restoreSales } from '../support/orders/restoreSales.ts';
import { arabesk, newKey } from '../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/testServer.ts';

const runs = process.env.MATRIX === 'full' ? 200 : 12;
const quarter = 15 * 60;
/** Offset of a server's clock from the end of the hold, in milliseconds: before it, at it or after it. */
const offsetAt = (run: number) => [-1, 0, 1][run % 3] ?? 0;

/** Two servers on PostgreSQL, each with its own clock. */
describe('a seat whose hold ends while its holder orders it and somebody else takes it', () => {
  let servers: TestServer[];
  let restore: () => Promise<void>;
  let an: TestClient;
  let els: TestClient;
  beforeAll(async () => {
    const url = await createSeededDatabase();
    const open = () => openPostgres(url, (error) => expect.fail(error.message));
    const databases: DatabaseHandle[] = await Promise.all([open(), open()]);
    const [first] = databases;
    if (!first) throw new Error('There is no database');
    servers = await Promise.all(databases.map((database) => startTestServer({ database })));
    await first.db.delete(reservations);
    await first.db.update(stands).set({ surchargeCents: 0 });
    restore = await restoreSales(first.db);
    an = await at(0).loggedIn('ouder@example.org');
    els = await at(1).loggedIn('federatie@example.org');
  }, 120_000);
  afterEach(() => restore());
  afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  const at = (index: number): TestServer => {
    const server = servers[index];
    if (!server) throw new Error('There is no server');
    return server;
  };
  const seats = [{ tariff: show.tariff, nid: show.seat, quantity: 1 }];
  const held = (uid: number) => ({ club: arabesk, uid, event: show.event, seats });
  const ordered = (uid: number) => ({ ...held(uid), tariffs: [], total: 16 });

  it(
    `is sold to at most one of them, ${runs} times`,
    async () => {
      const winners = new Set<number>();
      for (let run = 0; run < runs; run += 1) {
        for (const { clock } of servers) clock.reset();
        await an.ask('hold_seats', held(1), newKey());
        const [off, offOther] = [offsetAt(run), offsetAt(Math.floor(run / 3))];
        at(0).clock.advance({ seconds: quarter + off / 1_000 });
        at(1).clock.advance({ seconds: quarter + offOther / 1_000 });
        const takes = async () => {
          const took = await els.call('hold_seats', held(12), newKey());
          return took.status === 200 ? els.call('place_order', ordered(12), newKey()) : took;
        };
        // Alternates the order of the calls, so that each account can be the first.
        const order = () => an.call('place_order', ordered(1), newKey());
        const [ans, elss] =
          run % 2 === 0
            ? await Promise.all([order(), takes()])
            : (await Promise.all([takes(), order()])).reverse();
        const sold = await at(0).database.db.select().from(tickets).where(eq(tickets.seatNid, show.seat));
        const statuses = [ans?.status, elss?.status];
        // For the holder's server the hold is over, and for the other server it is not: nobody can order the seat.
        const winnersNow = off >= 0 && offOther < 0 ? 0 : 1;
        expect([statuses.filter((status) => status === 200).length, sold.length]).toEqual([
          winnersNow,
          winnersNow,
        ]);
        for (const { uid } of sold) winners.add(uid);
        await restore();
      }
      expect(winners).toEqual(new Set([1, 12]));
    },
    runs * 3_000,
  );
});
