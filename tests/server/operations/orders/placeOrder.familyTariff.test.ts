import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubs, courses, registrations, tariffs, users } from '#server/db/schema.ts';
import { adultTariff, arabesk, newKey, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Ballet voor volwassenen, starters: the same price as the course of the family tariff. */
const ballet = 1091;
const sentence =
  'Hedendaags voor volwassenen (Tweede kind) is er vanaf het 2e gezinslid dat bij deze club ingeschreven is. Kies een ander tarief.';

describe('a tariff for the second member of a household', () => {
  let server: TestServer;
  let parent: TestClient;
  let [fien, finn, tariff] = [0, 0, 0];
  beforeAll(async () => {
    server = await startTestServer();
    await db().update(clubs).set({ reductions: [] }).where(eq(clubs.nid, arabesk));
    const made = { courseNid: 112, title: 'Tweede kind', type: 'regular', priceCents: 20_000 } as const;
    const [row] = await db()
      .insert(tariffs)
      .values({ ...made, isWaitingListDisabled: false, fromFamilyMember: 2 })
      .returning();
    tariff = row?.nid ?? 0;
    parent = server.client();
    const login = { mail: 'nele@example.org', password: 'vier paarse olifanten' };
    const nele = { fname: 'Nele', lname: 'Janssens', birthdate: '1985-11-03' };
    await parent.ask('register_account', { ...nele, ...login });
    await db().update(users).set({ confirmedMail: login.mail }).where(eq(users.mail, login.mail));
    const add = async (fname: string) =>
      (await parent.ask('add_family_member', { fname, lname: 'Janssens', birthdate: '2008-01-12' })).result
        .uid;
    [fien, finn] = [await add('Fien'), await add('Finn')];
    for (const uid of [fien, finn]) await saveAnswers(parent, uid, [adultTariff, ballet, tariff]);
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const price = async (uid: number, before: { uid: number; tariffs: number[] }[] = []) => {
    const cart = { club: arabesk, uid, tariffs: [tariff], before };
    const { result } = await parent.ask('compile_public_registration_invoice', cart);
    return { taken: result.items.length, feedback: result.user_feedback };
  };
  const order = (uid: number, wanted: number, total: number) =>
    parent.call('place_order', { club: arabesk, uid, tariffs: [wanted], total }, newKey());
  const known = async () => {
    const { result } = await parent.ask('get_course', { club: arabesk, course: 'hedendaags-volwassenen' });
    return result.tariffs.find(({ nid }) => nid === tariff)?.nextFamilyMember;
  };

  it('is refused to the first, by price and by order, with the reason', async () => {
    expect(await known()).toEqual({ from: 2, members: [] });
    expect(await price(finn)).toEqual({ taken: 0, feedback: [sentence] });
    expect(await order(finn, tariff, 200)).toMatchObject({ status: 409, body: { errors: [sentence] } });
  });

  it('is for whoever comes after another member with a course of the club, and not for that member', async () => {
    expect((await order(fien, ballet, 225)).status).toBe(200);
    expect(await known()).toEqual({ from: 2, members: [fien] });
    expect((await price(fien)).taken).toBe(0);
    expect((await order(finn, tariff, 200)).status).toBe(200);
  });

  it('counts a cart that is ordered first, and no cart that takes nothing itself', async () => {
    expect(await price(finn, [{ uid: fien, tariffs: [ballet] }])).toEqual({ taken: 1, feedback: [] });
    expect(await price(finn, [{ uid: fien, tariffs: [tariff] }])).toEqual({ taken: 0, feedback: [sentence] });
  });

  it('does not count a registration that was cancelled', async () => {
    await order(fien, ballet, 225);
    await db().update(registrations).set({ status: 0 }).where(eq(registrations.uid, fien));
    expect(await order(finn, tariff, 200)).toMatchObject({ status: 409, body: { errors: [sentence] } });
  });

  it('does not count a trial lesson, nor tell a member of another season', async () => {
    await order(fien, ballet, 225);
    const isBallet = eq(tariffs.nid, ballet);
    await db().update(tariffs).set({ type: 'trial' }).where(isBallet);
    expect(await known()).toEqual({ from: 2, members: [] });
    expect((await price(finn)).taken).toBe(0);
    await db().update(tariffs).set({ type: 'regular' }).where(isBallet);
    expect(await known()).toEqual({ from: 2, members: [fien] });
    const [{ lastEndsAt = null } = {}] = await db().select().from(courses).where(eq(courses.nid, 109));
    const nextYear = new Date((lastEndsAt?.getTime() ?? 0) + 366 * 86_400_000);
    await db().update(courses).set({ lastEndsAt: nextYear }).where(eq(courses.nid, 109));
    expect(await known()).toEqual({ from: 2, members: [] });
  });

  it('does not count a member of another household', async () => {
    const stranger = await server.loggedIn('ouder@example.org');
    expect((await stranger.ask('get_registrations', {})).result.registrations.length).toBeGreaterThan(0);
    expect((await price(finn)).taken).toBe(0);
  });
});
