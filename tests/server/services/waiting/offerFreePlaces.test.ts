import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generated } from '#bench/scale/scaleSize.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import { courses, queueEntries, reservations, tariffs } from '#server/db/schema.ts';
import { findOfferable } from '#server/services/waiting/findOfferable.ts';
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

  const offer = (now: Date, only?: readonly number[]) =>
    offerFreePlaces(
      { db: database.db, clock: { now: () => now }, portalOrigin: 'https://club.example.org' },
      only,
    );
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

  describe('for a list between other holds', () => {
    type Hold = typeof reservations.$inferInsert;
    const list = generated.firstTariff + 7;
    const otherList = generated.firstTariff + 8;
    const course = generated.firstCourse + 7;
    const [an, karim, els] = [1, 10, 12];
    const now = later(60);
    const [beforeWaiting, ended, kept] = [later(-1), later(59), later(61)];
    const hold = (kind: Hold['kind'], uid: number, expiresAt: Date, ref = list): Hold => ({
      ...{ kind, ref, uid, expiresAt, clubNid: 1, heldBy: uid, heldAt: testStart },
    });
    /** Lists the tariffs that the round asks, the people who get an offer and the people who wait after that. */
    const roundWith = async (free: number, holds: readonly Hold[]) => {
      const { db } = database;
      await db
        .update(tariffs)
        .set({ sold: 10 - free })
        .where(eq(tariffs.nid, list));
      if (holds.length > 0) await db.insert(reservations).values([...holds]);
      const found = await findOfferable(db, now, [list]);
      const offered = (await offer(now, [list])).map(({ uid }) => uid);
      const left = await db.select().from(queueEntries).where(eq(queueEntries.tariffNid, list));
      return { found, offered, waiting: left.map(({ uid }) => uid) };
    };
    beforeEach(async () => {
      const { db } = database;
      await db.delete(reservations);
      await db.delete(queueEntries).where(inArray(queueEntries.tariffNid, [list, otherList]));
      const waits = (uid: number, tariffNid = list) => ({ uid, tariffNid, queuedAt: testStart });
      await db.insert(queueEntries).values([waits(an), waits(els), waits(karim, otherList)]);
      const open = { capacity: 10, blockedMessage: null, opensAt: null };
      await db.update(tariffs).set(open).where(eq(tariffs.nid, list));
    });

    it.each<[string, number, Hold[]]>([
      ['of somebody who waits for another tariff', 0, [hold('place', karim, ended)]],
      ['of a person who came back to the list since', 0, [hold('place', an, beforeWaiting)]],
      ['of a seat with the number of the tariff', 0, [hold('seat', an, ended)]],
      ['of an offer of another tariff', 0, [hold('offer', an, ended, otherList)]],
      ['of nobody, and the free place is kept for a partner', 1, [hold('partner', karim, kept)]],
      ['of nobody, and each has a place', 5, [hold('offer', an, kept), hold('place', els, kept)]],
    ])('asks nothing when the ended hold is that %s', async (_, free, holds) => {
      expect(await roundWith(free, holds)).toEqual({ found: [], offered: [], waiting: [an, els] });
    });

    it.each<[string, Hold[]]>([
      ['the first person holds a seat with the number of the tariff', [hold('seat', an, kept)]],
      ['the hold of such a seat ended', [hold('seat', an, ended)]],
      ['the first person came back after an ended place', [hold('place', an, beforeWaiting)]],
      ['the place of a stranger ended', [hold('place', karim, ended)]],
      ['the first person has an offer of another tariff', [hold('offer', an, kept, otherList)]],
    ])('offers the place to the first person when %s', async (_, holds) => {
      const round = await roundWith(2, [hold('offer', els, kept), ...holds]);
      expect(round).toEqual({ found: [list], offered: [an], waiting: [an, els] });
    });

    it('offers a place without a maximum to everybody', async () => {
      await database.db.update(tariffs).set({ capacity: null }).where(eq(tariffs.nid, list));
      expect(await roundWith(0, [])).toEqual({ found: [list], offered: [an, els], waiting: [an, els] });
    });

    it.each([
      ['no place is free', 0, {}],
      ['the club closed the tariff', 5, { blockedMessage: 'Later' }],
    ])('strikes off the person whose offer ended, and offers nothing, when %s', async (_, free, changes) => {
      await database.db
        .update(tariffs)
        .set({ capacity: 10, ...changes })
        .where(eq(tariffs.nid, list));
      const round = await roundWith(free, [hold('offer', an, ended)]);
      expect(round).toEqual({ found: [list], offered: [], waiting: [els] });
    });

    it.each([
      ['closed', { blockedMessage: 'Later' }],
      ['not open yet', { opensAt: kept }],
    ])('asks nothing of a list that is %s', async (_, changes) => {
      await database.db.update(tariffs).set(changes).where(eq(tariffs.nid, list));
      expect((await roundWith(5, [])).found).toEqual([]);
    });

    it('asks nothing of a list without people, or once the last lesson is over', async () => {
      const { db } = database;
      const nothing = { found: [], offered: [], waiting: [] };
      await db.update(courses).set({ lastEndsAt: now }).where(eq(courses.nid, course));
      expect(await roundWith(5, [])).toEqual({ ...nothing, waiting: [an, els] });
      await db.delete(queueEntries).where(eq(queueEntries.tariffNid, list));
      expect(await roundWith(0, [hold('offer', an, ended)])).toEqual(nothing);
    });
  });
});
