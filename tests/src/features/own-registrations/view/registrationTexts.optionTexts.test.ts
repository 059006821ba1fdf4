import { describe, expect, test } from 'vitest';
import type { ChangeOption } from '#src/api/entities/registration/ownRegistration.ts';
import {
  changeLabel,
  consequencesOf,
  differenceText,
  moneyOf,
  periodTextOf,
  scheduleOf,
  sharedFacts,
} from '#src/features/own-registrations/view/registrationTexts.ts';

const jazz = { nid: 111, url: 'jazz', title: 'Jazz' };
const ballet = { nid: 109, url: 'ballet', title: 'Ballet' };
const option: ChangeOption = {
  ...{ course: jazz, tariff: { nid: 1111, title: 'Heel seizoen' }, weekdays: ['ma'] },
  ...{ startDate: 1_796_063_400, endDate: 1_813_602_600, startTime: '19:30', endTime: '20:45' },
  ...{ place: 'Gent', places: 3, difference: 0, lapses: 0, back: 0, kept: 0, until: null },
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the texts of another group', () => {
  test.each([
    ['one group', [option], { period: '', place: '' }],
    [
      'two groups in one place',
      [option, { ...option, startDate: 1_796_763_400 }],
      { period: '', place: 'Gent' },
    ],
    [
      'two groups in one period',
      [option, { ...option, place: 'Aalst' }],
      { period: 'Van 30/11/2026 tot en met 21/06/2027', place: '' },
    ],
  ])('sharedFacts: %s', (_, options, expected) => {
    expect(sharedFacts(options)).toEqual(expected);
  });

  test.each([
    ['one day', {}, 'ma 19u30 tot 20u45'],
    ['two days', { weekdays: ['ma', 'do'] as const }, 'ma, do 19u30 tot 20u45'],
    ['a camp', { weekdays: ['ma', 'di', 'wo', 'do'] as const }, 'Meerdere dagen 19u30 tot 20u45'],
    ['no times', { startTime: '', endTime: '' }, 'ma'],
  ])('scheduleOf: %s', (_, differing, expected) => {
    const { weekdays, ...rest } = { ...option, ...differing };
    expect(scheduleOf({ ...rest, weekdays: [...weekdays] })).toBe(expected);
  });

  test('periodTextOf names both ends, or the only day', () => {
    expect(periodTextOf(option)).toBe('Van 30/11/2026 tot en met 21/06/2027');
    expect(periodTextOf({ ...option, endDate: option.startDate })).toBe('Op 30/11/2026');
    expect(periodTextOf({ ...option, endDate: 0 })).toBe('Vanaf 30/11/2026');
  });

  test.each([
    [0, 'Zelfde prijs'],
    [2_000, '€ 20,00 meer'],
    [-2_000, '€ 20,00 minder'],
  ])('differenceText of %i cents', (difference, expected) => {
    expect(plain(differenceText({ ...option, difference }))).toBe(expected);
  });

  test.each([
    ['refund', {}, 'De prijs verandert niet.'],
    ['refund', { difference: 2_000 }, 'Er komt € 20,00 bij, op een eigen kostennota.'],
    ['refund', { difference: -2_000, lapses: 2_000 }, 'Je hoeft € 20,00 niet meer te betalen.'],
    ['refund', { difference: -2_000, back: 2_000 }, 'De club betaalt je € 20,00 terug.'],
    ['credit', { difference: -2_000, back: 2_000 }, 'Je houdt € 20,00 tegoed bij de club.'],
    [
      'none',
      { kept: 2_000 },
      'Deze groep kost € 20,00 minder, maar de club betaalt niets terug. Wat nog open staat, blijf je verschuldigd.',
    ],
  ] as const)('moneyOf by the rule %s: %o', (money, differing, expected) => {
    expect(plain(moneyOf({ ...option, ...differing }, { money }))).toBe(expected);
  });

  test('consequencesOf tells who gets the place, and what is possible afterwards', () => {
    expect(consequencesOf(option, { course: ballet })).toEqual([
      'De plaats bij Ballet gaat naar iemand anders.',
      'Stoppen of opnieuw wisselen kan je daarna alleen nog aan de club vragen.',
    ]);
    expect(consequencesOf({ ...option, until: 1_796_063_400 }, { course: jazz })).toEqual([
      'Stoppen of opnieuw wisselen kan tot 30/11/2026 om 19u30.',
    ]);
  });

  test('changeLabel names the course, or the tariff within one course', () => {
    expect([changeLabel(option, { course: ballet }), changeLabel(option, { course: jazz })]).toEqual([
      'Wissel naar Jazz',
      'Wissel naar Heel seizoen',
    ]);
  });

  test('changeLabel says that a dearer group binds to pay', () => {
    expect(plain(changeLabel({ ...option, difference: 2_000 }, { course: ballet }))).toBe(
      'Wissel met betalingsverplichting · € 20,00',
    );
  });
});
