import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerChanges, partOfOffer } from '#rules/offer/offerChanges.ts';
import { runs } from '#tests/setup/runs.ts';

const pieceOf = (field: string) => (field.startsWith('settings.') ? 'paying' : 'name');
const changesOf = (base: object, content: object) =>
  offerChanges({ base: { ...base }, content: { ...content } }, pieceOf);
const partOf = (base: object, content: object, ...ticked: string[]) =>
  partOfOffer({ base: { ...base }, content: { ...content } }, pieceOf, new Set(ticked));

const club = { title: 'Springplank', settings: { iban: 'BE1', reductions: [] as object[] } };
const ballet = { nid: 1, url: 'ballet', title: 'Ballet', capacity: 3 };
const jazz = { nid: 2, url: 'jazz', title: 'Jazz', capacity: 8 };
const tap = { url: 'tap', title: 'Tap', capacity: 5 };
const base = {
  club,
  courses: [ballet, jazz],
  webshop: [
    { nid: 7, url: 'kledij', title: 'Kledij', products: [{ nid: 71, url: 'broek', title: 'Broek' }] },
    { nid: 8, url: 'rest', title: 'Rest', products: [] as object[] },
  ],
  vouchers: [{ nid: 5, code: 'BALLET', course: 'ballet' }],
};

describe('offerChanges', () => {
  it('names each changed item of a list and each changed piece of the club', () => {
    const content = {
      ...base,
      club: { ...club, title: 'De Springplank', settings: { ...club.settings, iban: 'BE2' } },
      courses: [{ ...ballet, capacity: 4 }, tap],
      webshop: [
        { ...base.webshop[0], products: [{ nid: 71, url: 'broek', title: 'Lange broek' }] },
        { ...base.webshop[1], title: 'Allerlei' },
      ],
    };
    expect(changesOf(base, content).map(({ key, is, title }) => [key, is, title])).toEqual([
      ['club/name', 'changed', 'De Springplank'],
      ['club/paying', 'changed', undefined],
      ['courses/#1', 'changed', 'Ballet'],
      ['courses/tap', 'added', 'Tap'],
      ['courses/#2', 'removed', 'Jazz'],
      ['webshop/#7/products/#71', 'changed', 'Lange broek'],
      ['webshop/#8', 'changed', 'Allerlei'],
    ]);
  });
});

const listed = (...passes: readonly object[]) => ({ ...base, passes });

describe('a list whose items have no names', () => {
  const [before, after] = [listed({ turns: 5 }), listed({ turns: 6 })];

  it('is one change', () => {
    expect(changesOf(before, after)).toMatchObject([{ key: 'passes', is: 'changed' }]);
    expect(changesOf(before, before)).toEqual([]);
  });

  it('is taken as a whole, or not at all', () => {
    const both = { ...after, courses: [{ ...ballet, capacity: 4 }, jazz] };
    expect(partOf(before, both, 'passes')).toEqual(after);
    expect(partOf(before, both, 'courses/#1')).toEqual({ ...both, passes: before.passes });
  });
});

