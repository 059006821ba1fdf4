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
  expect(openingTexts(course({ tariffs: [...tariffs] }))).toEqual(sentences);
});
