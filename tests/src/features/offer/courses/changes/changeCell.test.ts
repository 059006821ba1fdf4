import { describe, expect, it } from 'vitest';
import { changeCell } from '#src/features/offer/courses/changes/changeCell.ts';
import { emptyCourse, newTariff } from '#src/features/offer/courses/changes/newCourse.ts';
import { type CellName, cellNames, courseCell } from '#src/features/offer/courses/view/courseCells.ts';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import { courseOf, lessonsOn, now } from '../someCourses.ts';

const { faults } = offerCoursesTexts;

function change(cell: CellName, text: string, course = courseOf()) {
  const changed = changeCell(course, { cell, text, now });
  return changed.ok ? courseCell(changed.course, cell, now).text : changed.fault;
}

describe('changeCell', () => {
  it.each([
    ['title', '  Ballet   9-11 ', 'Ballet 9-11'],
    ['title', '', faults.noTitle],
    ['place', 'Zaal 2', 'Zaal 2'],
    ['place', '', ''],
    ['place', 'x'.repeat(201), faults.tooLong(200)],
    ['teachers', 'Tom, Juf An', 'Tom, Juf An'],
    ['day', 'woensdag', 'woensdag'],
    ['day', 'morgen', faults.noWeekday],
    ['hours', '18-19u', '18u00–19u00'],
    ['hours', '19u-18u', faults.order],
    ['hours', 'laat', faults.noHours],
    ['capacity', '25', '25'],
    ['capacity', '', 'Geen limiet'],
    ['capacity', 'vijf', faults.noNumber],
    ['price', '1.099,50', '€\u00a01.099,50'],
    ['price', 'gratis', 'Gratis'],
    ['price', '9,999', faults.noPrice],
    ['sale', 'gesloten', 'Gesloten'],
    ['sale', '1/6/2027 20u00', 'Vanaf 01/06/2027 20u00'],
    ['sale', 'misschien', faults.noSale],
  ] as const)('types in %s %j and shows %j', (cell, text, shown) => {
    expect(change(cell, text)).toBe(shown);
  });

  it('returns the very same course where a cell already says so', () => {
    const course = courseOf();
    for (const cell of cellNames) {
      const text = courseCell(course, cell, now).edit?.value ?? '';
      expect(changeCell(course, { cell, text, now })).toEqual({ ok: true, course });
      expect(changeCell(course, { cell, text, now })).toHaveProperty('course', course);
    }
  });

  it('refuses a price and places where a course has several, and its hours where they differ', () => {
    const two = courseOf({
      tariffs: [newTariff({ kind: 'course', price: 95 }), newTariff({ kind: 'course', price: 60 })],
    });
    const sessions = [...lessonsOn({ day: 'di' }), ...lessonsOn({ day: 'do', from: '17:00', to: '18:00' })];
    expect(change('price', '80', two)).toBe(faults.inCourse);
    expect(change('capacity', '8', two)).toBe(faults.inCourse);
    expect(courseCell(two, 'price', now)).toMatchObject({ text: 'vanaf €\u00a060,00', edit: undefined });
    expect(change('hours', '9-10u', courseOf({ sessions }))).toBe(faults.inCourse);
    expect(change('day', 'wo', courseOf({ sessions }))).toBe(faults.inCourse);
  });

  it('changes the price of the one regular tariff beside a trial lesson, and lowers a deposit that would be more', () => {
    const [regular] = courseOf().tariffs;
    const trial = { ...newTariff({ kind: 'course', price: 5 }), type: 'trial' as const };
    const course = courseOf({ tariffs: [trial, ...(regular ? [{ ...regular, deposit: 50 }] : [])] });
    const changed = changeCell(course, { cell: 'price', text: '40', now });
    expect(changed).toMatchObject({ course: { tariffs: [trial, { price: 40, deposit: 40, nid: 11 }] } });
  });

  it('refuses a price below a reduced one', () => {
    const [tariff] = courseOf().tariffs;
    const reduced = { discountedPrice: 80, earlyPrice: { price: 70, until: '2027-01-31' } };
    const course = courseOf({ tariffs: tariff ? [{ ...tariff, ...reduced }] : [] });
    expect(change('price', '79', course)).toBe(faults.belowReduced('€\u00a080,00'));
    expect(courseCell(course, 'price', now).note).toBe(
      'met korting €\u00a080,00, €\u00a070,00 tot en met 31/01/2027',
    );
  });

  it('opens a course to all without a priority, and keeps the priority before another moment', () => {
    const [tariff] = courseOf().tariffs;
    const priority = { for: 'enrolled', from: '2027-05-01 20:00' } as const;
    const course = courseOf({ tariffs: tariff ? [{ ...tariff, opens: '2027-06-01 20:00', priority }] : [] });
    const tariffOf = (text: string) => {
      const changed = changeCell(course, { cell: 'sale', text, now });
      return changed.ok ? changed.course.tariffs[0] : undefined;
    };
    expect(tariffOf('open')).toEqual(tariff);
    expect(tariffOf('2/6/2027 20u')).toEqual({ ...tariff, opens: '2027-06-02 20:00', priority });
    expect(tariffOf('1/5/2027 20u')).toMatchObject({
      ...{ opens: '2027-05-01 20:00', priority: { for: 'enrolled', from: '2027-03-31 20:00' } },
    });
    expect(tariffOf('gesloten')).toMatchObject({ opens: '2027-06-01 20:00', priority });
  });

  it('gives a course without a price its first tariff, and asks for a price before anything else of it', () => {
    const course = emptyCourse({ title: 'Jazz', kind: 'course', courses: [] });
    expect(change('capacity', '20', course)).toBe(faults.priceFirst);
    expect(change('sale', 'open', course)).toBe(faults.priceFirst);
    expect(change('price', '60', course)).toBe('€\u00a060,00');
  });

  it('leaves single lessons beside a weekly plan', () => {
    const loose = { nid: 9, day: '2027-01-09', from: '10:00', to: '12:00' };
    const course = courseOf({ sessions: [...lessonsOn({ day: 'di' }), loose] });
    const changed = changeCell(course, { cell: 'hours', text: '18-19u', now });
    expect(changed).toMatchObject({ ok: true });
    expect(changed.ok && changed.course.sessions).toContainEqual(loose);
  });

  it('moves a single lesson to another date, and not into the past', () => {
    const course = courseOf({ sessions: [{ nid: 9, day: '2027-01-09', from: '10:00', to: '12:00' }] });
    expect(change('day', '2027-01-16', course)).toBe('16/01/2027');
    expect(change('day', '1/1/2026', course)).toBe(faults.past);
  });

  it('leaves lessons of the past', () => {
    const course = courseOf({ sessions: lessonsOn({ day: 'di', end: '2026-10-30' }) });
    expect(change('hours', '9-10u', course)).toBe(faults.over);
    expect(courseCell(course, 'day', now)).toMatchObject({
      text: 'dinsdag',
      note: 'voorbij',
      edit: undefined,
    });
  });
});
