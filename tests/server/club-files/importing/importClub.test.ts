import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClubFile } from '#schemas/clubFile.ts';
import { describePlan } from '#server/club-files/importing/describePlan.ts';
import {
  answers,
  clubMembers,
  courseTeachers,
  productVariants,
  questions,
  registrations,
  tariffs,
  vouchers,
} from '#server/db/schema.ts';
import { openSeededDatabase } from '../../support/database/openSeededDatabase.ts';
import { exported, importFile, readRight, withoutPlaces } from '../../support/files/clubFiles.ts';

let database: Awaited<ReturnType<typeof openSeededDatabase>>;
let file: ClubFile;

function courseOf(url: string): ClubFile['courses'][number] {
  const course = file.courses.find((one) => one.url === url);
  if (!course) expect.fail(url);
  return course;
}

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) expect.fail('nothing there');
  return item;
}

describe('importClub without writing, or with a fault,', () => {
  beforeAll(async () => {
    database = await openSeededDatabase();
  });
  beforeEach(async () => {
    file = await exported(database.db, 'arabesk');
  });
  afterAll(() => database.close());

  it('writes nothing with `applies: false`', async () => {
    courseOf('kleuterdans').title = 'Peuterdans';
    const plan = await importFile(database.db, file, { applies: false });
    expect(describePlan(plan)).toEqual(['~ course Peuterdans', '    title: "Kleuterdans" → "Peuterdans"']);
    expect((await exported(database.db, 'arabesk')).courses[0]?.title).toBe('Kleuterdans');
  });

  it('refuses to remove a tariff with registrations, waiting members, holds or invitations, and says why', async () => {
    file.courses = file.courses.filter(
      ({ url }) => !['jazz-tieners', 'hiphop-kids', 'tango-voor-koppels'].includes(url),
    );
    for (const product of file.webshop.flatMap(({ products }) => products)) product.offeredWith = [];
    const { faults } = await importFile(database.db, file);
    const said = faults.map(({ message }) => message).join('\n');
    expect(said).toMatch(
      /“Jazz 12-15 jaar › Heel seizoen” is not in the file any more, but can't be removed: .*4 registration\(s\)/,
    );
    expect(said).toMatch(/“Jazz 12-15 jaar › [^”]+” .* 1 list\(s\) of who was there/);
    expect(said).toMatch(/“Hiphop kids › Heel seizoen” .* 1 place\(s\) on a waiting list/);
    expect(said).toMatch(
      /“Tango voor koppels › Per persoon”.*invitation\(s\) of a partner.*held at this moment/,
    );
    expect((await exported(database.db, 'arabesk')).courses.map(({ url }) => url)).toContain('hiphop-kids');
  });

  it('refuses to remove a session reserved by pass, a seat that is sold or held, and a pass that somebody has', async () => {
    courseOf('jazz-volwassenen').sessions.splice(0, 1);
    const [, balcony] = courseOf('lentevoorstelling').stands;
    if (balcony) balcony.seats = balcony.seats.slice(1);
    file.passes = file.passes.slice(1);
    const { faults } = await importFile(database.db, file);
    const said = faults.map(({ message }) => message);
    expect(said.filter((message) => message.includes('row(s) of pass reservations'))).toHaveLength(1);
    expect(
      said.filter((message) => message.includes('Balkon › F7”') && message.includes('row(s) of tickets')),
    ).toHaveLength(1);
    expect(
      said.filter((message) => message.includes('Balkon › F11”') && message.includes('held')),
    ).toHaveLength(1);
    expect(said.filter((message) => message.includes('“Beurtenkaart 5”'))).toHaveLength(1);
  });

  it.each([
    {
      name: 'fewer places than are sold',
      change: () => Object.assign(first(courseOf('kleuterdans').tariffs), { capacity: 4 }),
      path: 'courses[0].tariffs[0].capacity',
      message: '4 is less than the 5 that are taken already',
    },
    {
      name: 'fewer uses of a voucher than there were',
      change: () => Object.assign(file.vouchers[4] ?? {}, { maxUses: 49 }),
      path: 'vouchers[4].maxUses',
      message: '49 is less than the 50 that are taken already',
    },
    {
      name: 'fewer guests than come',
      change: () => Object.assign(first(courseOf('jazz-volwassenen').sessions), { guestCapacity: 0 }),
      path: expect.stringMatching(/sessions\[0\]\.guestCapacity$/),
      message: '0 is less than the 1 that are taken already',
    },
    {
      name: 'the number of a course of another club',
      change: () =>
        file.courses.push({
          ...courseOf('kleuterdans'),
          nid: 201,
          url: 'nieuw',
          title: 'Nieuw',
          sessions: [],
          tariffs: [],
        }),
      path: expect.stringMatching(/^courses\[\d+\]\.nid$/),
      message: '201 belongs to another club already: leave nid out, and a new number is given',
    },
    {
      name: 'the number of a tariff of another course',
      change: () => Object.assign(first(courseOf('ballet-9-11').tariffs), { nid: 1011 }),
      path: 'courses[2].tariffs[0].nid',
      message: expect.stringContaining('1011 is the same'),
    },
    {
      name: 'the qid of another club',
      change: () => Object.assign(first(first(file.questions).questions), { qid: 2001 }),
      path: 'questions[0].questions[0].qid',
      message: expect.stringContaining('2001'),
    },
    {
      name: 'another number than the one that a url has here',
      change: () => Object.assign(courseOf('kleuterdans'), { nid: 9101 }),
      path: 'courses[0].nid',
      message: '“Kleuterdans” has number 101 here, not 9101: leave nid out, or write 101',
    },
    {
      name: 'a teacher whom nobody knows',
      change: () =>
        Object.assign(courseOf('ballet-6-8'), {
          teacherAccounts: ['docent@example.org', 'niemand@example.org'],
        }),
      path: 'courses[1].teacherAccounts[1]',
      message: 'nobody logs in with niemand@example.org: they have to register first',
    },
    {
      name: 'the number of another club',
      change: () => Object.assign(file.club, { nid: 2 }),
      path: 'club.nid',
      message: '“Dansstudio Arabesk” has number 1 here, not 2: leave nid out, or write 1',
    },
  ])('refuses $name, and then imports nothing else either', async ({ change, path, message }) => {
    const before = await exported(database.db, 'arabesk');
    file.club.title = 'Anders';
    change();
    const found = await importFile(database.db, file).then(({ faults }) => withoutPlaces(faults));
    if (path === 'courses[2].tariffs[0].nid') {
      expect(found).toContainEqual({
        path,
        message: expect.stringContaining('1011 is that of “Kleuterdans › Heel seizoen”'),
      });
    } else expect(found).toContainEqual({ path, message });
    expect(await exported(database.db, 'arabesk')).toEqual(before);
  });
});

