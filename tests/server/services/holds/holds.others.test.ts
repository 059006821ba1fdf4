import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coupleInvites, holdWindows, queueEntries, reservations, seats, stands } from '#server/db/schema.ts';
import { loadCartHolds } from '#server/services/holds/cartHolds.ts';
import { extendHolds } from '#server/services/holds/extendHolds.ts';
import { endHoldWindows, lockHoldWindows } from '#server/services/holds/holdWindows.ts';
import { lockInOrder } from '#server/services/holds/lockInOrder.ts';
import { loadOccupancies } from '#server/services/holds/occupancy.ts';
import { freeOnStand, heldOnStands } from '#server/services/holds/standPlaces.ts';
import { requireHall } from '#server/services/seats/hall.ts';
import { loadHeldSeats } from '#server/services/seats/loadHeldSeats.ts';
import { loadSeatPlan } from '#server/services/seats/loadSeatPlan.ts';
import {
  type LeasedDatabase,
  openSeededDatabase,
} from '#tests/server/support/database/openSeededDatabase.ts';
import { show } from '#tests/server/support/orders/fullCart.ts';
import { adultTariff, arabesk } from '#tests/server/support/registration.ts';
import { testClock } from '#tests/server/support/testClock.ts';

const tango = 1151;
const [an, noor, karim, els] = [1, 2, 10, 12];
const quarter = 15 * 60;

type Hold = typeof reservations.$inferInsert;

