import { expect, test } from 'vitest';
import { openingTexts } from '#src/features/courses/view/enrolment/openingTexts.ts';
import { course, seconds } from '../../courseFixtures.ts';

const [june, july] = [seconds('2027-06-01T20:00:00+02:00'), seconds('2027-07-01T20:00:00+02:00')];

test.each<[string, readonly object[], readonly string[]]>([
  ['nothing where people can register', [{}], []],
  [
    'one moment for the whole course',
    [{ opens: june }, { opens: june }],
    ['Inschrijvingen open op dinsdag 01 juni 2027 om 20u00.'],
  ],
  [
    'each moment with its tariffs, the earliest first',
    [{ title: 'Gewoon', opens: july }, { title: 'Leden', opens: june }, { title: 'Proefles' }],
    [
      '“Leden”: inschrijvingen open op dinsdag 01 juni 2027 om 20u00.',
      '“Gewoon”: inschrijvingen open op donderdag 01 juli 2027 om 20u00.',
    ],
  ],
])('openingTexts says %s', (_what, tariffs, sentences) => {
  expect(openingTexts(course({ tariffs: [...tariffs] }), undefined)).toEqual(sentences);
});

test('openingTexts says the moment of a member who may register first, and nothing once they can', () => {
  const may = seconds('2027-05-15T20:00:00+02:00');
  const tariffs = [{ opens: june, priority: { members: [8], opens: may } }];
  expect(openingTexts(course({ tariffs }), 8)).toEqual([
    'Inschrijvingen open op zaterdag 15 mei 2027 om 20u00.',
  ]);
  expect(openingTexts(course({ tariffs }), 9)).toEqual([
    'Inschrijvingen open op dinsdag 01 juni 2027 om 20u00.',
  ]);
  expect(openingTexts(course({ tariffs: [{ opens: june, priority: { members: [8] } }] }), 8)).toEqual([]);
});
