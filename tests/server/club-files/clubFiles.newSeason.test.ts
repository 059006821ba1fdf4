import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roundings } from '#rules/season/nextPrices.ts';
import { nextSeason, type Opening, withSeason } from '#rules/season/nextSeason.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import { writeClubFile } from '#server/club-files/exporting/writeClubFile.ts';
import { lessonChanges, registrations } from '#server/db/schema.ts';
import { runs } from '#tests/setup/runs.ts';
import { openSeededDatabase } from '../support/database/openSeededDatabase.ts';
import { demoClubs, exported, faultsOf, importFile, readRight } from '../support/files/clubFiles.ts';

let database: Awaited<ReturnType<typeof openSeededDatabase>>;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

const choices = { season: 2027 };

describe.each(demoClubs)('the next season of the demo club %s', (url) => {
  let file: ClubFile;
  beforeAll(async () => {
    file = await exported(database.db, url);
  });

  it('is a file in order that only adds, and mails nobody', async () => {
    const copied = nextSeason(file, choices);
    expect(copied.length).toBeGreaterThan(0);
    const people = await database.db.select().from(registrations);
    const plan = await importFile(database.db, readRight(writeClubFile(withSeason(file, copied))));
    expect(plan).toMatchObject({ faults: [], lessonFaults: [], mailed: { count: 0 } });
    const others = plan.changes.filter(({ is, part }) => is !== 'added' && part.kind !== 'product');
    // A reduction for some courses is for their copies too.
    expect(others.filter(({ part }) => part.kind !== 'club')).toEqual([]);
    expect(await database.db.select().from(registrations)).toEqual(people);
    expect(await database.db.$count(lessonChanges)).toBe(0);
  });

  it('is in order whatever rule makes its prices, and whenever it opens', () => {
    const prices = fc.oneof(
      fc.record({
        is: fc.constant('percentage' as const),
        percentage: fc.integer({ min: -100, max: 100 }),
        to: fc.constantFrom(...roundings),
      }),
      fc.record({
        is: fc.constant('amount' as const),
        amount: fc.integer({ min: -20_000, max: 20_000 }),
        to: fc.constantFrom(...roundings),
      }),
    );
    const opening = fc.constantFrom<Opening>(
      { is: 'year-later' },
      { is: 'at-once' },
      { is: 'on', moment: '2027-06-01 20:00' },
      { is: 'on', moment: '2027-06-01 20:00', members: '2027-05-25 20:00' },
    );
    fc.assert(
      fc.property(prices, opening, fc.boolean(), (rule, opens, listsLessons) => {
        const copied = nextSeason(file, { ...choices, prices: rule, opening: opens, listsLessons });
        expect(faultsOf(writeClubFile(withSeason(file, copied)))).toEqual([]);
      }),
      runs(15),
    );
  });

  it('asks the questions of each course in its copy too', async () => {
    const { courses, questions } = await exported(database.db, url);
    const asked = (course: string) =>
      questions.filter((section) => section.course === course).flatMap((section) => section.questions);
    const pairs = courses.flatMap((course) => {
      const copy = courses.find((one) => one.url === `${course.url}-2027-2028`);
      return copy ? [[asked(course.url), asked(copy.url)] as const] : [];
    });
    expect(pairs.length).toBeGreaterThan(0);
    for (const [before, after] of pairs)
      expect(after.map(({ question }) => question)).toEqual(before.map(({ question }) => question));
  });

  it('is not made twice', async () => {
    expect(nextSeason(await exported(database.db, url), choices)).toEqual([]);
  });
});
