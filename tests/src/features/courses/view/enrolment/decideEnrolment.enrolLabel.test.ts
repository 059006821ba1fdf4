import { expect, test } from 'vitest';
import { type EnrolmentStep, enrolLabel } from '#src/features/courses/view/enrolment/decideEnrolment.ts';
import { tariffCards } from '#src/features/courses/view/enrolment/tariffCards.ts';
import { course, euros, setting } from '../../courseFixtures.ts';

const extras = { trials: [], services: [], companions: [] };
const logIn: EnrolmentStep = { do: 'log-in', tariff: 31 };
const ask = (question: 'member' | 'tariff' | 'trials'): EnrolmentStep => ({
  do: 'ask',
  for: question,
  message: '',
});

function label(tariff: object | undefined, step = logIn, chosen: Partial<typeof extras> = {}): string {
  const [card] = tariff ? tariffCards(course({ tariffs: [tariff] }), setting()) : [];
  return euros(enrolLabel(step, card, { is: 'complete', extras: { ...extras, ...chosen } }));
}

test.each([
  ['names the missing tariff', undefined, ask('tariff'), 'Kies een tarief'],
  ['names the missing person', { price: 90 }, ask('member'), 'Kies voor wie'],
  ['has the price of the tariff', { price: 90 }, logIn, 'Inschrijven · € 90,00'],
  ['says that a course is free', { price: 0 }, logIn, 'Gratis inschrijven'],
  ['says that a trial is free', { price: 0, type: 'trial' }, logIn, 'Gratis proefles'],
  ['has the price of a trial', { price: 8.5, type: 'trial' }, ask('trials'), 'Proefles · € 8,50'],
  ['names the waiting list', { price: 0, availability: 0 }, logIn, 'Zet op de wachtlijst'],
])('enrolLabel %s', (_name, tariff, step, expected) => expect(label(tariff, step)).toBe(expected));

test('enrolLabel has no price with extras, because only the server computes that total', () => {
  expect(label({ price: 90 }, logIn, { services: [] })).toContain('90');
  const [card] = tariffCards(course({ tariffs: [{ price: 90 }] }), setting());
  const withService = { ...extras, services: ['5'] };
  expect(enrolLabel(logIn, card, { is: 'complete', extras: withService })).toBe('Inschrijven');
});
