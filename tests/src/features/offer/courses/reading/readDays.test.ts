import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIsoDay, formatLongIsoDay } from '#rules/writtenTime.ts';
import {
  readDay,
  readMoment,
  readWeekday,
  readWeekdays,
} from '#src/features/offer/courses/reading/readDays.ts';
import { runs } from '#tests/setup/runs.ts';

describe('readWeekday', () => {
  it.each([
    ['di', 'di'],
    ['Di.', 'di'],
    ['DINSDAG', 'di'],
    ['dins', 'di'],
    ['dinsdagen', 'di'],
    ['elke woensdag', 'wo'],
    ['woensdagnamiddag', 'wo'],
    ['zaterdagvoormiddag', 'za'],
    ['d', undefined],
    ['dag', undefined],
    ['', undefined],
    ['mardi', undefined],
  ])('reads %j as %j', (text, day) => {
    expect(readWeekday(text)).toBe(day);
  });
});

describe('readWeekdays', () => {
  it.each([
    ['do en di', ['di', 'do']],
    ['ma, wo + vr', ['ma', 'wo', 'vr']],
    ['dinsdag', ['di']],
    ['di en straks', undefined],
  ])('reads %j as %j', (text, days) => {
    expect(readWeekdays(text)).toEqual(days);
  });
});

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('readDay', () => {
  it.each([
    ['1/9/2026', '2026-09-01'],
    ['01-09-26', '2026-09-01'],
    ['1.9.2026', '2026-09-01'],
    ['2026-09-01', '2026-09-01'],
    ['di 1/9/2026', '2026-09-01'],
    ['dinsdag 1 september 2026', '2026-09-01'],
    ['1 sept. 2026', '2026-09-01'],
    ['3 mrt 2027', '2027-03-03'],
    ['31/2/2027', undefined],
    ['13/13/2027', undefined],
    ['1/9', undefined],
    ['straks', undefined],
  ])('reads %j as %j', (text, read) => {
    expect(readDay(text)).toBe(read);
  });

  it('reads back every day that the house writes', () => {
    fc.assert(
      fc.property(day, (one) => {
        for (const written of [one, formatIsoDay(one), formatLongIsoDay(one)])
          expect(readDay(written)).toBe(one);
      }),
      runs(100),
    );
  });
});

describe('readMoment', () => {
  it.each([
    ['1/6/2027 20u00', '2027-06-01 20:00'],
    ['1/06/2027 20:00:00', '2027-06-01 20:00'],
    ['vanaf 1 juni 2027 om 20u', '2027-06-01 20:00'],
    ['2027-06-01T20:00', '2027-06-01 20:00'],
    ['1/6/2027', '2027-06-01 00:00'],
    ['20u00', undefined],
    ['open', undefined],
  ])('reads %j as %j', (text, moment) => {
    expect(readMoment(text)).toBe(moment);
  });
});
