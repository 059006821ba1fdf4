import { describe, expect, it } from 'vitest';
import { dayText, lessonsText } from '#src/features/offer/season/lessonsText.ts';

const on = (day: string, from = '17:00', to = '18:00') => ({ day, from, to });

describe('lessonsText', () => {
  it.each([
    [[], { hours: [], period: undefined }],
    [[on('2026-09-01')], { hours: ['dinsdag 17u00–18u00'], period: '1 les op 01/09/2026' }],
    [
      [on('2026-09-08'), on('2026-09-01'), on('2026-09-03', '18:00', '19:30')],
      {
        hours: ['dinsdag 17u00–18u00', 'donderdag 18u00–19u30'],
        period: '3 lessen, van 01/09/2026 tot en met 08/09/2026',
      },
    ],
    [
      [on('2026-09-01'), on('2026-09-03')],
      {
        hours: ['dinsdag en donderdag 17u00–18u00'],
        period: '2 lessen, van 01/09/2026 tot en met 03/09/2026',
      },
    ],
    [
      ['05', '06', '07', '08', '09'].map((day) => on(`2027-07-${day}`, '09:00', '16:00')),
      {
        hours: ['maandag tot en met vrijdag 09u00–16u00'],
        period: '5 lessen, van 05/07/2027 tot en met 09/07/2027',
      },
    ],
  ])('says the lessons %j', (sessions, text) => {
    expect(lessonsText(sessions)).toEqual(text);
  });
});

it('dayText begins with the weekday', () => {
  expect(dayText('2028-04-17')).toBe('ma 17/04/2028');
});
