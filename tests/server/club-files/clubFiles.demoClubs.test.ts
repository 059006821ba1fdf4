import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClubFile } from '#schemas/clubFile.ts';
import { withoutNumbers, writeClubFile } from '#server/club-files/exporting/writeClubFile.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import { courses } from '#server/db/schema.ts';
import { openEmptyDatabase } from '../support/database/openEmptyDatabase.ts';
import { openSeededDatabase } from '../support/database/openSeededDatabase.ts';
import {
  copyTeachers,
  demoClubs,
  exported,
  importFile,
  readFileOf,
  readRight,
} from '../support/files/clubFiles.ts';

let seeded: DatabaseHandle;
let empty: DatabaseHandle;
let elsewhere: DatabaseHandle;
beforeAll(async () => {
  [seeded, empty, elsewhere] = await Promise.all([
    openSeededDatabase(),
    openEmptyDatabase(),
    openEmptyDatabase(),
  ]);
  await copyTeachers(seeded.db, empty.db);
});
afterAll(() => Promise.all([seeded, empty, elsewhere].map((database) => database.close())));

describe.each(demoClubs)('the demo club %s as a file', (url) => {
  it('reads back as it was written, without a warning', async () => {
    const file = await exported(seeded.db, url);
    expect(readFileOf(writeClubFile(file))).toEqual({ ok: true, file, warnings: [] });
  });

  it('changes nothing when it is imported where it was exported', async () => {
    const file = readRight(writeClubFile(await exported(seeded.db, url)));
    expect(await importFile(seeded.db, file)).toMatchObject({ changes: [], faults: [], notes: [] });
  });

  it('makes the same club with the same numbers in an empty database', async () => {
    const file = await exported(seeded.db, url);
    const plan = await importFile(empty.db, file);
    expect(plan.faults).toEqual([]);
    expect(plan.changes.every(({ is }) => is === 'added')).toBe(true);
    expect(writeClubFile(await exported(empty.db, url))).toBe(writeClubFile(file));
  });

  it('makes the same club with other numbers in another installation', async () => {
    const file = withoutNumbers(await exported(seeded.db, url));
    const text = writeClubFile(file);
    // A question of a group keeps its name.
    expect(text).not.toMatch(/"(nid|qid|ref|count)": ?\d/);
    await importFile(elsewhere.db, readRight(text));
    expect(writeClubFile(withoutNumbers(await exported(elsewhere.db, url)))).toBe(text);
    expect(await importFile(elsewhere.db, readRight(text))).toMatchObject({ changes: [] });
  });

  it('gives the edited club when any edited file is imported', async () => {
    const file = await exported(empty.db, url);
    await fc.assert(
      fc.asyncProperty(fc.array(edit(), { minLength: 1, maxLength: 6 }), async (edits) => {
        const edited = structuredClone(file);
        for (const change of edits) change(edited);
        const wanted = readRight(writeClubFile(edited));
        const plan = await importFile(empty.db, wanted);
        expect(plan.faults).toEqual([]);
        const kept = await exported(empty.db, url);
        expect(inAnyOrder(withoutNumbers(kept))).toEqual(inAnyOrder(withoutNumbers(wanted)));
        expect(await importFile(empty.db, kept)).toMatchObject({ changes: [] });
        await importFile(empty.db, file);
        expect(writeClubFile(await exported(empty.db, url))).toBe(writeClubFile(file));
      }),
      { numRuns: process.env.MATRIX === 'full' ? 8 : 3 },
    );
  });
});

it('new numbers continue after the highest number of an imported file', async () => {
  const [row] = await empty.db
    .insert(courses)
    .values({
      clubNid: 1,
      url: 'later',
      title: 'Later',
      type: 'course',
      description: '',
      place: '',
      teachers: [],
    })
    .returning();
  expect(row?.nid).toBeGreaterThan(405);
});

/** Sorts all lists, because the import puts new entries behind the existing ones, wherever the file has them. */
function inAnyOrder(file: ClubFile): unknown {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.map(sorted).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toSorted()
        .map(([name, item]) => [name, sorted(item)]),
    );
  };
  return sorted(JSON.parse(JSON.stringify(file)));
}

type Edit = (file: ClubFile) => void;

const cents = fc.integer({ min: 0, max: 99_999 }).map((amount) => amount / 100);

/** An edit that somebody makes in a club file. An earlier edit can have removed the entry that this edit changes. */
function edit(): fc.Arbitrary<Edit> {
  const at = fc.nat(1000);
  const pick = <Item>(items: readonly Item[], place: number) => items[place % Math.max(1, items.length)];
  return fc.oneof(
    fc.tuple(at, cents).map(
      ([place, price]): Edit =>
        (file) => {
          const tariff = pick(pick(file.courses, place)?.tariffs ?? [], place);
          if (tariff && tariff.deposit === undefined)
            Object.assign(tariff, { price, discountedPrice: price / 1 });
        },
    ),
    fc.tuple(at, fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' })).map(
      ([place, title]): Edit =>
        (file) => {
          const course = pick(file.courses, place);
          if (course && title.trim() !== '') course.title = title;
        },
    ),
    at.map(
      (place): Edit =>
        (file) => {
          pick(file.courses, place)?.sessions.splice(place % 7, 2);
        },
    ),
    fc.tuple(at, fc.integer({ min: 1, max: 28 })).map(
      ([place, day]): Edit =>
        (file) => {
          const sessions = pick(file.courses, place)?.sessions;
          const fresh = { day: `2031-02-${String(day).padStart(2, '0')}`, from: '10:00', to: '11:30' };
          if (sessions && !sessions.some((session) => session.day === fresh.day)) sessions.push(fresh);
        },
    ),
    at.map(
      (place): Edit =>
        (file) => {
          const questions = pick(file.questions, place)?.questions;
          const question = { type: 'text', required: true, help: '', placeholder: '' } as const;
          questions?.splice(place % 3, 0, {
            ...{ ...question, questionForOther: '', isForTeachers: false, isSensitive: false },
            question: `Nieuw ${place} ${questions.length}`,
          });
        },
    ),
    at.map(
      (place): Edit =>
        (file) => {
          pick(file.questions, place)?.questions.reverse();
        },
    ),
    at.map(
      (place): Edit =>
        (file) => {
          if (file.vouchers.length > 0) file.vouchers.splice(place % file.vouchers.length, 1);
        },
    ),
    at.map(
      (place): Edit =>
        (file) => {
          const stand = pick(file.courses, place)?.stands.find(({ seats }) => seats.length > 0);
          const block = stand?.seats.at(-1);
          if (block) block.to += 3;
        },
    ),
    fc.boolean().map(
      (on): Edit =>
        (file) => {
          file.club.settings.isPaidLater = on;
          file.club.newsletter = on ? { label: 'Nieuws' } : {};
        },
    ),
  );
}
