import { describe, expect, it } from 'vitest';
import type { ClubAction } from '#src/api/entities/management/clubAction.ts';
import { aboutAction, whatWasDone } from '#src/features/management/ledger/actionTexts.ts';

const action: ClubAction = {
  ...{ id: 1, at: 0, by: 'Karim', action: 'mark-transfer', what: '', name: '', mail: '', reason: '' },
  ...{ amount: 0, credited: 0, refunded: 0, byHand: 0, changes: [], sentences: [] },
};

describe('an action in the list of a club', () => {
  it.each([
    ['undo-transfer', 'Maakte een overschrijving ongedaan'],
    ['of-a-newer-server', 'Wijzigde iets'],
    ['constructor', 'Wijzigde iets'],
  ])('names %s', (name, expected) => {
    expect(whatWasDone({ ...action, action: name })).toBe(expected);
  });

  it.each<[string, Partial<ClubAction>, readonly string[]]>([
    ['nothing', {}, []],
    ['a transfer', { what: 'KN-1', name: 'Noor', amount: 4_500 }, ['KN-1 · Noor', '€ 45,00']],
    [
      'a cancellation',
      { what: 'Ballet', credited: 300, refunded: 200, byHand: 100 },
      ['Ballet', '€ 3,00 gecrediteerd · € 2,00 terugbetaald · € 1,00 zelf terug te betalen'],
    ],
    [
      'changed answers',
      {
        ...{ what: 'Ballet', name: 'Noor' },
        changes: [
          { question: 'Wie mogen we bellen?', before: 'Oma' },
          { question: 'Wie haalt op?', before: '' },
          { question: 'Allergie?', before: null },
        ],
      },
      [
        'Ballet · Noor',
        '“Wie mogen we bellen?” was “Oma”',
        '“Wie haalt op?” was niet ingevuld',
        '“Allergie?” is gewijzigd (over gezondheid: het vorige antwoord bewaren we niet)',
      ],
    ],
    ['a mail', { mail: 'receipt' }, ['Ontvangstbewijs']],
    ['a mail of an unknown kind', { mail: 'toString' }, []],
  ])('says what %s was about', (_name, more, expected) => {
    const lines = aboutAction({ ...action, ...more });
    expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(expected);
  });
});
