import { and, eq, gt, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  courseSessions,
  courses,
  queueEntries,
  registrations,
  reservations,
  tariffs,
} from '#server/db/schema.ts';
import { findOtherWaiting } from '#server/services/registration/taking/endOtherWaiting.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { adultTariff, arabesk, newKey, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const an = 1;
const els = 12;
const ballet = 1091;
const course = 112;

describe('place_order of a second tariff of a course', () => {
  let server: TestServer;
  let parent: TestClient;
  let halfYear: number;
  let trial: number;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    halfYear = await addTariff({ title: 'Halfjaar', type: 'regular', priceCents: 13_500 });
    trial = await addTariff({ title: 'Proberen', type: 'trial', priceCents: 0 });
    await saveAnswers(parent, an, [adultTariff, halfYear]);
    await saveAnswers(parent, an, [trial]);
    restore = await restoreSales(db());
  });
  afterEach(async () => {
    await db().update(courses).set({ allowsSeveralTariffs: false }).where(eq(courses.nid, course));
    await restore();
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  async function addTariff(
    values: Pick<typeof tariffs.$inferInsert, 'title' | 'type' | 'priceCents'>,
  ): Promise<number> {
    const [row] = await db()
      .insert(tariffs)
      .values({ ...values, courseNid: course, isWaitingListDisabled: false })
      .returning();
    return row?.nid ?? 0;
  }
  const order = (wanted: readonly number[], total: number, changes: object = {}) =>
    parent.call('place_order', { club: arabesk, uid: an, tariffs: wanted, total, ...changes }, newKey());
  const taken = async () => {
    const rows = await db()
      .select({ tariff: registrations.tariffNid })
      .from(registrations)
      .innerJoin(tariffs, and(eq(tariffs.nid, registrations.tariffNid), eq(tariffs.courseNid, course)))
      .where(and(eq(registrations.uid, an), eq(registrations.status, 1)))
      .orderBy(registrations.tariffNid);
    return rows.map(({ tariff }) => tariff);
  };
  const allowSeveral = () =>
    db().update(courses).set({ allowsSeveralTariffs: true }).where(eq(courses.nid, course));
  const nextSession = async () => {
    const isNext = and(eq(courseSessions.courseNid, course), gt(courseSessions.startsAt, server.clock.now()));
    const [session] = await db().select().from(courseSessions).where(isNext);
    return session?.nid ?? 0;
  };
  const tryOut = async () => order([trial], 0, { trials: [await nextSession()] });

  it('is refused for who is registered, and names the tariff that they have', async () => {
    expect((await order([adultTariff], 225)).status).toBe(200);
    expect(await order([halfYear], 135)).toMatchObject({
      status: 409,
      body: { errors: ['Je ben reeds geregistreerd voor Hedendaags voor volwassenen (Heel seizoen).'] },
    });
    expect(await taken()).toEqual([adultTariff]);
  });

  it('is left out of a cart with another one, and an order of both is refused', async () => {
    const both = [adultTariff, halfYear];
    const sentence =
      'Voor Hedendaags voor volwassenen koos je al een tarief (Heel seizoen). Je kan er maar één nemen.';
    const cart = { club: arabesk, uid: an, tariffs: both };
    const { result } = await parent.ask('compile_public_registration_invoice', cart);
    expect(result.items.map(({ tariff }) => tariff)).toEqual([adultTariff]);
    expect(result.user_feedback).toEqual([sentence]);
    expect(await order(both, 360)).toMatchObject({ status: 409, body: { errors: [sentence] } });
    expect(await taken()).toEqual([]);
  });

  it('is left out of a cart after another cart of the checkout registers the person', async () => {
    const cart = { club: arabesk, uid: an, tariffs: [adultTariff] };
    const before = [{ uid: an, tariffs: [adultTariff] }];
    const { result } = await parent.ask('compile_public_registration_invoice', { ...cart, before });
    expect(result.items).toEqual([]);
  });

  it('is taken where the club allows several', async () => {
    await allowSeveral();
    expect((await order([adultTariff, halfYear], 360)).status).toBe(200);
    expect(await taken()).toEqual([adultTariff, halfYear]);
    expect((await order([halfYear], 135)).status).toBe(409);
  });

  it('is taken after a trial, and a trial is refused after it', async () => {
    expect((await tryOut()).status).toBe(200);
    expect((await order([halfYear], 135)).status).toBe(200);
    expect(await taken()).toEqual([halfYear, trial]);
    await restore();
    expect((await order([halfYear], 135)).status).toBe(200);
    expect((await tryOut()).status).toBe(409);
  });

  it('is taken after the first was cancelled', async () => {
    await order([adultTariff], 225);
    await db().update(registrations).set({ status: -1 }).where(eq(registrations.tariffNid, adultTariff));
    expect((await order([halfYear], 135)).status).toBe(200);
    expect(await taken()).toEqual([halfYear]);
  });

  describe('for who waits for the first', () => {
    const wait = () =>
      db()
        .insert(queueEntries)
        .values({ uid: an, tariffNid: adultTariff, places: 1, queuedAt: server.clock.now() });
    const isWaiting = async () =>
      (await db().$count(
        queueEntries,
        and(eq(queueEntries.uid, an), eq(queueEntries.tariffNid, adultTariff)),
      )) > 0;

    it('ends the wait', async () => {
      await wait();
      expect((await order([halfYear], 135)).status).toBe(200);
      expect(await isWaiting()).toBe(false);
    });
    it('ends no wait of another person or for another course, and takes no other place or hold', async () => {
      await wait();
      await db().delete(reservations);
      const queuedAt = new Date(server.clock.now().getTime() - 1);
      await db()
        .insert(queueEntries)
        .values([
          { uid: els, tariffNid: adultTariff, queuedAt },
          { uid: els, tariffNid: halfYear, queuedAt },
          { uid: an, tariffNid: ballet, queuedAt },
        ]);
      const hold = {
        clubNid: arabesk,
        heldBy: an,
        heldAt: queuedAt,
        expiresAt: new Date(queuedAt.getTime() + 1e6),
      };
      const holds = [
        { ...hold, kind: 'seat' as const, uid: an, ref: halfYear },
        { ...hold, kind: 'offer' as const, uid: els, ref: halfYear },
        { ...hold, kind: 'offer' as const, uid: an, ref: ballet },
      ];
      await db().insert(reservations).values(holds);
      const soldElsewhere = () =>
        db()
          .select({ nid: tariffs.nid, sold: tariffs.sold })
          .from(tariffs)
          .where(ne(tariffs.nid, halfYear))
          .orderBy(tariffs.nid);
      const before = await soldElsewhere();
      expect((await order([halfYear], 135)).status).toBe(200);
      expect(await soldElsewhere()).toEqual(before);
      const left = await db().select().from(queueEntries).where(eq(queueEntries.queuedAt, queuedAt));
      expect(left.map(({ uid, tariffNid }) => [uid, tariffNid]).sort()).toEqual(
        [
          [els, adultTariff],
          [an, ballet],
          [els, halfYear],
        ].sort(),
      );
      expect(await db().select().from(reservations).orderBy(reservations.id)).toMatchObject(holds);
    });
    it('ends no wait for a seat in a hall, where a person buys one beside another', async () => {
      await wait();
      const asked = { uids: [an], tariffNids: [halfYear] };
      expect(await findOtherWaiting(db(), asked)).toEqual([{ uid: an, tariffNid: adultTariff }]);
      expect(await findOtherWaiting(db(), { ...asked, tariffNids: [adultTariff] })).toEqual([]);
      await db().update(courses).set({ type: 'ticket' }).where(eq(courses.nid, course));
      const found = await findOtherWaiting(db(), asked);
      await db().update(courses).set({ type: 'course' }).where(eq(courses.nid, course));
      expect(found).toEqual([]);
    });
    it('ends no wait where it is a trial, or where the club allows several', async () => {
      await wait();
      expect((await tryOut()).status).toBe(200);
      await allowSeveral();
      expect((await order([halfYear], 135)).status).toBe(200);
      expect(await isWaiting()).toBe(true);
    });
    it('gives no second wait, and names the first', async () => {
      await wait();
      await db().update(tariffs).set({ capacity: 0 }).where(eq(tariffs.nid, halfYear));
      const answer = await order([halfYear], 0);
      await db().update(tariffs).set({ capacity: null }).where(eq(tariffs.nid, halfYear));
      expect(answer).toMatchObject({
        status: 409,
        body: { errors: ['Je staat al op de wachtlijst voor Hedendaags voor volwassenen (Heel seizoen).'] },
      });
    });
  });
});
