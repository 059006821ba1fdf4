import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeFiles } from '#rules/merging/mergeFiles.ts';
import type { PlainRecord } from '#rules/merging/plainValue.ts';
import { runs } from '#tests/setup/runs.ts';

const ballet = {
  ...{ nid: 1, url: 'ballet', title: 'Ballet', levels: ['start'] },
  tariffs: [
    { nid: 11, title: 'Jaar', price: 100 },
    { nid: 12, title: 'Proef', price: 5 },
  ],
};
const jazz = {
  nid: 2,
  url: 'jazz',
  title: 'Jazz',
  levels: [],
  tariffs: [{ nid: 21, title: 'Jaar', price: 90 }],
};
const base = { club: { title: 'Arabesk', city: 'Gent' }, courses: [ballet, jazz] };

describe('mergeFiles', () => {
  it('takes the changes of both where they changed different fields, also of one item', () => {
    const [year, trial] = ballet.tariffs;
    const mine = {
      ...base,
      courses: [{ ...ballet, title: 'Ballet 1', tariffs: [{ ...year, price: 120 }, trial] }, jazz],
    };
    const theirs = {
      club: { title: 'Arabesk', city: 'Aalst' },
      courses: [
        { ...ballet, tariffs: [{ ...year, capacity: 20 }, trial] },
        { ...jazz, url: 'jazz-1' },
      ],
    };
    expect(mergeFiles({ base, mine, theirs })).toEqual({
      conflicts: [],
      merged: {
        club: { title: 'Arabesk', city: 'Aalst' },
        courses: [
          { ...ballet, title: 'Ballet 1', tariffs: [{ ...year, price: 120, capacity: 20 }, trial] },
          { ...jazz, url: 'jazz-1' },
        ],
      },
    });
  });

  it('takes a picture whole, so that no text describes the picture of somebody else', () => {
    const club = (file: string, alt: string) => ({ club: { image: { file, alt } }, courses: [] });
    const versions = {
      base: club('1', 'Een zaal'),
      mine: club('2', 'Drie dansers'),
      theirs: club('1', 'De zaal'),
    };
    const { conflicts, merged } = mergeFiles(versions);
    expect(conflicts.map(({ key }) => key)).toEqual(['club/image']);
    expect(merged).toEqual(versions.mine);
    expect(mergeFiles(versions, { 'club/image': 'theirs' }).merged).toEqual(versions.theirs);
  });

  it('merges the pictures of two teachers', () => {
    const picture = (teacher: string, file: string) => ({ teacher, file, alt: `Portret van ${teacher}` });
    const club = (...teacherPictures: ReturnType<typeof picture>[]) => ({ club: { teacherPictures } });
    const { conflicts, merged } = mergeFiles({
      base: club(picture('Hanne', '1')),
      mine: club(picture('Hanne', '1'), picture('Zoë', '2')),
      theirs: club(picture('Hanne', '3')),
    });
    expect(conflicts).toEqual([]);
    expect(merged).toEqual(club(picture('Hanne', '3'), picture('Zoë', '2')));
  });

  it('names a field that both changed in two ways with the items around it, and takes what is chosen', () => {
    const priced = (price: number) => ({
      ...base,
      courses: [{ ...ballet, tariffs: [{ ...ballet.tariffs[0], price }, ballet.tariffs[1]] }, jazz],
    });
    const versions = { base, mine: priced(110), theirs: priced(120) };
    const { conflicts, merged } = mergeFiles(versions);
    const key = 'courses/#1/tariffs/#11/price';
    expect(conflicts).toEqual([
      {
        key,
        items: [versions.mine.courses[0], { ...ballet.tariffs[0], price: 110 }],
        base: 100,
        mine: 110,
        theirs: 120,
      },
    ]);
    expect(merged).toEqual(versions.mine);
    expect(mergeFiles(versions, { [key]: 'theirs' }).merged).toEqual(versions.theirs);
  });

  it('keeps an item that one removed while the other changed it, until somebody chooses', () => {
    const mine = { ...base, courses: [jazz] };
    const theirs = { ...base, courses: [{ ...ballet, title: 'Ballet 1' }, jazz] };
    const { conflicts, merged } = mergeFiles({ base, mine, theirs });
    expect(conflicts.map(({ key }) => key)).toEqual(['courses/#1']);
    expect(merged).toEqual(theirs);
    expect(mergeFiles({ base, mine, theirs }, { 'courses/#1': 'mine' }).merged).toEqual(mine);
  });

  it('removes what one side removed and the other left alone', () => {
    const mine = { ...base, courses: [jazz] };
    const theirs = { ...base, courses: [ballet, { ...jazz, title: 'Jazz 1' }] };
    expect(mergeFiles({ base, mine, theirs })).toEqual({
      merged: { ...base, courses: [{ ...jazz, title: 'Jazz 1' }] },
      conflicts: [],
    });
  });

  it('matches what both added by its name, and takes the number that it has by now', () => {
    const mine = { ...base, courses: [ballet, jazz, { url: 'tap', title: 'Tap', levels: [] }] };
    const theirs = { ...base, courses: [{ nid: 9, url: 'tap', title: 'Tapdans', levels: [] }, ballet, jazz] };
    const { merged, conflicts } = mergeFiles({ base, mine, theirs });
    expect(conflicts.map(({ key }) => key)).toEqual(['courses/#9/title']);
    expect(merged.courses).toContainEqual({ url: 'tap', title: 'Tap', levels: [], nid: 9 });
  });

  it('keeps the order of the side that moved items, with what the other side added in its place', () => {
    const tap = { url: 'tap', title: 'Tap' };
    const mine = { ...base, courses: [jazz, ballet] };
    const theirs = { ...base, courses: [ballet, tap, jazz] };
    expect(mergeFiles({ base, mine, theirs }).merged.courses).toEqual([jazz, ballet, tap]);
  });

  it('takes a list without names as one value', () => {
    const withLevels = (levels: string[]) => ({ ...base, courses: [{ ...ballet, levels }, jazz] });
    const { conflicts } = mergeFiles({ base, mine: withLevels(['a']), theirs: withLevels(['b']) });
    expect(conflicts).toMatchObject([{ key: 'courses/#1/levels', mine: ['a'], theirs: ['b'] }]);
  });

  it.each([
    ['an item without a number and a name', [{ title: 'Schoenen', price: 1 }, { price: 5 }]],
    [
      'one number twice',
      [
        { nid: 1, title: 'Schoenen' },
        { nid: 1, title: 'Kousen' },
      ],
    ],
  ])('takes a list with %s as one value', (_what, services) => {
    const theirs = [{ title: 'Schoenen', price: 2 }];
    const { conflicts } = mergeFiles({
      base: { services: [{ title: 'Schoenen', price: 1 }] },
      mine: { services },
      theirs: { services: theirs },
    });
    expect(conflicts).toMatchObject([{ key: 'services', mine: services, theirs }]);
  });

  it('tells items of one name apart by their order', () => {
    const balls = (...prices: number[]) => prices.map((price) => ({ title: 'Bal', price }));
    const socks = { title: 'Kousen', price: 5 };
    const [base, theirs] = [{ services: balls(1, 2, 3) }, { services: balls(1, 8, 3) }];
    const mine = { services: [socks, ...balls(1, 2, 9)] };
    expect(mergeFiles({ base, mine, theirs })).toEqual({
      conflicts: [],
      merged: { services: [socks, ...balls(1, 8, 9)] },
    });
  });

  const item = fc.record({
    nid: fc.integer({ min: 1, max: 8 }),
    title: fc.constantFrom('a', 'b', 'c'),
    price: fc.integer({ min: 0, max: 3 }),
    weekly: fc.uniqueArray(
      fc.record({ day: fc.constantFrom('ma', 'di'), from: fc.constantFrom('10:00', '11:00') }),
      {
        maxLength: 2,
        selector: ({ day, from }) => `${day} ${from}`,
      },
    ),
  });
  const file = fc.record({
    club: fc.record(
      { title: fc.constantFrom('a', 'b'), city: fc.constantFrom('x', 'y') },
      { requiredKeys: [] },
    ),
    courses: fc.uniqueArray(item, { maxLength: 6, selector: ({ nid }) => nid }),
  });

  it('gives the change of one side where the other changed nothing, or the same', () => {
    fc.assert(
      fc.property(file, file, (a, b) => {
        expect(mergeFiles({ base: a, mine: a, theirs: b })).toEqual({ merged: b, conflicts: [] });
        expect(mergeFiles({ base: a, mine: b, theirs: a })).toEqual({ merged: b, conflicts: [] });
        expect(mergeFiles({ base: a, mine: b, theirs: b })).toEqual({ merged: b, conflicts: [] });
      }),
      runs(200),
    );
  });

  it('loses no item of either side without a conflict, and decides every conflict by its key', () => {
    fc.assert(
      fc.property(file, file, file, (start, mine, theirs) => {
        const { merged, conflicts } = mergeFiles({ base: start, mine, theirs });
        const nidsOf = (courses: unknown) =>
          new Set((courses as readonly PlainRecord[]).map(({ nid }) => nid));
        const [before, own, other, after] = [start, mine, theirs, merged].map(({ courses }) =>
          nidsOf(courses),
        );
        for (const nid of own ?? []) if (!before?.has(nid)) expect(after).toContain(nid);
        for (const nid of other ?? []) if (!before?.has(nid)) expect(after).toContain(nid);
        expect(new Set(conflicts.map(({ key }) => key)).size).toBe(conflicts.length);
        const side = (one: 'mine' | 'theirs') =>
          mergeFiles(
            { base: start, mine, theirs },
            Object.fromEntries(conflicts.map(({ key }) => [key, one])),
          );
        const swapped = mergeFiles(
          { base: start, mine: theirs, theirs: mine },
          Object.fromEntries(conflicts.map(({ key }) => [key, 'theirs'])),
        );
        expect(sorted(side('mine').merged)).toEqual(sorted(swapped.merged));
      }),
      runs(200),
    );
  });
});

/** A file without the order of its courses, which two sides may move in two ways. */
function sorted(file: PlainRecord): unknown {
  const courses = file.courses as readonly PlainRecord[];
  return {
    ...file,
    courses: courses.toSorted((one, other) => Number(one.nid) - Number(other.nid)).map(withSortedPlans),
  };
}

function withSortedPlans(course: PlainRecord): unknown {
  return {
    ...course,
    weekly: (course.weekly as readonly unknown[]).toSorted((a, b) =>
      JSON.stringify(a).localeCompare(JSON.stringify(b)),
    ),
  };
}
