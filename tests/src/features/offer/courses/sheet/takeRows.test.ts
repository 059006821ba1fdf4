import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays } from '#rules/brusselsTime.ts';
import { type CourseKind, newTariff } from '#src/features/offer/courses/changes/newCourse.ts';
import { readSheet } from '#src/features/offer/courses/sheet/readSheet.ts';
import { takeRows } from '#src/features/offer/courses/sheet/takeRows.ts';
import { writeSheet } from '#src/features/offer/courses/sheet/writeSheet.ts';
import type { OfferCourse } from '#src/features/offer/state/offerFile.ts';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import { runs } from '#tests/setup/runs.ts';
import { courseOf, lessonsOn, now } from '../someCourses.ts';

const { faults } = offerCoursesTexts;

function take(text: string, courses: readonly OfferCourse[] = [], kind: CourseKind = 'course') {
  return takeRows(readSheet(text), { courses, kind, now, place: 'Schoolstraat 12' });
}

const tabs = (...rows: readonly (readonly string[])[]) => rows.map((row) => row.join('\t')).join('\n');

describe('takeRows', () => {
  it('adds a course for a row, with its lessons in what is left of the school year', () => {
    const { rows, courses } = take(
      tabs(
        ['Titel', 'Dag', 'Uren', 'Plaats', 'Lesgever', 'Plaatsen', 'Prijs', 'Inschrijven'],
        ['Ballet', 'dinsdag', '16u00–17u30', 'Zaal 1', 'Juf An', '20', '€ 1.234,50', '1/12/2026 20u'],
      ),
    );
    expect(rows).toMatchObject([{ line: 2, is: 'new' }]);
    expect(courses).toMatchObject([
      {
        ...{ title: 'Ballet', url: 'ballet', type: 'course', place: 'Zaal 1', teachers: ['Juf An'] },
        tariffs: [{ price: 1234.5, capacity: 20, opens: '2026-12-01 20:00' }],
      },
    ]);
    const [course] = courses;
    expect(course?.sessions[0]).toEqual({ day: '2026-12-01', from: '16:00', to: '17:30' });
    expect(course?.sessions.at(-1)?.day).toBe('2027-06-29');
    // Christmas holidays.
    expect(course?.sessions.map(({ day }) => day)).not.toContain('2026-12-29');
  });

  it.each([
    ['280', 280],
    ['', 100],
    ['0', 100],
  ])('gives an event whose places are “%s” a part of a hall for %d', (places, capacity) => {
    const text = tabs(['Titel', 'Plaatsen', 'Prijs'], ['De show', places, '12']);
    expect(take(text, [], 'ticket').courses).toMatchObject([{ stands: [{ title: 'Zaal', capacity }] }]);
  });

  it('guesses the columns of rows without headings', () => {
    const { courses } = take(
      tabs(
        ['Ballet', 'di', '16u-17u', 'Zaal 1', '20', '95,00'],
        ['Jazz', 'wo', '9-10u', 'Zaal 2', '12', '80,00'],
      ),
    );
    expect(courses).toMatchObject([
      { title: 'Ballet', place: 'Zaal 1', tariffs: [{ price: 95, capacity: 20 }] },
      { title: 'Jazz', place: 'Zaal 2', tariffs: [{ price: 80, capacity: 12 }] },
    ]);
  });

  it.each([
    ['Leeftijd', '6-8', { ages: { from: 6, to: 8 } }],
    ['Leeftijd', '6 tot 8 jaar', { ages: { from: 6, to: 8 } }],
    ['Leeftijden', 'vanaf 12', { ages: { from: 12 } }],
    ['Leeftijd', '12+', { ages: { from: 12 } }],
    ['Leeftijd', 'tot en met 8 jaar', { ages: { to: 8 } }],
    ['Geboortejaar', '2018–2020', { birthYears: { from: 2018, to: 2020 } }],
    ['Geboortejaar', '2018', { birthYears: { from: 2018, to: 2018 } }],
  ])('reads a column %s with %s', (heading, text, bounds) => {
    const { rows, courses } = take(tabs(['Titel', heading], ['Ballet', text]));
    expect(rows).toMatchObject([{ is: 'new' }]);
    expect(courses[0]).toMatchObject(bounds);
  });

  it.each([
    ['Leeftijd', 'groot', 'ages', faults.noAges],
    ['Leeftijd', '8-6', 'ages', faults.noAges],
    ['Leeftijd', '2018', 'ages', faults.noAges],
    ['Geboortejaar', '6-8', 'birthYears', faults.noBirthYears],
  ] as const)('refuses a column %s with %s', (heading, text, column, fault) => {
    const { rows, courses } = take(tabs(['Titel', heading], ['Ballet', text]));
    expect([rows[0]?.cells[column]?.fault, courses]).toEqual([fault, []]);
  });

  it('gives a new course the address of the club, unless its row says another place', () => {
    const ballet = courseOf({ place: 'Zaal 1' });
    const { courses } = take(tabs(['Titel', 'Plaats'], ['Jazz', ''], ['Tap', 'Gang'], ['Ballet', '']), [
      ballet,
    ]);
    expect(courses.map(({ title, place }) => [title, place])).toEqual([
      ['Ballet', 'Zaal 1'],
      ['Jazz', 'Schoolstraat 12'],
      ['Tap', 'Gang'],
    ]);
  });

  it('adds two lessons a week, one day, and the days of a camp', () => {
    const { courses } = take(
      tabs(
        ['Titel', 'Dag', 'Uren', 'Van', 'Tot en met'],
        ['Twee', 'di en do', '16u-17u', '1/12/2026', '10/12/2026'],
        ['Een', '5/7/2027', '9u-16u', '', ''],
        ['Kamp', '', '9u-16u', '2/7/2027', '6/7/2027'],
      ),
    );
    expect(courses.map(({ sessions }) => sessions.map(({ day }) => day))).toEqual([
      ['2026-12-01', '2026-12-03', '2026-12-08', '2026-12-10'],
      ['2027-07-05'],
      ['2027-07-02', '2027-07-05', '2027-07-06'],
    ]);
  });

  it('changes the course with the same title, and leaves what an empty cell is about', () => {
    const ballet = courseOf();
    const { rows, courses } = take(tabs(['Naam', 'Zaal', 'Prijs'], ['BALLET', '', '99']), [ballet]);
    expect(rows).toMatchObject([{ is: 'changed', cells: { price: { isChanged: true } } }]);
    expect(courses[0]).toEqual({
      ...ballet,
      title: 'BALLET',
      tariffs: [{ ...ballet.tariffs[0], price: 99 }],
    });
  });

  it('finds a course by its address where two have the same title', () => {
    const two = [courseOf(), courseOf({ nid: 2, url: 'ballet-2' })];
    expect(take(tabs(['Titel', 'Prijs'], ['Ballet', '99']), two).rows[0]?.cells.title?.fault).toBe(
      faults.sameTitle,
    );
    const { courses } = take(tabs(['Titel', 'Prijs', 'Adres'], ['Ballet', '99', 'ballet-2']), two);
    expect(courses.map(({ tariffs }) => tariffs[0]?.price)).toEqual([95, 99]);
  });

  it.each([
    [{ Dag: 'zondagg', Uren: '9-10u' }, 'day', faults.noWeekday],
    [{ Dag: 'di' }, 'hours', faults.hoursMissing],
    [{ Uren: '9-10u' }, 'day', faults.dayMissing],
    [{ Dag: 'di', Uren: '10-9u' }, 'hours', faults.order],
    [{ Dag: 'di', Uren: '9-10u', Van: '31/2/2027' }, 'start', faults.noDay],
    [{ Dag: 'di', Uren: '9-10u', Van: '1/3/2027', Tot: '1/2/2027' }, 'end', faults.periodOrder],
    [{ Dag: 'di', Uren: '9-10u', Van: '16/2/2027', Tot: '17/2/2027' }, undefined, undefined],
    [{ Dag: 'di', Uren: '9-10u', Van: '17/2/2027', Tot: '18/2/2027' }, 'end', faults.emptyPeriod],
    [{ Prijs: 'tien' }, 'price', faults.noPrice],
    [{ Plaatsen: '20' }, 'capacity', faults.priceFirst],
    [{ Prijs: '10', Inschrijven: 'ooit' }, 'sale', faults.noSale],
  ] as const)('tells the fault of %j', (cells, column, fault) => {
    const { rows, courses } = take(tabs(['Titel', ...Object.keys(cells)], ['Jazz', ...Object.values(cells)]));
    expect(column && rows[0]?.cells[column]?.fault).toBe(fault);
    expect(courses).toHaveLength(fault === undefined ? 1 : 0);
  });

  it('takes the rows without a fault, and tells a title that is there twice or not at all', () => {
    const { rows, courses } = take(
      tabs(['Titel', 'Prijs'], ['Jazz', '10'], ['jazz', '12'], ['', '9'], ['Tap', '8']),
    );
    expect(rows.map(({ is, cells }) => [is, cells.title?.fault])).toEqual([
      ['new', undefined],
      ['fault', faults.twice(2)],
      ['fault', faults.noTitle],
      ['new', undefined],
    ]);
    expect(courses.map(({ title }) => title)).toEqual(['Jazz', 'Tap']);
  });

  it('changes the period of a course, and keeps the numbers of the lessons that stay', () => {
    const { courses } = take(tabs(['Titel', 'Tot en met'], ['Ballet', '31/1/2027']), [courseOf()]);
    expect(courses[0]?.sessions).toEqual(lessonsOn({ day: 'di' }).filter(({ day }) => day <= '2027-01-31'));
  });
});