describe('importClub', () => {
  beforeEach(async () => {
    database = await openSeededDatabase();
    file = await exported(database.db, 'arabesk');
  });
  afterEach(() => database.close());

  it('keeps ids, registrations and sold places when a tariff gets another name and price', async () => {
    const tariff = first(courseOf('jazz-tieners').tariffs);
    Object.assign(tariff, { title: 'Het hele seizoen', price: 199.5 });
    for (const product of file.webshop.flatMap(({ products }) => products))
      for (const beside of product.offeredWith)
        if (beside.course === 'jazz-tieners') beside.tariff = tariff.title;
    const before = await database.db.select().from(registrations);
    await importFile(database.db, readRight(file));
    const [row] = await database.db.select().from(tariffs).where(eq(tariffs.nid, 1061));
    expect(row).toMatchObject({ title: 'Het hele seizoen', priceCents: 19_950, sold: 11 });
    expect(await database.db.select().from(registrations)).toEqual(before);
  });

  it('lets a manager of the club teach a course, who stays a manager', async () => {
    Object.assign(courseOf('ballet-6-8'), { teacherAccounts: ['Beheer@example.org'] });
    await importFile(database.db, file);
    const manages = eq(clubMembers.uid, 10);
    const teaches = eq(courseTeachers.uid, 10);
    expect(await database.db.select({ role: clubMembers.role }).from(clubMembers).where(manages)).toEqual([
      { role: 'admin' },
    ]);
    expect(await database.db.select().from(courseTeachers).where(teaches)).toHaveLength(1);
  });

  it('matches an entry without a number by its name', async () => {
    const course = courseOf('jazz-tieners');
    for (const part of [course, ...course.tariffs, ...course.sessions]) delete part.nid;
    first(course.tariffs).price = 200;
    expect(describePlan(await importFile(database.db, file))).toEqual([
      '~ tariff Jazz 12-15 jaar › Heel seizoen',
      '    price: 195 → 200',
    ]);
  });

  it('removes entries that nobody uses', async () => {
    file.courses = file.courses.filter(({ url }) => url !== 'workshop-heels');
    file.vouchers = file.vouchers.filter(({ code }) => code !== 'VORIGJAAR');
    expect(describePlan(await importFile(database.db, file))).toEqual([
      '- course Workshop heels',
      expect.stringMatching(/^- session Workshop heels › \d{4}-\d\d-\d\d 13:00$/),
      '- tariff Workshop heels › Deelname',
      '- voucher VORIGJAAR',
    ]);
    expect(await database.db.select().from(vouchers).where(eq(vouchers.code, 'VORIGJAAR'))).toEqual([]);
  });

  it('keeps the current stock of the shop, unless `takesStock` asks for the stock of the file', async () => {
    const variant = first(first(first(file.webshop).products).variants);
    variant.stock = 40;
    const { nid } = variant;
    if (nid === undefined) expect.fail('no nid');
    const stockNow = async () =>
      (await database.db.select().from(productVariants).where(eq(productVariants.nid, nid)))[0]?.stock;
    const kept = await importFile(database.db, file);
    expect(withoutPlaces(kept.notes)).toEqual([
      { path: 'webshop[0].products[0].variants[0].stock', message: expect.stringContaining('stays 4') },
    ]);
    expect(await stockNow()).toBe(4);
    await importFile(database.db, file, { takesStock: true });
    expect(await stockNow()).toBe(40);
  });

  it('gives a new question a number under which nobody has answered', async () => {
    await database.db.execute(
      sql`insert into submissions (club_nid, uid, tariffs, privacy_accepted_at) values (1, 1, '[]', now())`,
    );
    await database.db.insert(answers).values({
      uid: 1,
      qid: 9000,
      nid: 0,
      value: 'x',
      wording: 'Weg',
      submissionId: 1,
      answeredAt: new Date(0),
    });
    first(file.questions).questions.push({
      type: 'text',
      question: 'Nieuw?',
      questionForOther: '',
      required: false,
      help: '',
      placeholder: '',
      isForTeachers: false,
      isSensitive: false,
    });
    first(file.questions).questions.push({
      ...{
        type: 'text',
        question: 'En dan?',
        questionForOther: '',
        required: false,
        help: '',
        placeholder: '',
      },
      isForTeachers: true,
      isSensitive: false,
      visibleWhen: { question: 'Nieuw?', filled: true },
    });
    await importFile(database.db, readRight(file));
    const [, condition] = await database.db
      .select()
      .from(questions)
      .where(sql`${questions.qid} > 9000`)
      .orderBy(questions.qid);
    expect(condition).toMatchObject({
      question: 'En dan?',
      qid: 9002,
      visibleWhen: { qid: 9001, filled: true },
    });
  });

  it('gives accounts access to the participants of a course, and takes that access away again', async () => {
    const accountsOf = async () =>
      (await exported(database.db, 'arabesk')).courses.find(({ url }) => url === 'ballet-6-8')
        ?.teacherAccounts;
    const roleOf = async (uid: number) =>
      (await database.db.select().from(clubMembers).where(eq(clubMembers.uid, uid))).find(
        ({ clubNid }) => clubNid === 1,
      )?.role;
    const course = courseOf('ballet-6-8');
    expect(course.teacherAccounts).toBeUndefined();
    expect(await roleOf(1)).toBe('member');
    course.teacherAccounts = ['Ouder@example.org', 'docent@example.org'];
    const planned = await importFile(database.db, file, { applies: false });
    expect(describePlan(planned)).toEqual([
      '~ course Ballet 6-8 jaar',
      '    teacherAccounts: (none) → ["docent@example.org","ouder@example.org"]',
    ]);
    expect(await accountsOf()).toBeUndefined();
    await importFile(database.db, readRight(file));
    expect(await accountsOf()).toEqual(['docent@example.org', 'ouder@example.org']);
    expect(await roleOf(1)).toBe('teacher');
    // A file without `teacherAccounts` leaves the accounts unchanged.
    delete course.teacherAccounts;
    course.title = 'Ballet voor 6- tot 8-jarigen';
    await importFile(database.db, readRight(file));
    expect(await accountsOf()).toEqual(['docent@example.org', 'ouder@example.org']);
    course.teacherAccounts = [];
    await importFile(database.db, readRight(file));
    expect(await accountsOf()).toBeUndefined();
    expect(courseOf('kleuterdans').teacherAccounts).toEqual(['docent@example.org']);
  });

  it('undoes everything when the import fails half-way', async () => {
    const [one, other] = file.courses;
    if (!one || !other) expect.fail('no courses');
    [one.url, other.url] = [other.url, one.url];
    file.club.title = 'Anders';
    file.questions = file.questions.filter(({ course }) => course === undefined);
    await expect(importFile(database.db, file)).rejects.toThrow();
    expect((await exported(database.db, 'arabesk')).club.title).toBe('Dansstudio Arabesk');
  });
});
