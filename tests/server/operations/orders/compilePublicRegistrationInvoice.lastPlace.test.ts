import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reservations, tariffs, users } from '#server/db/schema.ts';
import { adultTariff, arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const [an, noor] = [1, 2];
const noors = { club: arabesk, uid: noor, tariffs: [adultTariff] };
const ans = { uid: an, tariffs: [adultTariff] };

describe('compile_public_registration_invoice with a cart before it', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    await server.database.db.update(users).set({ birthdate: '2008-01-01' }).where(eq(users.uid, noor));
  });
  afterAll(() => server.stop());

  const leave = (places: number, fields: Partial<typeof tariffs.$inferInsert> = {}) =>
    server.database.db
      .update(tariffs)
      .set({ sold: 18 - places, ...fields })
      .where(eq(tariffs.nid, adultTariff));
  const isQueued = async (before?: (typeof ans)[]) => {
    const { result } = await parent.ask('compile_public_registration_invoice', {
      ...noors,
      ...(before && { before }),
    });
    return result.items.map(({ queue_nid }) => queue_nid !== null);
  };

  it('counts the place that the cart before it takes', async () => {
    await leave(1);
    expect(await isQueued([ans])).toEqual([true]);
    expect(await isQueued()).toEqual([false]);
  });

  it('leaves a place for both where there are two', async () => {
    await leave(2);
    expect(await isQueued([ans])).toEqual([false]);
  });

  it('counts a place that is held already only once', async () => {
    await leave(2, { isInstant: true });
    await parent.ask('compile_public_registration_invoice', { club: arabesk, ...ans });
    expect(await isQueued([ans])).toEqual([false]);
    await leave(1, { isInstant: true });
    expect(await isQueued([ans])).toEqual([true]);
  });

  it('counts a place whose hold ends at this moment, because it stays in the cart before it', async () => {
    await server.database.db.delete(reservations).where(eq(reservations.ref, adultTariff));
    await leave(1, { isInstant: true });
    await parent.ask('compile_public_registration_invoice', { club: arabesk, ...ans });
    server.clock.advance({ seconds: 15 * 60 });
    expect(await isQueued([ans])).toEqual([true]);
  });
});
