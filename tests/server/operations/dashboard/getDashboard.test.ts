import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  courseSessions,
  courses,
  passCards,
  payments,
  queueEntries,
  registrations,
  tariffs,
  trialSessions,
  users,
} from '#server/db/schema.ts';
import { loadDashboard } from '#server/services/dashboard/loadDashboard.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** A tariff of another course than the one of the trial lesson. */
const elsewhere = 1121;

describe('get_dashboard', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const ofCourse = (course: number) =>
    db().select({ nid: tariffs.nid }).from(tariffs).where(eq(tariffs.courseNid, course));
  const dashboard = async (client: TestClient) => (await client.ask('get_dashboard', {})).result;

  it('lists what has to be paid, and whether the payment is late', async () => {
    const els = await server.loggedIn('federatie@example.org');
    const late = (await dashboard(els)).invoices?.find(({ club }) => club.url === 'de-dolfijn');
    expect(late).toMatchObject({ uid: 12, name: 'Els Claes', due: 210, payBy: '2026-11-16', overdue: true });
    // An abandoned payment page does not hide the invoice.
    await db()
      .insert(payments)
      .values({
        ...{ oid: late?.oid ?? 0, provider: 'test', reference: 'tr-dashboard', checkoutUrl: '/' },
        ...{ state: 'open', amountCents: 21_000, startedAt: server.clock.now() },
      });
    expect((await dashboard(els)).invoices?.some(({ oid }) => oid === late?.oid)).toBe(true);
    await db().delete(payments).where(eq(payments.reference, 'tr-dashboard'));
  });

  it('lists the invitations for the family and the places that came free', async () => {
    const { invitations, offers } = await dashboard(parent);
    expect(invitations).toMatchObject([
      { inviter: 'Karim El Amrani', course: { url: 'tango-voor-koppels' } },
    ]);
    // Lars is only waiting.
    expect(offers).toMatchObject([{ uid: 1, tariff: { nid: 1102 } }]);
    expect(offers?.[0]?.offer?.expires).toBe(server.clock.now().getTime() / 1000 + 48 * 3600);
  });

  it('lists a pass that is almost used up', async () => {
    expect((await dashboard(parent)).passes).toEqual([]);
    const cards = await db().select().from(passCards).where(eq(passCards.uid, 1));
    const full = cards.find(({ validUntil }) => validUntil === null);
    if (!full) throw new Error('An has no pass in use');
    await db().update(passCards).set({ credit: 1 }).where(eq(passCards.id, full.id));
    expect((await dashboard(parent)).passes).toMatchObject([
      { card: full.id, name: 'An Peeters', club: { url: 'arabesk' }, credit: 1, reason: 'few-turns' },
    ]);
    await db().update(passCards).set({ credit: full.credit }).where(eq(passCards.id, full.id));
  });

  it('asks how a trial lesson was, for as long as somebody can still register', async () => {
    const [trial] = await db()
      .select({ nid: tariffs.nid, course: tariffs.courseNid })
      .from(tariffs)
      .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
      .where(and(eq(tariffs.type, 'trial'), lte(courses.firstStartsAt, server.clock.now())));
    const { nid = 0, course = 0 } = trial ?? {};
    const isOfCourse = eq(courseSessions.courseNid, course);
    const [session] = await db()
      .select()
      .from(courseSessions)
      .where(isOfCourse)
      .orderBy(desc(courseSessions.endsAt));
    await db()
      .delete(registrations)
      .where(and(eq(registrations.uid, 2), inArray(registrations.tariffNid, ofCourse(course))));
    const [{ id = 0 } = {}] = await db()
      .insert(registrations)
      .values({ uid: 2, tariffNid: nid, status: 1, isTicket: false, registeredAt: server.clock.now() })
      .returning({ id: registrations.id });
    await db()
      .insert(trialSessions)
      .values({ registrationId: id, sessionNid: session?.nid ?? 0 });
    const tried = async () => (await dashboard(parent)).trials?.map((one) => [one.name, one.course.nid]);
    expect(await tried()).toEqual([]);
    const ended = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000);
    const end = (days: number) =>
      db()
        .update(courseSessions)
        .set({ startsAt: ended(days + 0.1), endsAt: ended(days) })
        .where(eq(courseSessions.nid, session?.nid ?? 0));
    await end(1);
    expect(await tried()).toEqual([['Noor Peeters', course]]);
    await end(31);
    expect(await tried()).toEqual([]);
    await end(1);
    const [regular] = await db()
      .select()
      .from(tariffs)
      .where(and(eq(tariffs.courseNid, course), eq(tariffs.type, 'regular')));
    const isRegular = eq(tariffs.nid, regular?.nid ?? 0);
    const member = {
      uid: 2,
      tariffNid: regular?.nid ?? 0,
      isTicket: false,
      registeredAt: server.clock.now(),
    };
    await db()
      .insert(registrations)
      .values({ ...member, status: 1 });
    expect(await tried()).toEqual([]);
    await db().delete(registrations).where(eq(registrations.tariffNid, member.tariffNid));
    expect(await tried()).toHaveLength(1);
    await db().update(tariffs).set({ blockedMessage: 'Later' }).where(eq(tariffs.courseNid, course));
    expect(await tried()).toEqual([]);
    await db().update(tariffs).set({ blockedMessage: null }).where(isRegular);
    expect(await tried()).toHaveLength(1);

    // Another trial is not what the family is asked about, and neither is a tariff that opens later.
    await db().update(tariffs).set({ blockedMessage: null }).where(eq(tariffs.courseNid, course));
    await db().update(tariffs).set({ blockedMessage: 'Later' }).where(isRegular);
    expect(await tried()).toEqual([]);
    await db()
      .update(tariffs)
      .set({ blockedMessage: null, opensAt: ended(-1) })
      .where(isRegular);
    expect(await tried()).toEqual([]);
    await db().update(tariffs).set({ opensAt: null }).where(isRegular);

    // A registration of somebody else, or one that was cancelled, keeps nobody from registering.
    await db()
      .insert(registrations)
      .values([
        { ...member, uid: 12, status: 1 },
        { ...member, status: 0 },
      ]);
    expect(await tried()).toEqual([['Noor Peeters', course]]);

    // Nor does a place on a waiting list of somebody else, or of another course.
    const queuedAt = server.clock.now();
    await db()
      .insert(queueEntries)
      .values([
        { uid: 12, tariffNid: member.tariffNid, queuedAt },
        { uid: 2, tariffNid: elsewhere, queuedAt },
      ]);
    expect(await tried()).toEqual([['Noor Peeters', course]]);
    await db().insert(queueEntries).values({ uid: 2, tariffNid: member.tariffNid, queuedAt });
    expect(await tried()).toEqual([]);
    const isAdded = inArray(queueEntries.tariffNid, [member.tariffNid, elsewhere]);
    await db()
      .delete(queueEntries)
      .where(and(eq(queueEntries.queuedAt, queuedAt), isAdded));
    expect(await tried()).toHaveLength(1);

    const isTrial = eq(registrations.id, id);
    await db().update(registrations).set({ status: 0 }).where(isTrial);
    expect(await tried()).toEqual([]);
    await db().update(registrations).set({ status: 1 }).where(isTrial);
    const isTried = eq(courses.nid, course);
    const [{ lastEndsAt = null } = {}] = await db().select().from(courses).where(isTried);
    await db()
      .update(courses)
      .set({ lastEndsAt: ended(0) })
      .where(isTried);
    expect(await tried()).toEqual([]);
    await db().update(courses).set({ lastEndsAt }).where(isTried);
    await db().delete(registrations).where(eq(registrations.tariffNid, member.tariffNid));
  });

  it('lists the missing details of each member', async () => {
    await db().update(users).set({ address: null, phone: '' }).where(sql`${users.uid} in (1, 2)`);
    const { details } = await dashboard(parent);
    expect(details?.find(({ uid }) => uid === 1)).toEqual({
      uid: 1,
      name: 'An Peeters',
      missing: ['address', 'phone'],
    });
    expect(details?.find(({ uid }) => uid === 2)?.missing).toEqual(['address']);
  });

  it('has the next three sessions of each member, and of nobody else', async () => {
    const { lessons } = await dashboard(parent);
    const now = server.clock.now().getTime() / 1000;
    expect(lessons?.every(({ end }) => end > now)).toBe(true);
    expect(
      Object.fromEntries(
        Object.entries(Object.groupBy(lessons ?? [], ({ uid }) => uid)).map(([uid, all]) => [
          uid,
          all?.length,
        ]),
      ),
    ).toEqual({ 1: 3, 2: 3, 3: 3 });
    const { result } = await parent.ask('get_calendar', { from: '2026-11-20', to: '2027-02-01' });
    const nextOfNoor = result.sessions.filter(({ uid, end }) => uid === 2 && end > now).slice(0, 3);
    expect(lessons?.filter(({ uid }) => uid === 2)).toEqual(nextOfNoor);
  });

  it('has only data of the caller', async () => {
    const teen = await server.loggedIn('tiener@example.org');
    const own = await dashboard(teen);
    expect({ ...own, details: [] }).toEqual({
      ...{ invoices: [], invitations: [], offers: [], passes: [], trials: [], details: [] },
      ...{ messages: [], lessons: [] },
    });
    expect((await server.client().call('get_dashboard', {})).status).toBe(401);
  });

  it('loses only the part that cannot be read', async () => {
    const failures: string[] = [];
    const caller = {
      uid: 1,
      holder: 1,
      family: new Set([1, 2, 3, 4]),
      shared: new Set<number>(),
      isBlocked: false,
      isGuest: false,
      hasMail: true,
      hasConfirmedMail: true,
      birthdate: null,
      guardian: null,
    };
    const setting = { db: db(), clock: server.clock, caller };
    await db().execute(sql`alter table pass_cards rename to pass_cards_away`);
    const found = await loadDashboard(setting, (part) => failures.push(part));
    await db().execute(sql`alter table pass_cards_away rename to pass_cards`);
    // Lessons include the sessions that somebody comes to by pass.
    expect(failures).toEqual(['passes', 'lessons']);
    expect(found).toMatchObject({ passes: null, lessons: null });
    expect(found.offers).toHaveLength(1);
    expect(found.invitations).toHaveLength(1);
  });

  it('fails when no part can be read', async () => {
    const failing = { ...server.clock, now: () => server.clock.now() };
    const caller = {
      uid: 1,
      holder: 1,
      family: new Set([1]),
      shared: new Set<number>(),
      isBlocked: false,
      isGuest: false,
      hasMail: true,
      hasConfirmedMail: true,
      birthdate: null,
      guardian: null,
    };
    const away = new Proxy(db(), {
      get: () => () => {
        throw new Error('The database is away');
      },
    });
    await expect(loadDashboard({ db: away, clock: failing, caller }, () => {})).rejects.toThrow('is away');
  });
});