describe('readSheet', () => {
  it('reads titles with a comma as titles', () => {
    expect(readSheet('Ballet, gevorderd\nJazz').rows.map(({ cells }) => cells)).toEqual([
      ['Ballet, gevorderd'],
      ['Jazz'],
    ]);
    expect(readSheet('Titel,Prijs\n"Ballet, gevorderd",95').rows[0]?.cells).toEqual([
      'Ballet, gevorderd',
      '95',
    ]);
  });

  it('names the headings that it does not know', () => {
    expect(readSheet(tabs(['Titel', 'Kleur', 'Prijs'], ['Jazz', 'rood', '10'])).unknown).toEqual(['Kleur']);
  });
});

const text = fc.oneof(
  fc.constantFrom('=1+1', '007', '12-03', 'Zaal; "groot"', 'Ballet, 9 & 10', '-5', '@x', '1/2', 'mei 2026'),
  fc.string({ minLength: 1, maxLength: 30 }),
);
const name = text
  .map((one) => one.trim().replace(/\s+/g, ' '))
  .filter((one) => one !== '' && !one.startsWith("'"));

const anyCourse = fc
  .record({
    title: name,
    place: fc.oneof(fc.constant(''), name),
    teachers: fc.uniqueArray(name, { maxLength: 2 }),
    days: fc.subarray([...weekdays], { maxLength: 2 }),
    prices: fc.array(fc.integer({ min: 0, max: 100_000_000 }), { maxLength: 2 }),
    capacity: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined }),
    sale: fc.constantFrom(
      {},
      { opens: '2027-06-01 20:00' },
      { opens: '2020-01-01 00:00' },
      { blockedMessage: 'Straks' },
    ),
    extra: fc.boolean(),
    bounds: fc.constantFrom(
      {},
      { ages: { from: 6, to: 8 } },
      { ages: { from: 12 } },
      { birthYears: { to: 2018 } },
    ),
  })
  .map(({ title, place, teachers, days, prices, capacity, sale, extra, bounds }) =>
    courseOf({
      ...{ title, place, teachers, ...bounds },
      sessions: [
        ...days.flatMap((day, index) => lessonsOn({ day, firstNid: 1000 * (index + 1) })),
        ...(extra ? [{ nid: 9, day: '2027-07-10', from: '10:00', to: '12:00' }] : []),
      ],
      tariffs: prices.map((cents) => ({
        ...newTariff({ kind: 'course', price: cents / 100 }),
        ...sale,
        ...(capacity !== undefined && { capacity }),
      })),
    }),
  );

