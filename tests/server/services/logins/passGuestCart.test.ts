import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdWindows, keptCarts, reservations, users } from '#server/db/schema.ts';
import { passGuestCart } from '#server/services/logins/passGuestCart.ts';
import { type LeasedDatabase, openSeededDatabase } from '../../support/database/openSeededDatabase.ts';
import { rehearsal, show } from '../../support/orders/fullCart.ts';
import { adultTariff, arabesk } from '../../support/registration.ts';
import { testClock } from '../../support/testClock.ts';

describe('passGuestCart', () => {
  const clock = testClock();
  let database: LeasedDatabase;
  beforeAll(async () => {
    database = await openSeededDatabase();
  });
  afterAll(() => database.close());

  it('passes neither what is over, nor what the account has itself, nor what others hold', async () => {
    const { db } = database;
    const guest = { fname: 'Fons', lname: 'Nijs', mail: 'fons@example.org', color: '#000000', isGuest: true };
    const [made] = await db.insert(users).values(guest).returning();
    const from = made?.uid ?? 0;
    const [to, other] = [12, 5];
    const now = clock.now();
    const later = new Date(now.getTime() + 900_000);
    const place = { kind: 'place', clubNid: arabesk, heldAt: now, expiresAt: later } as const;
    const held = (uid: number, ref: number) => ({ ...place, ref, uid, heldBy: uid });
    await db
      .insert(reservations)
      .values([
        held(from, rehearsal.tariff),
        held(other, rehearsal.tariff),
        { ...held(to, rehearsal.tariff), kind: 'offer' },
        ...[held(from, adultTariff), held(to, adultTariff)],
        { ...held(from, 1101), kind: 'partner' },
        { ...held(from, 1111), expiresAt: now },
      ]);
    const cart = { version: 1, contents: { chosen: [] }, editedAt: now };
    await db.insert(keptCarts).values([
      { ...cart, uid: from, clubNid: arabesk, contents: null },
      { ...cart, uid: other, clubNid: 2 },
    ]);
    const endsAt = new Date(later.getTime() + 1000);
    await db
      .insert(holdWindows)
      .values([
        { heldBy: from, courseNid: show.event, endsAt },
        { heldBy: other, courseNid: show.event, endsAt: later },
        ...[from, to].map((heldBy) => ({ heldBy, courseNid: 132, endsAt: later })),
      ]);
    const people = [from, to, other];
    const places = () =>
      db.select().from(reservations).where(inArray(reservations.heldBy, people)).orderBy(reservations.id);
    const before = await places();
    await passGuestCart({ db, clock }, { from, to });
    const isPassed = ({ ref, heldBy }: (typeof before)[number]) =>
      ref === rehearsal.tariff && heldBy === from;
    expect(await places()).toEqual(
      before.map((one) => (isPassed(one) ? { ...one, uid: to, heldBy: to } : one)),
    );
    expect(await db.select().from(keptCarts)).toMatchObject([{ uid: other, clubNid: 2 }]);
    const windows = await db.select().from(holdWindows).orderBy(holdWindows.courseNid, holdWindows.endsAt);
    expect(windows.map(({ heldBy, courseNid }) => [courseNid, heldBy])).toEqual(
      expect.arrayContaining([
        [show.event, other],
        [show.event, to],
        [132, to],
        [132, from],
      ]),
    );
  });
});
