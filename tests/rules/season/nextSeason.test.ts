import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seasonOf } from '#rules/calendar/seasonOf.ts';
import { nextSeason, type Opening, priceKey, seasonSources, withSeason } from '#rules/season/nextSeason.ts';
import { readRight } from '#tests/server/support/files/clubFiles.ts';

const club = { url: 'a', title: 'A', city: 'A', color: '#aabbcc' };
const hours = { from: '18:00', to: '19:00' };
const jazz = {
  ...{ url: 'jazz', title: 'Jazz', uitpasEvent: '01234567-89ab-cdef-0123-456789abcdef', nid: 7 },
  birthYears: { from: 2015, to: 2017 },
  sessions: [{ nid: 70, day: '2026-10-01', ...hours }],
  tariffs: [
    {
      ...{ nid: 71, title: 'Seizoen', price: 100, capacity: 12, opens: '2026-06-08 19:00' },
      priority: { for: 'enrolled', from: '2026-06-01 19:00' },
      earlyPrice: { price: 90, until: '2026-06-30' },
      instalments: [{ day: '2026-10-15', amount: 50 }],
    },
    { nid: 72, title: 'Half', price: 60, blockedMessage: 'Volzet' },
  ],
  services: [{ nid: 73, title: 'Schoenen', price: 5 }],
};

