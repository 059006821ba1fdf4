import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { coupleInvites, courseSessions, courses, registrations, tariffs, users } from '#server/db/schema.ts';
import { type Compiled, compileCart } from '#tests/server/support/orders/compileCart.ts';
import { arabesk, newKey, saveAnswers } from '#tests/server/support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '#tests/server/support/testServer.ts';

const [an, noor, lars, mila, els] = [1, 2, 3, 4, 12];

const linesOf = ({ result }: Compiled) => result.items.map(({ uid, tariff }) => [uid, tariff]);

describe('a cart for several people', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterEach(() => server.clock.reset());
  afterAll(() => server.stop());

  describe('with a tariff for two people together', () => {
    const together = 1213;

    it('has a line for each of them, in their own section', async () => {
      const cart = await compileCart(parent, { uid: lars, users: [mila], tariffs: [together] });
      expect(cart.result.user_feedback).toEqual([
        'Mila Peeters: Je leeftijd valt buiten de restricties voor Danskamp in de vakantie (Twee kinderen samen).',
      ]);
      await server.database.db.update(users).set({ birthdate: '2019-01-01' }).where(eq(users.uid, mila));
      const both = await compileCart(parent, { uid: lars, users: [mila], tariffs: [together] });
      expect(linesOf(both)).toEqual([
        [lars, together],
        [mila, together],
      ]);
      expect(both).toMatchObject({
        result: { total: 260, user_feedback: [] },
        sections: { 'user-3': 'Lars Peeters', 'user-4': 'Mila Peeters' },
      });
    });

    it.each([
      ['alone', []],
      ['with two others', [mila, noor]],
      ['with themselves as the companion', [lars]],
    ])('is left out for a person %s', async (_name, companions) => {
      const cart = await compileCart(parent, { uid: lars, users: companions, tariffs: [together] });
      expect(cart.result).toMatchObject({
        items: [],
        user_feedback: [
          'Voor Danskamp in de vakantie (Twee kinderen samen) schrijf je 2 personen tegelijk in.',
        ],
      });
    });

    it('puts both on the waiting list when there is place for only one', async () => {
      const { db } = server.database;
      await db.update(tariffs).set({ sold: 11 }).where(eq(tariffs.nid, together));
      const cart = await compileCart(parent, { uid: lars, users: [mila], tariffs: [together] });
      expect(cart.result.items).toMatchObject([
        { uid: lars, queue_nid: together, unit_cost: 0 },
        { uid: mila, queue_nid: together, unit_cost: 0 },
      ]);
      await db.update(tariffs).set({ sold: 2 }).where(eq(tariffs.nid, together));
    });

    it('ignores a companion for a tariff that one person takes', async () => {
      const cart = await compileCart(parent, { uid: an, users: [noor], tariffs: [1121] });
      expect(linesOf(cart)).toEqual([[an, 1121]]);
      expect(cart.sections).toEqual({ 'user-1': 'An Peeters' });
    });
  });

  describe('with a course for couples', () => {
    const tango = 1151;
    const leads = { role: 'Leider' };
    const invite = { cciid: 900, tariffNid: tango, inviterUid: els, role: 'Volger', fname: 'An', lname: 'P' };
    const invited = { ...invite, mail: 'ouder@example.org', state: 'open', code: 'x'.repeat(22) } as const;
    const couple = (choice: object) =>
      compileCart(parent, { tariffs: [tango], coupleCourse: { [tango]: choice } });

    it.each([
      ['nobody', {}, 'Kies nog met wie je Tango voor koppels (Per persoon) volgt.'],
      ['no role', { uid: noor }, 'Kies nog een rol voor Tango voor koppels (Per persoon).'],
      [
        'a role that does not exist',
        { uid: noor, role: 'Solist' },
        'Kies nog een rol voor Tango voor koppels (Per persoon).',
      ],
      ['themselves', { uid: an, ...leads }, 'Kies nog met wie je Tango voor koppels (Per persoon) volgt.'],
      [
        'an incomplete partner',
        { ...leads, fname: 'Piet', lname: '', mail: 'piet@example.org' },
        'Kijk de gegevens van je partner voor Tango voor koppels (Per persoon) na.',
      ],
      [
        'a partner without an address',
        { ...leads, fname: 'Piet', lname: 'Maes', mail: 'piet' },
        'Kijk de gegevens van je partner voor Tango voor koppels (Per persoon) na.',
      ],
      [
        "one's own address",
        { ...leads, fname: 'Piet', lname: 'Maes', mail: ' Ouder@Example.org' },
        'Mag niet gelijk zijn aan eigen e-mailadres, kies hiervoor een gezinslid',
      ],
      [
        'an invitation that does not exist',
        { cciid: 899 },
        'Deze uitnodiging voor Tango voor koppels (Per persoon) is niet meer geldig.',
      ],
    ])('leaves the course out for a choice of %s', async (_name, choice, sentence) => {
      expect((await couple(choice)).result).toMatchObject({ items: [], user_feedback: [sentence] });
    });

    it('ignores a partner for a course that one person takes alone', async () => {
      const cart = await compileCart(parent, { tariffs: [1121], coupleCourse: { 1121: { uid: noor } } });
      expect(linesOf(cart)).toEqual([[an, 1121]]);
    });

    it('has a priced line for a partner of the family too', async () => {
      await server.database.db.update(users).set({ birthdate: '2008-01-01' }).where(eq(users.uid, noor));
      const cart = await couple({ uid: noor, ...leads });
      expect(linesOf(cart)).toEqual([
        [an, tango],
        [noor, tango],
      ]);
      expect(cart.result.total).toBe(280);
    });

    it('asks for no role when the club has none', async () => {
      const { db } = server.database;
      const roles = (coupleRoles: string[]) =>
        db.update(tariffs).set({ coupleRoles }).where(eq(tariffs.nid, tango));
      await roles([]);
      const cart = await couple({ uid: noor });
      await roles(['Leider', 'Volger']);
      expect(linesOf(cart)).toEqual([
        [an, tango],
        [noor, tango],
      ]);
    });

    it('can be ordered only after both partners have answered the questions of the club', async () => {
      const wanted = {
        club: arabesk,
        uid: an,
        tariffs: [tango],
        coupleCourse: { [tango]: { uid: noor, ...leads } },
      };
      const place = () => parent.call('place_order', { ...wanted, total: 280 }, newKey());
      await saveAnswers(parent, an, [tango]);
      expect(await place()).toMatchObject({ status: 409, body: { code: 'answers-missing' } });
      await saveAnswers(parent, noor, [tango]);
      expect((await place()).status).toBe(200);
      const { db } = server.database;
      const ours = and(eq(registrations.tariffNid, tango), inArray(registrations.uid, [an, noor]));
      const registered = await db.select().from(registrations).where(ours).orderBy(registrations.uid);
      expect(registered).toMatchObject([
        { uid: an, role: 'Leider' },
        { uid: noor, role: 'Volger' },
      ]);
      expect(await db.select().from(tariffs).where(eq(tariffs.nid, tango))).toMatchObject([{ sold: 12 }]);
      await db.delete(registrations).where(ours);
      await db.update(tariffs).set({ sold: 10 }).where(eq(tariffs.nid, tango));
    });

    it('has one line for a person who invites a partner, and needs two places', async () => {
      const piet = { ...leads, fname: 'Piet', lname: 'Maes', mail: 'piet@example.org' };
      expect(linesOf(await couple(piet))).toEqual([[an, tango]]);
      const { db } = server.database;
      await db.update(tariffs).set({ sold: 23 }).where(eq(tariffs.nid, tango));
      expect((await couple(piet)).result.items).toMatchObject([{ queue_nid: tango }]);
      await db.update(tariffs).set({ sold: 10 }).where(eq(tariffs.nid, tango));
    });

    it('lets a person invite the other parent of the family by mail', async () => {
      const { db } = server.database;
      const other = { fname: 'Piet', lname: 'Maes', mail: 'piet@example.org' };
      const coParentSince = server.clock.now();
      await db.insert(users).values({ ...other, color: '#000000', parentUid: an, coParentSince });
      expect(linesOf(await couple({ ...leads, ...other }))).toEqual([[an, tango]]);
      await db.delete(users).where(eq(users.mail, other.mail));
    });

    it('takes the place that is reserved for the invited partner, and no place of another tariff', async () => {
      const { db } = server.database;
      await db.insert(coupleInvites).values({ ...invited, invitedAt: server.clock.now() });
      expect(await couple({ cciid: invite.cciid })).toMatchObject({
        result: { items: [{ uid: an, tariff: tango, unit_cost: 140 }], user_feedback: [] },
      });
      const roles = (coupleRoles: string[] | null) =>
        db.update(tariffs).set({ coupleRoles }).where(eq(tariffs.nid, 1121));
      await roles(['Leider', 'Volger']);
      const answer = { cciid: invite.cciid };
      const twice = { tariffs: [tango, 1121], coupleCourse: { [tango]: answer, 1121: answer } };
      const cart = await compileCart(parent, twice);
      await roles(null);
      expect(linesOf(cart)).toEqual([[an, tango]]);
    });

    it.each([
      ['of somebody else', { mail: 'piet@example.org' }],
      ['that was declined', { state: 'declined' }],
      ['for another tariff', { tariffNid: 1121 }],
      ['of the family itself', { inviterUid: noor }],
    ] as const)('ignores an invitation %s', async (_name, change) => {
      const { db } = server.database;
      await db.delete(coupleInvites).where(eq(coupleInvites.cciid, invite.cciid));
      await db.insert(coupleInvites).values({ ...invited, invitedAt: server.clock.now(), ...change });
      expect((await couple({ cciid: invite.cciid })).result.items).toEqual([]);
    });

    it('ignores an expired invitation', async () => {
      const { db } = server.database;
      await db.delete(coupleInvites).where(eq(coupleInvites.cciid, invite.cciid));
      const aWeekAgo = new Date(server.clock.now().getTime() - 7 * 24 * 60 * 60 * 1000);
      await db.insert(coupleInvites).values({ ...invited, invitedAt: aWeekAgo });
      expect((await couple({ cciid: invite.cciid })).result.items).toEqual([]);
    });
  });

  describe('with trial lessons', () => {
    const trial = 1072;
    let lessons: (typeof courseSessions.$inferSelect)[];
    beforeAll(async () => {
      const { db } = server.database;
      lessons = await db
        .select()
        .from(courseSessions)
        .where(eq(courseSessions.courseNid, 107))
        .orderBy(courseSessions.startsAt);
      await db.update(users).set({ birthdate: '2012-11-01' }).where(eq(users.uid, noor));
      await db.delete(registrations).where(eq(registrations.uid, noor));
    });
    const lesson = (index: number) => lessons[index]?.nid ?? 0;

    it('has a line for each chosen lesson, by day', async () => {
      const cart = await compileCart(parent, { uid: noor, tariffs: [trial], trials: [lesson(6), lesson(5)] });
      expect(cart.result.items).toMatchObject([
        { tariff: trial, reserved_session: lesson(5), unit_cost: 8.5 },
        { tariff: trial, reserved_session: lesson(6), unit_cost: 8.5 },
      ]);
      expect(cart.result.items[0]?.description).toMatch(
        /^Hedendaags 12-16 jaar – Proefles, \d\d\/\d\d\/\d{4}$/,
      );
    });

    it('has the lessons of two courses each with the trial of their own course', async () => {
      const { db } = server.database;
      const [toddlers, toddlerTrial] = [101, 1012];
      await db
        .update(courses)
        .set({ ageRestrictions: null, birthYears: null })
        .where(eq(courses.nid, toddlers));
      const [first] = await db
        .select()
        .from(courseSessions)
        .where(eq(courseSessions.courseNid, toddlers))
        .orderBy(courseSessions.startsAt);
      const trials = [lesson(5), first?.nid ?? 0];
      const cart = await compileCart(parent, { uid: noor, tariffs: [trial, toddlerTrial], trials });
      expect(cart.result.items).toMatchObject([
        { tariff: trial, reserved_session: lesson(5) },
        { tariff: toddlerTrial, reserved_session: first?.nid },
      ]);
    });

    it('leaves out a trial without a lesson, and says so', async () => {
      const cart = await compileCart(parent, { uid: noor, tariffs: [trial] });
      expect(cart.result).toMatchObject({
        items: [],
        user_feedback: ['Kies nog een les voor Hedendaags 12-16 jaar (Proefles).'],
      });
    });

    it('leaves out lessons without a trial, or of another course', async () => {
      const { db } = server.database;
      const [other] = await db
        .select()
        .from(courseSessions)
        .where(eq(courseSessions.courseNid, 402))
        .limit(1);
      expect((await compileCart(parent, { uid: noor, trials: [lesson(5)] })).result.items).toEqual([]);
      const regular = await compileCart(parent, { uid: noor, tariffs: [1071], trials: [lesson(5)] });
      expect(regular.result.items).toMatchObject([{ tariff: 1071, reserved_session: null }]);
      const strange = { uid: noor, tariffs: [trial], trials: [other?.nid ?? 0] };
      expect((await compileCart(parent, strange)).result.items).toEqual([]);
    });

    it('has a lesson with one place until a second before its start, and leaves it out from the start', async () => {
      const { db } = server.database;
      const isLesson = eq(courseSessions.nid, lesson(7));
      const itemsAt = async (startsAt: Date) => {
        await db.update(courseSessions).set({ startsAt, guests: 0, guestCapacity: 1 }).where(isLesson);
        const cart = await compileCart(parent, { uid: noor, tariffs: [trial], trials: [lesson(7)] });
        return cart.result.items.map((item) => item.reserved_session);
      };
      const now = server.clock.now();
      const kept = await itemsAt(new Date(now.getTime() + 1000));
      const dropped = await itemsAt(now);
      await db
        .update(courseSessions)
        .set(lessons[7] ?? {})
        .where(isLesson);
      expect([kept, dropped]).toEqual([[lesson(7)], []]);
    });

    it('leaves out a lesson that has begun, and a lesson without a place', async () => {
      const { db } = server.database;
      await db
        .update(courseSessions)
        .set({ guestCapacity: 0 })
        .where(eq(courseSessions.nid, lesson(6)));
      const cart = await compileCart(parent, {
        uid: noor,
        tariffs: [trial],
        trials: [lesson(0), lesson(5), lesson(6)],
      });
      expect(cart.result.items).toMatchObject([{ reserved_session: lesson(5) }]);
      expect(cart.result.user_feedback).toEqual([
        expect.stringMatching(
          /^Je kan de les van .+ om 18u30 \(Hedendaags 12-16 jaar\) niet meer kiezen\. Kies een andere les\.$/,
        ),
        expect.stringMatching(/niet meer kiezen/),
      ]);
    });

    it.each([
      [1, [3], 'één les'],
      [2, [3, 4], '2 lessen'],
    ])(
      'leaves out what is more than the club lets people try, and refuses to order it: %i',
      async (most, kept, count) => {
        const { db } = server.database;
        await db.update(tariffs).set({ maxTrialLessons: most }).where(eq(tariffs.nid, trial));
        const wanted = {
          club: arabesk,
          uid: noor,
          tariffs: [trial],
          trials: [lesson(5), lesson(3), lesson(4)],
        };
        const { result } = await compileCart(parent, wanted);
        const placed = await parent.call('place_order', { ...wanted, total: result.total }, newKey());
        await db.update(tariffs).set({ maxTrialLessons: null }).where(eq(tariffs.nid, trial));
        expect(result.items.map((item) => item.reserved_session)).toEqual(kept.map(lesson));
        const sentence = `Voor Hedendaags 12-16 jaar (Proefles) kan je hoogstens ${count} kiezen. Laat de andere weg.`;
        expect(result.user_feedback).toEqual([sentence]);
        expect(placed).toMatchObject({ status: 409, body: { errors: [sentence] } });
      },
    );

    it('queues once when one of the chosen lessons has no place', async () => {
      const trials = [lesson(5), lesson(7), lesson(8), lesson(9)];
      const cart = await compileCart(parent, { uid: noor, tariffs: [trial], trials });
      expect(cart.result.items).toMatchObject([{ tariff: trial, queue_nid: trial, reserved_session: null }]);
    });
  });
});