describe('writeSheet', () => {
  it('is CSV for Excel in Belgium, in which no cell is a formula of somebody else', () => {
    const course = courseOf({ title: '=HYPERLINK("http://x")', place: 'Zaal; 1' });
    expect(writeSheet([course], now)).toBe(
      '\uFEFFTitel;Dag;Uren;Van;Tot en met;Plaats;Lesgevers;Leeftijd;Geboortejaar;Aantal plaatsen;Prijs;Inschrijven;Adres\r\n' +
        '"=""=HYPERLINK(""""http://x"""")""";dinsdag;16u00–17u00;01/09/2026;29/06/2027;"Zaal; 1";Juf An;;;20;95,00;open;ballet\r\n',
    );
  });

  it('can be pasted back: nothing changes, whatever the courses are', () => {
    fc.assert(
      fc.property(fc.array(anyCourse, { minLength: 1, maxLength: 4 }), (made) => {
        const courses = made.map((course, index) => ({ ...course, nid: index + 1, url: `cursus-${index}` }));
        const taken = take(writeSheet(courses, now), courses);
        expect(
          taken.rows.flatMap(({ cells }) => Object.values(cells).flatMap((cell) => cell.fault ?? [])),
        ).toEqual([]);
        expect(taken.rows.map(({ is }) => is)).toEqual(courses.map(() => 'same'));
        for (const [index, course] of courses.entries()) expect(taken.courses[index]).toBe(course);
      }),
      runs(150),
    );
  });

  it('makes the same courses in an empty club, as far as a sheet says them', () => {
    const { courses } = take(
      writeSheet([courseOf({ sessions: lessonsOn({ day: 'di', start: '2026-12-01' }) })], now),
    );
    expect(courses).toMatchObject([
      { title: 'Ballet', place: 'Zaal 1', teachers: ['Juf An'], tariffs: [{ price: 95, capacity: 20 }] },
    ]);
    expect(courses[0]?.sessions).toEqual(
      lessonsOn({ day: 'di', start: '2026-12-01' }).map(({ nid: _nid, ...lesson }) => lesson),
    );
  });
});