describe('partOfOffer', () => {
  it('has no field of the club that was removed', () => {
    const withCity = { ...base, club: { ...club, city: 'Gent' } };
    expect(partOf(withCity, base, 'club/name').club).not.toHaveProperty('city');
    expect(partOf(withCity, { ...base, courses: [ballet] }, 'courses/#2').club).toHaveProperty('city');
  });

  it('keeps the first course in its place while its removal is not ticked', () => {
    expect(partOf(base, { ...base, courses: [{ ...jazz, capacity: 9 }] }, 'courses/#2')).toEqual({
      ...base,
      courses: [ballet, { ...jazz, capacity: 9 }],
    });
  });

  it('has one changed course, and leaves the new courses of next season out', () => {
    const content = { ...base, courses: [{ ...ballet, capacity: 4 }, jazz, tap] };
    expect(partOf(base, content, 'courses/#1')).toEqual({
      ...base,
      courses: [{ ...ballet, capacity: 4 }, jazz],
    });
  });

  it.each([
    [
      'a voucher for a new course brings that course',
      { courses: [ballet, jazz, tap], vouchers: [...base.vouchers, { code: 'TAP', course: 'tap' }] },
      'vouchers/TAP',
    ],
    [
      'a course that goes brings the change of the voucher that was for it',
      { courses: [jazz], vouchers: [] },
      'courses/#1',
    ],
    [
      'a course at another url brings the voucher that follows it',
      {
        courses: [{ ...ballet, url: 'dans' }, jazz],
        vouchers: [{ nid: 5, code: 'BALLET', course: 'dans' }],
      },
      'courses/#1',
    ],
    [
      'a new course with the url of another brings the change that frees the url',
      { courses: [{ ...ballet, url: 'dans' }, jazz, { ...tap, url: 'ballet' }] },
      'courses/ballet',
    ],
    [
      'a product that moves to another category is never in both, or in neither',
      {
        webshop: [
          { ...base.webshop[0], products: [] },
          { ...base.webshop[1], products: [{ nid: 71, url: 'broek', title: 'Broek' }] },
        ],
      },
      'webshop/#7/products/#71',
    ],
    [
      'a reduction for a new course brings that course',
      {
        club: { ...club, settings: { ...club.settings, reductions: [{ courses: ['tap'] }] } },
        courses: [ballet, jazz, tap],
      },
      'club/paying',
    ],
  ])('%s', (_title, changed, key) => {
    const content = { ...base, ...changed };
    expect(partOf(base, content, key)).toEqual(content);
  });

  const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const course = fc.record({ url: name, capacity: fc.integer({ min: 1, max: 3 }) });
  const product = fc.record({
    url: name,
    offeredWith: fc.array(fc.record({ course: name }), { maxLength: 1 }),
  });
  /** Items of which some have a number of the server, each number and each name once. */
  const listOf = <Item extends { url: string }>(item: fc.Arbitrary<Item>) =>
    fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 4 }), item), {
        ...{ maxLength: 4, selector: ([nid]) => nid },
      })
      .map((items) => {
        const names = new Set<string>();
        return items.flatMap(([nid, one]) => {
          if (names.has(one.url)) return [];
          names.add(one.url);
          return [{ nid, ...one }];
        });
      });
  const offer = fc.record({
    club: fc.record({
      title: name,
      settings: fc.record({ reductions: fc.array(fc.record({ courses: fc.tuple(name) }), { maxLength: 1 }) }),
    }),
    courses: listOf(course),
    webshop: listOf(fc.record({ url: name, products: listOf(product) })),
    vouchers: listOf(fc.record({ url: name, course: name })),
  });
  /** A changed offer has new items too, which have no number yet. */
  const changed = fc.tuple(offer, fc.integer({ min: 2, max: 5 })).map(([file, most]) => ({
    ...file,
    courses: file.courses.map(({ nid, ...one }) => (nid < most ? { nid, ...one } : one)),
  }));

  it('is the changed offer with every tick, and the base with none', () => {
    fc.assert(
      fc.property(offer, changed, (before, after) => {
        const keys = changesOf(before, after).map(({ key }) => key);
        expect(partOf(before, after)).toEqual(before);
        if (keys.length > 0) expect(partOf(before, after, ...keys)).toEqual(after);
      }),
      runs(300),
    );
  });

  it('is the same after two rounds as after one with the ticks of both', () => {
    fc.assert(
      fc.property(offer, changed, fc.infiniteStream(fc.nat(2)), (before, after, rounds) => {
        const keys = changesOf(before, after).map(({ key }) => ({ key, round: rounds.next().value }));
        const [first, second] = [1, 2].map((round) =>
          keys.flatMap((one) => (one.round === round ? one.key : [])),
        );
        if (!first?.length || !second?.length) return;
        const once = partOf(before, after, ...first, ...second);
        expect(partOf(partOf(before, after, ...first), after, ...second)).toEqual(once);
      }),
      runs(300),
    );
  });
});