/** Each count has a quantity of its own, so that a sum tells which rows it has. */
describe('a hold beside those of others', () => {
  const clock = testClock();
  let database: LeasedDatabase;
  beforeAll(async () => {
    database = await openSeededDatabase();
  });
  beforeEach(async () => {
    clock.reset();
    await database.restore();
    await db().delete(reservations);
    await db().delete(queueEntries);
  });
  afterAll(() => database.close());
  const db = () => database.db;
  const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  const hold = (changes: Partial<Hold>): Hold => ({
    kind: 'place',
    ...{ ref: tango, clubNid: arabesk, uid: an, heldBy: an },
    ...{ heldAt: clock.now(), expiresAt: at(quarter) },
    ...changes,
  });
  const insert = (...changes: Partial<Hold>[]) => db().insert(reservations).values(changes.map(hold));

  const invite = async (inviterUid: number, tariffNid: number) => {
    const partner = { fname: 'Bram', lname: 'Maes', mail: 'bram@example.org' };
    const [made] = await db()
      .insert(coupleInvites)
      .values({ ...partner, tariffNid, inviterUid, state: 'open', invitedAt: clock.now() })
      .returning();
    return made?.cciid ?? 0;
  };

  it('counts as own for its people, its account and its invitations, and else as taken', async () => {
    await db().delete(coupleInvites);
    const ofKarim = await invite(karim, tango);
    const ofElsElsewhere = await invite(els, adultTariff);
    await invite(noor, tango);
    await insert(
      { qty: 1 },
      { kind: 'partner', uid: karim, heldBy: karim, qty: 2 },
      { kind: 'seat', ref: show.seat, tariffNid: tango, qty: 4 },
      { kind: 'partner', qty: 8 },
      { kind: 'partner', uid: els, heldBy: els, qty: 16 },
      { kind: 'partner', uid: noor, qty: 32 },
      { uid: karim, heldBy: karim, qty: 64 },
      { kind: 'seat', ref: show.other, tariffNid: tango, heldBy: els, qty: 128 },
      { kind: 'offer', uid: els, heldBy: els, qty: 256 },
      { uid: els, heldBy: els, expiresAt: clock.now(), qty: 512 },
      { ref: adultTariff, qty: 1024 },
      { kind: 'stand', ref: tango, tariffNid: adultTariff, qty: 2048 },
    );
    const owner = { people: [an], invites: [ofKarim, ofElsElsewhere], heldBy: an };
    const counted = await loadOccupancies(db(), [tango], { now: clock.now(), owner });
    expect(counted).toEqual(new Map([[tango, { own: 7, taken: 504, waiting: 0 }]]));
  });

  it('leaves those out of the waiting list who have a place or an offer of this tariff now', async () => {
    const waits = { tariffNid: tango, queuedAt: clock.now() };
    await db()
      .insert(queueEntries)
      .values([
        { ...waits, uid: 3, places: 1 },
        { ...waits, uid: 4, places: 2 },
        { ...waits, uid: 5, places: 4 },
        { ...waits, uid: 6, places: 8 },
        { ...waits, uid: 7, places: 16 },
        { ...waits, uid: 8, places: 32, tariffNid: adultTariff },
      ]);
    await insert(
      { kind: 'offer', uid: 3 },
      { kind: 'offer', uid: 4, expiresAt: clock.now() },
      { kind: 'offer', uid: 5, ref: adultTariff },
      { kind: 'partner', uid: 6 },
    );
    const counted = await loadOccupancies(db(), [tango], { now: clock.now(), owner: { family: [an] } });
    expect(counted.get(tango)?.waiting).toBe(30);
  });

  it('counts on the stand that it is of, also where a tariff has the number of the stand', async () => {
    await insert(
      { kind: 'stand', ref: show.stand, tariffNid: show.tariff, qty: 4 },
      { kind: 'stand', ref: 51, tariffNid: show.tariff, qty: 8 },
      { ref: show.stand, qty: 16 },
    );
    expect(await heldOnStands(db(), [show.stand], clock.now())).toEqual(new Map([[show.stand, 4]]));
    expect(await freeOnStand(db(), show.stand, clock.now())).toBe(26);
    expect(await freeOnStand(db(), 9_999, clock.now())).toBe(0);
  });

  it('is one of its event, also where a tariff has the number of the seat or the stand', async () => {
    const [elsewhere] = await db()
      .insert(stands)
      .values({ courseNid: 132, title: 'Elders', position: 1, kind: 'standing', capacity: 5 })
      .returning();
    await insert(
      { kind: 'seat', ref: show.seat, tariffNid: show.tariff },
      { kind: 'stand', ref: show.stand, tariffNid: show.tariff },
      { kind: 'stand', ref: elsewhere?.nid ?? 0, tariffNid: 1321 },
      { ref: show.other },
      { ref: show.stand },
    );
    const held = await loadHeldSeats(
      { db: db(), clock },
      { heldBy: an, clubNid: arabesk, event: show.event },
    );
    expect(held.map(({ nid }) => nid)).toEqual([show.seat, show.stand]);
    const asked = { heldBy: an, clubNid: 2, event: show.event };
    expect(await loadHeldSeats({ db: db(), clock }, asked)).toEqual([]);
    const hall = await requireHall(db(), arabesk, show.event);
    const viewer = { clubNid: arabesk, heldBy: els };
    const drawn = (await loadSeatPlan({ db: db(), clock }, { hall, viewer })).stands.flatMap(({ rows }) =>
      rows.flatMap((row) => row.seats),
    );
    const notFree = drawn.filter(({ state }) => state !== 'free').map(({ nid }) => nid);
    expect(notFree).toContain(show.seat);
    expect(notFree).not.toContain(show.other);
    expect(await db().$count(seats, eq(seats.nid, show.other))).toBe(1);
  });

  it('is extended at its club alone, and never where its stand or tariff is gone', async () => {
    const ended = { expiresAt: clock.now() };
    await insert(
      { ref: adultTariff, ...ended },
      { ref: 9_999, ...ended },
      { kind: 'stand', ref: 9_999, tariffNid: show.tariff, ...ended },
      { ref: 2011, clubNid: 2, expiresAt: at(60) },
      { kind: 'offer', expiresAt: at(60) },
    );
    await extendHolds({ db: db(), clock }, { heldBy: an, clubNid: arabesk });
    const rows = await db().select().from(reservations).orderBy(reservations.id);
    expect(rows.map(({ expiresAt, extensions }) => [expiresAt, extensions])).toEqual([
      [at(quarter), 1],
      [clock.now(), 0],
      [clock.now(), 0],
      [at(60), 0],
      [at(60), 0],
    ]);
    const cart = await loadCartHolds(db(), { heldBy: an, clubNid: 2 });
    expect(cart.map(({ ref }) => ref)).toEqual([2011]);
  });

  it('has the period of its account and its course, and an order ends this period alone', async () => {
    const own = { endsAt: at(60), extensions: 1 };
    await db()
      .insert(holdWindows)
      .values([
        { heldBy: an, courseNid: show.event, ...own },
        { heldBy: els, courseNid: show.event, endsAt: at(90), extensions: 2 },
        { heldBy: an, courseNid: 112, endsAt: at(120), extensions: 2 },
      ]);
    const locked = await db().transaction((tx) => lockHoldWindows(tx, an, [show.event]));
    expect(locked).toEqual(new Map([[show.event, own]]));
    await endHoldWindows(db(), an, [show.event]);
    const isOwn = and(eq(holdWindows.heldBy, an), eq(holdWindows.courseNid, show.event));
    expect([await db().$count(holdWindows, isOwn), await db().$count(holdWindows)]).toEqual([0, 2]);
  });

  it('is locked without a number that is too high for the database', async () => {
    await expect(db().transaction((tx) => lockInOrder(tx, { tariffs: [2 ** 31, tango] }))).resolves.toEqual({
      variants: [],
    });
  });
});
