import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdayOfDay } from '#rules/brusselsTime.ts';
import {
  changeChosen,
  changePlaces,
  changePrices,
  duplicateChosen,
  movePlace,
  moveTime,
  priceByRule,
} from '#src/features/offer/courses/changes/changeSeveral.ts';
import { newTariff } from '#src/features/offer/courses/changes/newCourse.ts';
import { keyOf } from '#src/features/offer/courses/view/courseKey.ts';
import { runs } from '#tests/setup/runs.ts';
import { courseOf, lessonsOn, now } from '../someCourses.ts';

const today = now.slice(0, 10);

describe('priceByRule', () => {
  it.each([
    [9500, { percent: 5 }, 1, 9975],
    [9500, { percent: 5 }, 50, 10_000],
    [9500, { percent: 5 }, 100, 10_000],
    [1010, { percent: 5 }, 1, 1061],
    [9500, { percent: 2.5 }, 1, 9738],
    [9500, { percent: -10 }, 1, 8550],
    [9500, { cents: 1000 }, 1, 10_500],
    [9520, { cents: 1000 }, 50, 10_500],
    [500, { cents: -1000 }, 1, 0],
    [0, { cents: 1000 }, 1, 0],
  ] as const)('makes %j cents by %j rounded to %j: %j', (cents, change, step, expected) => {
    expect(priceByRule(cents, { change, step })).toBe(expected);
  });

  it('never turns the order of two prices around, is a multiple of its step and at most half a step off', () => {
    const cents = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.integer({ min: -100, max: 100 }),
        fc.constantFrom(1, 50, 100),
        (one, other, percent, step) => {
          const rule = { change: { percent }, step: step as 1 | 50 | 100 };
          const [least, most] = [
            priceByRule(Math.min(one, other), rule),
            priceByRule(Math.max(one, other), rule),
          ];
          expect(least).toBeLessThanOrEqual(most);
          expect(most % step).toBe(0);
          const exact = (Math.max(one, other) * (100 + percent)) / 100;
          expect(Math.abs(most - exact)).toBeLessThanOrEqual(step / 2 + 1e-6);
        },
      ),
      runs(300),
    );
  });
});

describe('changePrices', () => {
  const rule = { change: { percent: 10 }, step: 1 } as const;

  it('changes all prices of the regular tariffs, and not of a trial lesson', () => {
    const regular = {
      ...newTariff({ kind: 'course', price: 100 }),
      discountedPrice: 80,
      uitpasPrice: 20,
      deposit: 25,
    };
    const trial = { ...newTariff({ kind: 'course', price: 5 }), type: 'trial' as const };
    expect(changePrices(courseOf({ tariffs: [regular, trial] }), rule)?.tariffs).toEqual([
      { ...regular, price: 110, discountedPrice: 88, uitpasPrice: 22 },
      trial,
    ]);
  });

  it('keeps an early price below the ordinary one, also where rounding would make them the same', () => {
    const tariff = {
      ...newTariff({ kind: 'course', price: 100 }),
      earlyPrice: { price: 99.8, until: '2027-01-31' },
      deposit: 100,
    };
    const early = (change: Parameters<typeof changePrices>[1]) =>
      changePrices(courseOf({ tariffs: [tariff] }), change)?.tariffs[0];
    expect(early({ change: { percent: 10 }, step: 100 })).toMatchObject({
      ...{ price: 110, deposit: 100 },
      earlyPrice: { price: 109.78, until: '2027-01-31' },
    });
    expect(early({ change: { percent: -100 }, step: 1 })).not.toHaveProperty('earlyPrice');
  });

  it('leaves a course without a price', () => {
    expect(changePrices(courseOf({ tariffs: [] }), rule)).toBeUndefined();
  });
});

describe('movePlace', () => {
  it('gives the course another place where all its lessons move, also those with a place of their own', () => {
    const [first, ...others] = lessonsOn({ day: 'di', start: today });
    const course = courseOf({ sessions: [{ ...first, place: 'Buiten' }, ...others] as typeof others });
    const moved = movePlace(course, { place: 'Zaal 2', now });
    expect(moved?.place).toBe('Zaal 2');
    expect(JSON.stringify(moved)).not.toContain('Buiten');
  });

  it('moves only the lessons to come of one day, each by its own place', () => {
    const sessions = [...lessonsOn({ day: 'di' }), ...lessonsOn({ day: 'do', firstNid: 2000 })];
    const moved = movePlace(courseOf({ sessions }), { place: 'Zaal 2', only: 'di', now });
    expect(moved?.place).toBe('Zaal 1');
    for (const { day, place } of moved?.sessions ?? [])
      expect(place).toBe(day >= today && weekdayOfDay(day) === 'di' ? 'Zaal 2' : undefined);
  });

  it('leaves a course without such a lesson', () => {
    expect(movePlace(courseOf(), { place: 'Zaal 2', only: 'vr', now })).toBeUndefined();
  });
});

describe('moveTime', () => {
  const coming = (course: ReturnType<typeof courseOf> | undefined) =>
    course?.sessions.filter(({ day }) => day >= today) ?? [];

  it('begins at another hour with the same length, or some minutes later', () => {
    const hours = (change: Parameters<typeof moveTime>[1]['hours']) =>
      coming(moveTime(courseOf(), { hours: change, now }))[0];
    expect(hours({ from: '18:30' })).toMatchObject({ from: '18:30', to: '19:30' });
    expect(hours({ minutes: 15 })).toMatchObject({ from: '16:15', to: '17:15' });
  });

  it('leaves a course whose lesson would end after midnight, or that has no lesson to come', () => {
    expect(moveTime(courseOf(), { hours: { from: '23:30' }, now })).toBeUndefined();
    expect(moveTime(courseOf({ sessions: [] }), { day: 'wo', now })).toBeUndefined();
    expect(moveTime(courseOf(), { only: 'vr', day: 'wo', now })).toBeUndefined();
  });

  it('leaves a camp whose days would all become one', () => {
    const sessions = ['05', '06', '07'].map((day) => ({ day: `2027-07-${day}`, from: '09:00', to: '16:00' }));
    expect(moveTime(courseOf({ sessions }), { day: 'wo', now })).toBeUndefined();
    expect(moveTime(courseOf({ sessions }), { hours: { minutes: 30 }, now })?.sessions[0]?.from).toBe(
      '09:30',
    );
  });
});

describe('changePlaces', () => {
  it('changes the places of the one tariff, and of nothing else', () => {
    expect(changePlaces(courseOf(), 12)?.tariffs[0]?.capacity).toBe(12);
    expect(changePlaces(courseOf(), undefined)?.tariffs[0]).not.toHaveProperty('capacity');
    const [tariff] = courseOf().tariffs;
    expect(
      changePlaces(courseOf({ tariffs: [tariff, tariff].flatMap((one) => one ?? []) }), 12),
    ).toBeUndefined();
  });
});

describe('changeChosen and duplicateChosen', () => {
  it('leave what nobody chose the same object, and put a copy behind its course', () => {
    const courses = [courseOf(), courseOf({ nid: 2, url: 'jazz', title: 'Jazz' })];
    const chosen = new Set([keyOf(courseOf())]);
    expect(changeChosen(courses, chosen, (course) => ({ ...course, place: '' }))[1]).toBe(courses[1]);
    expect(changeChosen(courses, chosen, (course) => ({ ...course }))[0]).toBe(courses[0]);
    expect(duplicateChosen(courses, chosen).map(({ title }) => title)).toEqual([
      'Ballet',
      'Ballet (kopie)',
      'Jazz',
    ]);
  });
});
