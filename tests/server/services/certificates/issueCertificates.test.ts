import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import type { ChildcareContent } from '#server/db/schema/certificateContent.ts';
import {
  attendances,
  certificates,
  certifiedRegistrations,
  clubs,
  courses,
  creditNotes,
  nationalNumbers,
  payments,
  registrations,
  tariffs,
  users,
} from '#server/db/schema.ts';
import {
  type IssueReport,
  issueCertificates,
  replaceCertificate,
} from '#server/services/certificates/issueCertificates.ts';
import { openSeededDatabase } from '#tests/server/support/database/openSeededDatabase.ts';
import {
  clubNid,
  insertCamp,
  insertPerson,
} from '#tests/server/support/personal-data/certificates/insertCamp.ts';
import { testClock } from '#tests/server/support/testClock.ts';

const parent = 801;
let next = 810;

describe('issueCertificates', () => {
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await openSeededDatabase();
    await insertPerson(database.db, { uid: parent, birthdate: '1985-03-09' });
  });
  afterAll(() => database.close());

  const clock = testClock();
  async function child(birthdate = '2017-04-02', has: { hasNumber?: boolean; hasAddress?: boolean } = {}) {
    next += 1;
    await insertPerson(database.db, { uid: next, birthdate, parentUid: parent, ...has });
    return { uid: next, placedBy: parent };
  }
  async function issueFor(
    { uid }: { readonly uid: number },
    year: number,
    disabled: readonly number[] = [],
  ): Promise<IssueReport> {
    const report = await database.db.transaction((tx) =>
      issueCertificates(
        { db: tx, clock },
        { clubNid, year, uids: [uid], kinds: ['childcare'], disabled: new Set(disabled) },
      ),
    );
    if (typeof report === 'string') expect.fail(report);
    return report;
  }
  const contentsOf = ({ issued }: IssueReport) =>
    issued.map(({ draft }) => draft.content as ChildcareContent); // `kinds` asks for nothing else
  const linesOf = (report: IssueReport) =>
    contentsOf(report).map(({ lines }) =>
      lines.map(({ begin, end, days, rateCents, amountCents }) => [begin, end, days, rateCents, amountCents]),
    );
  const reasonsOf = ({ refused }: IssueReport) => refused.map(({ reason }) => reason);

  it('certifies the days before a birthday inside the camp', async () => {
    const turnsFourteen = await child('2011-07-09');
    await insertCamp(database.db, { ...turnsFourteen, first: '2025-07-07' });
    expect(linesOf(await issueFor(turnsFourteen, 2025))).toEqual([
      [['2025-07-07', '2025-07-08', 2, 2000, 4000]],
    ]);
  });

  it('refuses a child of sixteen, unless the club confirms a severe disability', async () => {
    const sixteen = await child('2009-02-01');
    await insertCamp(database.db, { ...sixteen, first: '2025-07-07' });
    const refused = await issueFor(sixteen, 2025);
    expect(refused.issued).toEqual([]);
    expect(reasonsOf(refused)).toEqual(['too-old']);
    expect(linesOf(await issueFor(sixteen, 2025, [sixteen.uid]))).toEqual([
      [['2025-07-07', '2025-07-11', 5, 2000, 10_000]],
    ]);
  });

  it('counts childcare beside the camp, and no meal', async () => {
    const early = await child();
    await insertCamp(database.db, {
      ...{ ...early, first: '2025-07-07', cents: 8_000 },
      extras: { careCents: 1_500, mealCents: 2_500 },
    });
    expect(linesOf(await issueFor(early, 2025))).toEqual([[['2025-07-07', '2025-07-11', 5, 1900, 9_500]]]);
  });

  it('gives two rates a period each, and copies everything that is printed', async () => {
    const twice = await child();
    await insertCamp(database.db, { ...twice, first: '2025-04-07', cents: 12_000 });
    await insertCamp(database.db, { ...twice, first: '2025-08-18', days: 4, cents: 6_400 });
    const report = await issueFor(twice, 2025);
    expect(linesOf(report)).toEqual([
      [
        ['2025-04-07', '2025-04-11', 5, 2400, 12_000],
        ['2025-08-18', '2025-08-21', 4, 1600, 6_400],
      ],
    ]);
    expect(contentsOf(report)[0]).toMatchObject({
      organiser: { name: 'Turnkring De Zwaluw vzw', enterpriseNumber: '0999000228' },
      recognition: 2,
      certifier: { name: 'Stad Leuven' },
      debtor: { lname: `Naam ${parent}`, address: { street: 'Kerkstraat 7 bus 3', postal: '3010' } },
      child: { birthdate: '2017-04-02', nationalNumber: expect.stringMatching(/^170402001\d\d$/) },
      totalCents: 18_400,
      signatory: { name: 'Lieselot Mertens' },
    });
  });

  it('spreads more than four rates above the maximum over two certificates, with numbers in a row', async () => {
    const often = await child();
    const starts = ['2025-01-06', '2025-03-03', '2025-04-07', '2025-07-07', '2025-08-18'];
    for (const [index, first] of starts.entries())
      await insertCamp(database.db, {
        ...often,
        first,
        paid: [['2025-01-02', 9000 + index * 100]],
        cents: 9000 + index * 100,
      });
    const report = await issueFor(often, 2025);
    expect(linesOf(report).map((lines) => lines.length)).toEqual([4, 1]);
    const [one = 0, two = 0] = report.issued.map(({ number }) => Number(number.slice(-6)));
    expect(two).toBe(one + 1);
  });

  it('takes the year of the payment, not that of the activity', async () => {
    const january = await child();
    await insertCamp(database.db, {
      ...january,
      first: '2026-01-02',
      days: 1,
      paid: [['2025-12-30', 10_000]],
    });
    expect((await issueFor(january, 2026)).issued).toEqual([]);
    const report = await issueFor(january, 2025);
    expect(report.issued.map(({ draft }) => draft.year)).toEqual([2025]);
  });

  it('says why nothing can be issued', async () => {
    const unpaid = await child();
    await insertCamp(database.db, { ...unpaid, first: '2025-07-07', paid: [['2025-07-01', 5000]] });
    expect(reasonsOf(await issueFor(unpaid, 2025))).toEqual(['unpaid']);
    const halves = await child();
    await insertCamp(database.db, {
      ...halves,
      first: '2025-07-07',
      paid: [
        ['2025-07-01', 5000],
        ['2026-01-05', 5000],
      ],
    });
    expect(reasonsOf(await issueFor(halves, 2025))).toEqual(['several-years']);
    const absent = await child();
    await insertCamp(database.db, { ...absent, first: '2025-07-07', days: 1, states: ['absent'] });
    expect(reasonsOf(await issueFor(absent, 2025))).toEqual(['not-attended']);
    const unknown = await child();
    await insertCamp(database.db, { ...unknown, first: '2025-07-07', days: 2, states: ['present', 'none'] });
    expect(reasonsOf(await issueFor(unknown, 2025))).toEqual(['attendance-missing']);
    const later = await child();
    await insertCamp(database.db, { ...later, first: '2026-12-28', days: 1, paid: [['2026-11-02', 10_000]] });
    expect(reasonsOf(await issueFor(later, 2026))).toEqual(['not-over']);
    const numberless = await child('2017-04-02', { hasNumber: false });
    await insertCamp(database.db, { ...numberless, first: '2025-07-07' });
    expect(reasonsOf(await issueFor(numberless, 2025))).toEqual(['child-number']);
    const mistyped = await child();
    await database.db
      .update(nationalNumbers)
      .set({ digits: '15072204477' })
      .where(eq(nationalNumbers.uid, mistyped.uid));
    await insertCamp(database.db, { ...mistyped, first: '2025-07-07' });
    expect(reasonsOf(await issueFor(mistyped, 2025))).toEqual(['child-number-wrong']);
  });

  it('never certifies weekly lessons, whatever the course says', async () => {
    const weekly = await child();
    await insertCamp(database.db, { ...weekly, first: '2025-07-07', type: 'course' });
    expect(await issueFor(weekly, 2025)).toEqual({ issued: [], refused: [] });
  });

  it('counts neither an absence nor what a credit note took back', async () => {
    const ill = await child();
    const { oid } = await insertCamp(database.db, {
      ...ill,
      first: '2025-07-07',
      states: ['present', 'absent'],
      paid: [['2025-07-01', 8000]],
    });
    await database.db
      .insert(creditNotes)
      .values({ oid, amountCents: 2000, reason: 'Ziek', issuedAt: clock.now() });
    expect(linesOf(await issueFor(ill, 2025))).toEqual([[['2025-07-07', '2025-07-11', 4, 1600, 6400]]]);
  });

  it('takes off a credit note of the same order alone, and refuses one that may be about a meal', async () => {
    const two = await child();
    const first = await insertCamp(database.db, { ...two, first: '2025-04-07' });
    await insertCamp(database.db, { ...two, first: '2025-07-07', paid: [['2025-07-01', 8000]] });
    const issuedAt = clock.now();
    const [{ oid: credited } = first] = await database.db
      .select({ oid: registrations.oid })
      .from(registrations)
      .where(and(eq(registrations.uid, two.uid), ne(registrations.oid, first.oid)));
    await database.db
      .insert(creditNotes)
      .values({ oid: credited ?? 0, amountCents: 2000, reason: 'Ziek', issuedAt });
    expect(linesOf(await issueFor(two, 2025))).toEqual([
      [
        ['2025-04-07', '2025-04-11', 5, 2000, 10_000],
        ['2025-07-07', '2025-07-11', 5, 1600, 8000],
      ],
    ]);
    const fed = await child();
    const extras = { careCents: 1_500, mealCents: 2_500 };
    const { oid } = await insertCamp(database.db, { ...fed, first: '2025-07-07', extras });
    await database.db.insert(creditNotes).values({ oid, amountCents: 2000, reason: 'Ziek', issuedAt });
    expect(reasonsOf(await issueFor(fed, 2025))).toEqual(['credited']);
  });

  it.each<[string, (tariffNid: number) => Promise<unknown>]>([
    ['a trial', (nid) => database.db.update(tariffs).set({ type: 'trial' }).where(eq(tariffs.nid, nid))],
    [
      'a ticket',
      (nid) =>
        database.db.update(registrations).set({ isTicket: true }).where(eq(registrations.tariffNid, nid)),
    ],
    ['an activity without tax certificates', (nid) => ofCourse(nid, { allowsTaxCertificate: false })],
    ['weekly lessons of an older file that has them', (nid) => ofCourse(nid, { type: 'course' })],
  ])('certifies nothing of %s', async (_, change) => {
    const taken = await child();
    await insertCamp(database.db, { ...taken, first: '2025-07-07' });
    const [row] = await database.db.select().from(registrations).where(eq(registrations.uid, taken.uid));
    await change(row?.tariffNid ?? 0);
    expect(await issueFor(taken, 2025)).toEqual({ issued: [], refused: [] });
  });
  const ofCourse = (tariffNid: number, changes: Partial<typeof courses.$inferInsert>) =>
    database.db
      .update(courses)
      .set(changes)
      .where(eq(courses.nid, tariffNid / 10));

  it('refuses a child without a birthdate, and a payment that failed', async () => {
    const { db } = database;
    const born = await child();
    await insertCamp(db, { ...born, first: '2025-07-07' });
    await db.update(users).set({ birthdate: null }).where(eq(users.uid, born.uid));
    expect(reasonsOf(await issueFor(born, 2025))).toEqual(['birthdate-missing']);
    const failed = await child();
    const { oid } = await insertCamp(db, { ...failed, first: '2025-07-07' });
    await db.update(payments).set({ state: 'failed' }).where(eq(payments.oid, oid));
    expect(reasonsOf(await issueFor(failed, 2025))).toEqual(['unpaid']);
  });

  it('issues nothing twice, also when two run at once, and leaves no gap in the numbers', async () => {
    const wanted = await child();
    await insertCamp(database.db, { ...wanted, first: '2025-07-07' });
    const reports = await Promise.all(Array.from({ length: 4 }, () => issueFor(wanted, 2025)));
    expect(reports.map(({ issued }) => issued.length).toSorted()).toEqual([0, 0, 0, 1]);
    const rows = await database.db.select().from(certificates).where(eq(certificates.clubNid, clubNid));
    const serials = rows.filter(({ year }) => year === 2025).map(({ serial }) => serial);
    expect(serials.toSorted((a, b) => a - b)).toEqual(serials.map((_, index) => index + 1));
  });

  it('keeps the numbers of the child and of who paid for the year of the certificate', async () => {
    const kept = await child();
    await insertCamp(database.db, { ...kept, first: '2026-07-06' });
    await issueFor(kept, 2026);
    for (const uid of [kept.uid, parent]) {
      const [number] = await database.db.select().from(nationalNumbers).where(eq(nationalNumbers.uid, uid));
      expect(number?.neededForYear).toBe(2026);
    }
  });

  it('issues nothing for a club that did not say what its certificates must name', async () => {
    const { db } = database;
    const [club] = await db.select().from(clubs).where(eq(clubs.nid, clubNid));
    if (!club?.legal) throw new Error('The club of these tests has no legal identity');
    const { legal, certification } = club;
    for (const [gap, change] of [
      ['certification', { certification: null }],
      ['legal', { legal: null }],
      // The tax office wants the postcode and the municipality apart.
      ['legal.seat', { legal: { ...legal, seat: 'Sporthal Kessel-Lo' } }],
    ] as const) {
      await db.update(clubs).set(change).where(eq(clubs.nid, clubNid));
      expect(await issueCertificates({ db, clock }, { clubNid, year: 2025 })).toBe(gap);
      await db.update(clubs).set({ legal, certification }).where(eq(clubs.nid, clubNid));
    }
  });

  describe('for a health insurance fund', () => {
    const issueHealth = async (uid: number, year: number) => {
      const report = await database.db.transaction((tx) =>
        issueCertificates({ db: tx, clock }, { clubNid, year, uids: [uid], kinds: ['health'] }),
      );
      if (typeof report === 'string') expect.fail(report);
      return report;
    };

    it('certifies a paid series of at least ten lessons, in the year of its payment', async () => {
      const member = await child();
      await insertCamp(database.db, { ...member, first: '2026-10-01', days: 10, type: 'course' });
      const { issued } = await issueHealth(member.uid, 2026);
      expect(issued[0]?.draft.content).toMatchObject({
        ...{ kind: 'health', sport: 'Turnen', federation: 'Gymfederatie Vlaanderen', sessions: 10 },
        ...{ begin: '2026-10-01', end: '2026-10-10', amountCents: 10_000, paidOn: '2026-09-30' },
      });
      expect((await issueHealth(member.uid, 2026)).issued).toEqual([]);
    });

    it('names the lessons alone, without the childcare beside them, and nothing for a club without a sport', async () => {
      const { db } = database;
      const member = await child();
      const extras = { careCents: 1_500, mealCents: 2_500 };
      await insertCamp(db, { ...member, first: '2026-10-01', days: 10, type: 'course', extras });
      const isClub = eq(clubs.nid, clubNid);
      const [{ certification } = { certification: null }] = await db.select().from(clubs).where(isClub);
      if (!certification) throw new Error('The club of these tests certifies nothing');
      await db
        .update(clubs)
        .set({ certification: { ...certification, sport: '' } })
        .where(isClub);
      const without = await issueHealth(member.uid, 2026);
      await db.update(clubs).set({ certification }).where(isClub);
      expect(without).toEqual({ issued: [], refused: [] });
      const { issued } = await issueHealth(member.uid, 2026);
      expect(issued[0]?.draft.content).toMatchObject({ amountCents: 10_000 });
    });

    it('refuses fewer lessons, and what is not paid', async () => {
      const few = await child();
      await insertCamp(database.db, { ...few, first: '2026-10-01', days: 9, type: 'course' });
      expect(reasonsOf(await issueHealth(few.uid, 2026))).toEqual(['few-sessions']);
      const unpaid = await child();
      await insertCamp(database.db, { ...unpaid, first: '2026-10-01', days: 10, paid: [], type: 'course' });
      expect(reasonsOf(await issueHealth(unpaid.uid, 2026))).toEqual(['unpaid']);
    });
  });

  describe('replaceCertificate', () => {
    it('puts a new certificate in the place of an old one, which stays as it was', async () => {
      const { db } = database;
      const corrected = await child();
      await insertCamp(db, { ...corrected, first: '2025-07-07', states: ['absent'] });
      const [first] = (await issueFor(corrected, 2025)).issued;
      const serial = Number(first?.number.slice(-6));
      await db.update(attendances).set({ state: 'present' }).where(eq(attendances.uid, corrected.uid));
      const replace = () =>
        db.transaction((tx) => replaceCertificate({ db: tx, clock }, { clubNid, year: 2025, serial }));
      const report = await replace();
      if (typeof report === 'string' || !('number' in report)) expect.fail(JSON.stringify(report));
      expect(linesOf({ issued: [report], refused: [] })).toEqual([
        [['2025-07-07', '2025-07-11', 5, 2000, 10_000]],
      ]);
      const rows = await db.select().from(certificates).where(eq(certificates.uid, corrected.uid));
      expect(rows.map(({ days }) => days).toSorted()).toEqual([4, 5]);
      const [old, latest] = rows.toSorted((one, other) => one.serial - other.serial);
      expect(latest?.replacesId).toBe(old?.id);
      const linked = await db
        .select()
        .from(certifiedRegistrations)
        .where(eq(certifiedRegistrations.certificateId, latest?.id ?? 0));
      expect(linked).toHaveLength(1);
      expect(await replace()).toBe('replaced');
      expect((await issueFor(corrected, 2025)).issued).toEqual([]);
    });

    it('finds no other certificate', async () => {
      const missing = { clubNid, year: 2025, serial: 999 };
      expect(await replaceCertificate({ db: database.db, clock }, missing)).toBe('not-found');
    });

    it('replaces the certificate with that number of that year', async () => {
      const { db } = database;
      const isFirst = and(eq(certificates.clubNid, clubNid), eq(certificates.serial, 1));
      const firsts = await db.select().from(certificates).where(isFirst).orderBy(certificates.id);
      expect(firsts.map(({ year }) => year)).toEqual([2025, 2026]);
      const wanted = { clubNid, year: 2026, serial: 1 };
      await db.transaction((tx) => replaceCertificate({ db: tx, clock }, wanted));
      expect(await db.$count(certificates, eq(certificates.replacesId, firsts[1]?.id ?? 0))).toBe(1);
      await db.update(clubs).set({ certification: null }).where(eq(clubs.nid, clubNid));
      expect(await replaceCertificate({ db, clock }, wanted)).toBe('certification');
    });
  });
});
