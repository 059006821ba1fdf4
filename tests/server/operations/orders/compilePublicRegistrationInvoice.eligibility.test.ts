import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubs, courses, queueEntries, registrations, tariffs, users } from '#server/db/schema.ts';
import ages from '#tests/cases/registration/age.json' with { type: 'json' };
import eligibility from '#tests/cases/registration/eligibility.json' with { type: 'json' };
import statuses from '#tests/cases/registration/registrationStatus.json' with { type: 'json' };
import { adultTariff, arabesk } from '../../support/registration.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const lars = 3;
/** An and Noor. */
const household = [1, 2];
const course = 102;
const tariff = 1021;
const day = 24 * 60 * 60;

/** Runs the tables of the rules through the server, which has to decide the same as the portal. */
describe('compile_public_registration_invoice decides by the tables', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await server.database.db.update(clubs).set({ ageCalculation: 'today', isWaitingListDisabled: false });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    const { db } = server.database;
    server.clock.reset();
    const own = and(eq(registrations.uid, lars), eq(registrations.tariffNid, tariff));
    await db.delete(registrations).where(own);
    await db.delete(queueEntries).where(and(eq(queueEntries.uid, lars), eq(queueEntries.tariffNid, tariff)));
    await setCourse({ ageRestrictions: null, birthYears: null, type: 'course' });
    await setTariff({
      ...{ capacity: 14, sold: 10, blockedMessage: null, isWaitingListDisabled: false },
      fromFamilyMember: null,
    });
  });

  const setCourse = (values: Partial<typeof courses.$inferInsert>) =>
    server.database.db.update(courses).set(values).where(eq(courses.nid, course));
  const setTariff = (values: Partial<typeof tariffs.$inferInsert>) =>
    server.database.db.update(tariffs).set(values).where(eq(tariffs.nid, tariff));
  const register = (status: number, isTicket = false) =>
    server.database.db
      .insert(registrations)
      .values({ uid: lars, tariffNid: tariff, status, isTicket, registeredAt: server.clock.now() });

  /** Returns whether Lars may register, may queue, or may not register. */
  async function decided() {
    const asked = { club: arabesk, uid: lars, tariffs: [tariff] };
    // Logs in for every case, because moving the clock can end a session.
    const parent = await server.loggedIn('ouder@example.org');
    const { result } = await parent.ask('compile_public_registration_invoice', asked);
    const line = result.items.find(({ type }) => type === 'tariff');
    if (!line) return { may: 'not', feedback: result.user_feedback.join(' ') };
    return { may: line.queue_nid === null ? 'register' : 'queue', feedback: '' };
  }

  /** Lars has a sister and a parent in the household. */
  async function setFamily({ from, others }: { from: number; others: number }): Promise<void> {
    const { db } = server.database;
    await setTariff({ fromFamilyMember: from });
    await db.update(registrations).set({ status: 0 }).where(inArray(registrations.uid, household));
    for (const uid of household.slice(0, others)) {
      const made = { uid, tariffNid: adultTariff, status: 1, isTicket: false };
      await db
        .insert(registrations)
        .values({ ...made, registeredAt: server.clock.now() })
        .onConflictDoUpdate({
          target: [registrations.tariffNid, registrations.uid],
          targetWhere: sql`not is_ticket`,
          set: { status: 1 },
        });
    }
  }

  /** Another tariff of the course. */
  async function otherTariff(): Promise<number> {
    const { db } = server.database;
    const made = { courseNid: course, title: 'Halfjaar', type: 'regular', priceCents: 10000 } as const;
    const [row] = await db
      .insert(tariffs)
      .values({ ...made, isWaitingListDisabled: false })
      .returning();
    return row?.nid ?? 0;
  }

  it.each(ages)('age: $name', async ({ restricted, birthdate, on, expected }) => {
    const days = Math.round((Date.parse(on) - Date.parse('2026-11-20')) / 1000 / day);
    server.clock.advance({ days });
    // JSON has no tuples, so TypeScript types the table as lists of numbers.
    const bounds = restricted as Record<string, [number, number] | undefined>;
    await setCourse({
      ageRestrictions: bounds.ageRestrictions ?? null,
      birthYears: bounds.ageRestrictionsByYear ?? null,
    });
    await server.database.db
      .update(users)
      .set({ birthdate: birthdate ?? null })
      .where(eq(users.uid, lars));
    const { may, feedback } = await decided();
    expect(may).toBe(expected.fits ? 'register' : 'not');
    expect(feedback.startsWith('Je leeftijd valt buiten de restricties voor')).toBe(!expected.fits);
  });

  it.each(statuses)('registration status: $name', async ({ status, expected }) => {
    await register(status);
    const { may, feedback } = await decided();
    expect(may).toBe(expected ? 'not' : 'register');
    expect(feedback.startsWith('Je ben reeds geregistreerd voor')).toBe(expected);
  });

  it.each(eligibility)('eligibility: $name', async ({ case: given, expected }) => {
    const {
      places,
      courseType,
      blockedMessage,
      age,
      isWaitingListDisabled = false,
    } = {
      places: 4,
      courseType: 'course' as const,
      blockedMessage: undefined,
      age: undefined,
      ...given,
    };
    // The strings of the JSON table are wider than the union type.
    const type = courseType as 'course';
    await setCourse({ type, ageRestrictions: age ? [age.bound, 0] : null });
    await server.database.db.update(users).set({ birthdate: '2018-02-01' }).where(eq(users.uid, lars));
    await setTariff({
      capacity: places === null ? null : 10,
      sold: places === null ? 0 : Math.min(10, 10 - places),
      blockedMessage: blockedMessage ?? null,
      isWaitingListDisabled,
    });
    if (given.isRegistered) await register(1, courseType === 'ticket');
    const queuedAt = server.clock.now();
    const waitFor = (tariffNid: number) =>
      server.database.db.insert(queueEntries).values({ uid: lars, tariffNid, places: 1, queuedAt });
    if (given.isQueued) await waitFor(tariff);
    if (given.isQueuedElsewhere) await waitFor(await otherTariff());
    if (given.family) await setFamily(given.family);
    expect((await decided()).may).toBe(expected.may);
  });
});
