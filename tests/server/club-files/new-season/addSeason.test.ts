import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClubFile } from '#schemas/clubFile.ts';
import { writeClubFile } from '#server/club-files/exporting/writeClubFile.ts';
import { addSeason } from '#server/club-files/new-season/addSeason.ts';
import { lessonChanges, registrations } from '#server/db/schema.ts';
import { openSeededDatabase } from '#tests/server/support/database/openSeededDatabase.ts';
import { demoClubs, exported, importFile, readRight } from '#tests/server/support/files/clubFiles.ts';

let database: Awaited<ReturnType<typeof openSeededDatabase>>;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

describe.each(demoClubs)('the next season of the demo club %s', (url) => {
  let file: ClubFile;
  beforeAll(async () => {
    file = await exported(database.db, url);
  });

  it('is a file in order that only adds, and mails nobody', async () => {
    const { file: next, copied } = addSeason(file, 2027);
    expect(copied.length).toBeGreaterThan(0);
    const people = await database.db.select().from(registrations);
    const plan = await importFile(database.db, readRight(writeClubFile(next)));
    expect(plan).toMatchObject({ faults: [], lessonFaults: [], mailed: { count: 0 } });
    const others = plan.changes.filter(({ is, part }) => is !== 'added' && part.kind !== 'product');
    // A reduction for some courses is for their copies too.
    expect(others.filter(({ part }) => part.kind !== 'club')).toEqual([]);
    expect(await database.db.select().from(registrations)).toEqual(people);
    expect(await database.db.$count(lessonChanges)).toBe(0);
  });

  it('is not made twice', async () => {
    expect(addSeason(await exported(database.db, url), 2027).copied).toEqual([]);
  });
});

describe('addSeason', () => {
  const club = { url: 'a', title: 'A', city: 'A', color: '#aabbcc' };
  const course = {
    ...{ url: 'jazz', title: 'Jazz', uitpasEvent: '01234567-89ab-cdef-0123-456789abcdef', nid: 7 },
    birthYears: { from: 2015, to: 2017 },
    sessions: [{ nid: 70, day: '2026-10-01', from: '18:00', to: '19:00' }],
    tariffs: [
      {
        nid: 71,
        title: 'Seizoen',
        price: 100,
        opens: '2026-06-01 19:00',
        earlyPrice: { price: 90, until: '2026-06-30' },
        instalments: [{ day: '2026-10-15', amount: 50 }],
      },
      {
        ...{ nid: 72, title: 'Half', price: 60, blockedMessage: 'Volzet', opens: '2026-06-08 19:00' },
        priority: { for: 'enrolled', from: '2026-06-01 19:00' },
      },
    ],
    services: [{ nid: 73, title: 'Schoenen', price: 5 }],
  };
  const file = readRight({
    club: {
      ...club,
      settings: { reductions: [{ for: 'next-course', from: 2, amount: 5, courses: ['jazz'] }] },
    },
    courses: [
      course,
      {
        url: 'show',
        title: 'Show',
        type: 'ticket',
        sessions: [{ day: '2027-05-01', from: '18:00', to: '19:00' }],
      },
      { url: 'vroeger', title: 'Vroeger', sessions: [{ day: '2025-10-01', from: '18:00', to: '19:00' }] },
    ],
    questions: [
      {
        ...{ title: 'Voor jazz', course: 'jazz' },
        questions: [
          { qid: 11, type: 'checkbox', question: 'Al gedanst?' },
          {
            qid: 12,
            type: 'text',
            question: 'Waar?',
            visibleWhen: { qid: 11, course: 'jazz', filled: true },
          },
        ],
      },
    ],
    webshop: [
      {
        ...{ url: 'kledij', title: 'Kledij' },
        products: [
          {
            ...{ url: 't-shirt', title: 'T-shirt', variants: [{ title: 'M', price: 10 }] },
            offeredWith: [{ course: 'jazz', tariff: 'Seizoen' }],
          },
        ],
      },
    ],
  });

  it('gives priority to the people of the course of this season, where they had it in that of the season before', () => {
    const of = (season: number, from: string, tariff: object) => ({
      ...{ url: `jazz-${season}-${season + 1}`, title: `Jazz ${season}-${season + 1}` },
      sessions: [{ day: `${season}-10-01`, from: '18:00', to: '19:00' }],
      tariffs: [{ title: 'Seizoen', price: 100, ...tariff, ...(from && { opens: from }) }],
    });
    const priority = { for: 'enrolled', from: '2026-06-01 19:00', courses: ['jazz-2025-2026', 'show'] };
    const courses = [
      of(2025, '', {}),
      of(2026, '2026-06-08 19:00', { priority }),
      { url: 'show', title: 'Show', sessions: [{ day: '2025-11-01', from: '18:00', to: '19:00' }] },
    ];
    const { file: next } = addSeason(readRight({ club, courses }), 2027);
    expect(next.courses.at(-1)).toMatchObject({
      url: 'jazz-2027-2028',
      tariffs: [{ priority: { from: '2027-05-31 19:00', courses: ['jazz-2026-2027', 'show'] } }],
    });
  });

  it('copies a course with its own url and without numbers, and all that is about the course', () => {
    const { file: next, copied } = addSeason(file, 2027);
    expect(copied).toEqual([
      { title: 'Jazz 2027-2028', hasLooseDays: true, isBlocked: true, isOnSale: false },
    ]);
    expect(next.courses.slice(0, 3)).toEqual(file.courses);
    const copy = next.courses[3];
    expect(copy).toMatchObject({
      ...{ url: 'jazz-2027-2028', title: 'Jazz 2027-2028', uitpasEvent: '' },
      ...{ birthYears: { from: 2016, to: 2018 }, sessions: [{ day: '2027-09-30' }] },
      tariffs: [
        {
          price: 100,
          opens: '2027-05-31 19:00',
          earlyPrice: { price: 90, until: '2027-06-29' },
          instalments: [{ day: '2027-10-14', amount: 50 }],
        },
        { blockedMessage: 'Volzet', priority: { for: 'enrolled', from: '2027-05-31 19:00' } },
      ],
    });
    expect(JSON.stringify(copy)).not.toContain('"nid"');
    expect(next.questions.slice(1)).toMatchObject([
      {
        course: 'jazz-2027-2028',
        questions: [{ qid: 11 }, { qid: 12, visibleWhen: { qid: 11, course: 'jazz-2027-2028' } }],
      },
    ]);
    expect(next.webshop[0]?.products[0]?.offeredWith).toEqual([
      { course: 'jazz', tariff: 'Seizoen' },
      { course: 'jazz-2027-2028', tariff: 'Seizoen' },
    ]);
    expect(next.club.settings.reductions[0]?.courses).toEqual(['jazz', 'jazz-2027-2028']);
  });
});