const file = readRight({
  club: {
    ...club,
    settings: {
      reductions: [
        { for: 'next-course', from: 2, amount: 5, courses: ['jazz'] },
        { for: 'next-family-member', from: 2, percentage: 10 },
      ],
    },
  },
  courses: [
    jazz,
    { url: 'show', title: 'Show', type: 'ticket', sessions: [{ day: '2027-05-01', ...hours }] },
    { url: 'vroeger', title: 'Vroeger', sessions: [{ day: '2025-10-01', ...hours }] },
    {
      url: 'ballet',
      title: 'Ballet',
      birthYears: { to: 2012 },
      weekly: [{ day: 'wo', start: '2026-09-09', end: '2027-06-23', ...hours }],
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

const season = 2027;

describe('nextSeason', () => {
  it('is made from the plan: a first lesson that was cancelled or moved is not missing', () => {
    const wednesdays = nextSeason(file, { season: 2027, listsLessons: true }).find(
      ({ source }) => source.url === 'ballet',
    );
    const sessions = (wednesdays?.source.sessions ?? []).map((session, index) => ({
      ...session,
      nid: index + 1,
    }));
    const [first, ...others] = sessions;
    const course = { ...(wednesdays?.source ?? expect.fail('no course')), nid: 9 };
    const made = (left: typeof sessions) =>
      nextSeason(
        { courses: [{ ...course, sessions: left }] },
        { season: 2027, listsLessons: true, changedLessons: new Map([[9, first ? [first] : []]]) },
      )[0]?.course.sessions;
    const whole = nextSeason({ courses: [{ ...course, sessions }] }, { season: 2027, listsLessons: true });
    expect(made(others)).toEqual(whole[0]?.course.sessions);
    expect(made([{ ...(first ?? expect.fail('no lesson')), day: '2026-09-11' }, ...others])).toEqual(
      whole[0]?.course.sessions,
    );
    expect(made(others)?.[0]?.day).toBe('2027-09-08');
  });

  it('copies a course with its own url and without numbers, and asks its questions', () => {
    const [copied] = nextSeason(file, { season });
    expect(copied).toMatchObject({ isBlocked: true, isOnSale: false, loose: [{ day: '2027-09-30' }] });
    expect(copied?.course).toMatchObject({
      ...{ url: 'jazz-2027-2028', title: 'Jazz 2027-2028', uitpasEvent: '', questionsOf: 'jazz' },
      ...{ birthYears: { from: 2016, to: 2018 }, sessions: [{ day: '2027-09-30' }] },
      tariffs: [
        {
          ...{ price: 100, capacity: 12, opens: '2027-06-08 19:00', priority: { from: '2027-06-01 19:00' } },
          ...{ earlyPrice: { until: '2027-06-30' }, instalments: [{ day: '2027-10-15' }] },
        },
        { blockedMessage: 'Volzet' },
      ],
      services: [{ title: 'Schoenen', price: 5 }],
    });
    expect(JSON.stringify(copied?.course)).not.toContain('"nid"');
  });

  it('writes the weekly rule, or each lesson where an editor wants the lessons', () => {
    const [, rule] = nextSeason(file, { season });
    const [, listed] = nextSeason(file, { season, listsLessons: true });
    expect(rule?.course.birthYears).toEqual({ to: 2013 });
    expect(rule?.course).toMatchObject({ sessions: [], weekly: [{ day: 'wo', start: '2027-09-08' }] });
    expect(listed?.course.weekly).toEqual([]);
    expect(listed?.course.sessions.map(({ day }) => seasonOf(day))).toEqual(listed?.before.map(() => season));
  });

  it.each<[Opening, readonly (string | undefined)[]]>([
    [{ is: 'year-later' }, ['2027-06-08 19:00', '2027-06-01 19:00', undefined, undefined]],
    [{ is: 'at-once' }, [undefined, undefined, undefined, undefined]],
    [
      { is: 'on', moment: '2027-06-02 20:00' },
      ['2027-06-02 20:00', '2027-05-26 19:00', '2027-06-02 20:00', undefined],
    ],
    [
      { is: 'on', moment: '2027-06-02 20:00', members: '2027-05-20 20:00' },
      ['2027-06-02 20:00', '2027-05-20 20:00', '2027-06-02 20:00', '2027-05-20 20:00'],
    ],
  ])('opens the tariffs %j, and who has priority before', (opening, moments) => {
    const [copied] = nextSeason(file, { season, opening });
    expect(copied?.course.tariffs.flatMap(({ opens, priority }) => [opens, priority?.from])).toEqual(moments);
  });

  it('keeps who goes first, and lets the members of the club go first where nobody did', () => {
    const opening = { is: 'on', moment: '2027-06-02 20:00', members: '2027-05-20 20:00' } as const;
    const [copied] = nextSeason(file, { season, opening });
    expect(copied?.course.tariffs.map(({ priority }) => priority?.for)).toEqual(['enrolled', 'members']);
  });

  it('gives priority to the people of the course of this season, where they had it in that of the season before', () => {
    const of = (year: number, tariff: object = {}) => ({
      ...{ url: `jazz-${year}-${year + 1}`, title: `Jazz ${year}-${year + 1}` },
      sessions: [{ day: `${year}-10-01`, ...hours }],
      tariffs: [{ title: 'Seizoen', price: 100, ...tariff }],
    });
    const priority = { for: 'enrolled', from: '2026-06-01 19:00', courses: ['jazz-2025-2026', 'dans'] };
    const courses = [
      of(2025),
      of(2026, { priority, opens: '2026-06-08 19:00' }),
      { url: 'dans', title: 'Dans', sessions: [{ day: '2025-11-01', ...hours }] },
    ];
    const [copied] = nextSeason(readRight({ club, courses }), { season });
    expect(copied?.course.tariffs[0]?.priority?.courses).toEqual(['jazz-2026-2027', 'dans']);
  });

  it('takes the chosen courses only, by the rule for prices and those that were typed', () => {
    const copied = nextSeason(file, {
      ...{ season, urls: new Set(['jazz']) },
      prices: { is: 'percentage', percentage: 10, to: 100 },
      typedPrices: new Map([[priceKey('jazz', 1), 61.5]]),
    });
    expect(copied.map(({ course }) => course.tariffs.map(({ price }) => price))).toEqual([[110, 61.5]]);
  });

  it('copies one of two courses whose copies would have one url, and a copy never again', () => {
    const [first] = file.courses;
    if (!first) return;
    const doubled = { courses: [first, { ...first, url: 'jazz-2026-2027' }] };
    const sources = seasonSources(doubled, season).map(({ url }) => url);
    expect(sources).toEqual(['jazz']);
    const next = withSeason(file, nextSeason(file, { season }));
    expect(seasonSources(next, season)).toEqual([]);
  });

  it('copies a course that is not published yet with the questions of its source', () => {
    const next = withSeason(file, nextSeason(file, { season, listsLessons: true }));
    const [copied] = nextSeason(next, { season: 2028 });
    expect(copied?.course).toMatchObject({ url: 'jazz-2028-2029', questionsOf: 'jazz' });
  });
});

describe('withSeason', () => {
  it('adds the copies to what is about their courses', () => {
    const next = withSeason(file, nextSeason(file, { season }));
    expect(next.webshop[0]?.products[0]?.offeredWith).toEqual([
      { course: 'jazz', tariff: 'Seizoen' },
      { course: 'jazz-2027-2028', tariff: 'Seizoen' },
    ]);
    const [ofJazz, ofFamily] = next.club.settings.reductions;
    expect(ofJazz?.courses).toEqual(['jazz', 'jazz-2027-2028']);
    expect(ofFamily).toEqual(file.club.settings.reductions[1]);
  });

  it('leaves every course, lesson and number of this season as it is, whatever the choices', () => {
    const days = fc.array(
      fc.record({ offset: fc.integer({ min: 0, max: 360 }), isElsewhere: fc.boolean() }),
      {
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: -50, max: 50 }),
        fc.boolean(),
        (lessons, percentage, listsLessons) => {
          const sessions = [...new Map(lessons.map((one) => [one.offset, one])).values()].map(
            ({ offset, isElsewhere }, index) => ({
              ...{ nid: index + 1, ...hours, ...(isElsewhere && { place: 'Zaal 2' }) },
              day: new Date(Date.UTC(2026, 8, 1 + offset)).toISOString().slice(0, 10),
            }),
          );
          const [first, ...others] = file.courses;
          if (!first) return;
          const before = { ...file, courses: [{ ...first, sessions }, ...others] };
          const copied = nextSeason(before, {
            ...{ season, listsLessons, prices: { is: 'percentage', percentage, to: 50 } },
          });
          const after = withSeason(before, copied);
          expect(after.courses.slice(0, before.courses.length)).toEqual(before.courses);
          for (const { course } of copied) {
            expect(JSON.stringify(course)).not.toContain('"nid"');
            const all = course.sessions.map(({ day, from }) => `${day} ${from}`);
            expect(new Set(all).size).toBe(all.length);
            expect(course.sessions.length === 0 || course.weekly.length === 0).toBe(true);
          }
        },
      ),
    );
  });
});
