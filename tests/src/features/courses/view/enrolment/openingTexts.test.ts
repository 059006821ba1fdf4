import { expect, test } from 'vitest';
import { openingTexts } from '#src/features/courses/view/enrolment/openingTexts.ts';
import { course, lars, noor, seconds, setting } from '../../courseFixtures.ts';

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
  expect(openingTexts(course({ tariffs: [...tariffs] }), setting({ person: undefined }))).toEqual(sentences);
});

test.each([
  ['a member who may register first', noor, 'Inschrijvingen open op zaterdag 15 mei 2027 om 20u00.'],
  ['any other member', lars, 'Inschrijvingen open op dinsdag 01 juni 2027 om 20u00.'],
  [
    'a family of which no member is chosen',
    undefined,
    'Inschrijvingen open op zaterdag 15 mei 2027 om 20u00.',
  ],
])('openingTexts says the moment of %s', (_who, person, sentence) => {
  const may = seconds('2027-05-15T20:00:00+02:00');
  const early = course({ tariffs: [{ opens: june, priority: { members: [8], opens: may } }] });
  expect(openingTexts(early, setting({ person, family: [noor, lars] }))).toEqual([sentence]);
});

test.each([
  ['a member who may register now', noor],
  ['a family of which a member may register now, while none is chosen', undefined],
])('openingTexts says nothing to %s', (_who, person) => {
  const first = course({ tariffs: [{ opens: june, priority: { members: [8] } }] });
  expect(openingTexts(first, setting({ person, family: [noor, lars] }))).toEqual([]);
});
