import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generated } from '#bench/scale/scaleSize.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import { queueEntries, reservations, tariffs } from '#server/db/schema.ts';
import { offerFreePlaces } from '#server/services/waiting/offerFreePlaces.ts';
import { testStart } from '#tests/support/clock/testStart.ts';
import { listStatements } from '../../support/database/listStatements.ts';
import { openScaleDatabase } from '../../support/database/scaleDatabase.ts';

const later = (minutes: number) => new Date(testStart.getTime() + minutes * 60_000);

describe('offerFreePlaces', () => {
  let database: DatabaseHandle;
  const waitedFor = generated.firstTariff + 3;
  beforeAll(async () => {
    database = await openScaleDatabase({
      ...{ clubs: 0, courses: 60, members: 90, orders: 20, answers: 0, waitingLists: 40, participants: 5 },
      familyOrders: 2,
    });
    // The demo data has lists with free places.
    await offer(testStart);
  });
  afterAll(() => database.close());

  const offer = (now: Date) =>
    offerFreePlaces({ db: database.db, clock: { now: () => now }, portalOrigin: 'https://club.example.org' });
  const round = async (minutes: number) => {
    const made: number[] = [];
    const sent = await listStatements(async () => {
      for (const { ref } of await offer(later(minutes))) made.push(ref);
    });
    return { made, statements: sent.length };
  };
  const setSold = (sold: number) =>
    database.db.update(tariffs).set({ sold }).where(eq(tariffs.nid, waitedFor));

  it('asks the database once when forty lists wait for full tariffs', async () => {
    expect(await round(1)).toEqual({ made: [], statements: 1 });
  });

  it('touches only the list of a tariff with a free place, and none again while the place is kept', async () => {
    await setSold(9);
    const { made, statements } = await round(2);
    expect(made).toEqual([waitedFor]);
    expect(statements).toBeGreaterThan(1);
    expect(await round(3)).toEqual({ made: [], statements: 1 });
  });

  it('finds a list whose offer has ended: the next person gets the place', async () => {
    const before = await database.db.select().from(queueEntries).where(eq(queueEntries.tariffNid, waitedFor));
    const afterTwoDays = 3 * 24 * 60;
    expect((await round(afterTwoDays)).made).toEqual([waitedFor]);
    const left = await database.db.select().from(queueEntries).where(eq(queueEntries.tariffNid, waitedFor));
    expect(left.length).toBe(before.length - 1);
    const offers = await database.db.select().from(reservations).where(eq(reservations.ref, waitedFor));
    expect(offers.filter(({ kind }) => kind === 'offer').map(({ uid }) => uid)).toEqual([left[0]?.uid]);
  });

  it('leaves a tariff alone that the club closed or that is not open yet', async () => {
    await setSold(8);
    const close = (changes: Partial<typeof tariffs.$inferInsert>) =>
      database.db.update(tariffs).set(changes).where(eq(tariffs.nid, waitedFor));
    const soon = 3 * 24 * 60 + 1;
    await close({ blockedMessage: 'Later' });
    expect((await round(soon)).made).toEqual([]);
    await close({ blockedMessage: null, opensAt: later(soon + 60) });
    expect((await round(soon)).made).toEqual([]);
    await close({ opensAt: null });
    expect((await round(soon)).made).toEqual([waitedFor]);
  });
});
