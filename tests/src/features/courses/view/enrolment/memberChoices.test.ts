import { describe, expect, test } from 'vitest';
import { memberChoices } from '#src/features/courses/view/enrolment/memberChoices.ts';
import { club, course, lars, noor } from '../../courseFixtures.ts';

describe('memberChoices', () => {
  const choose = (wire: Parameters<typeof course>[0], tariff?: number) =>
    memberChoices(course(wire), tariff, { club: club(), today: '2026-11-20', members: [noor, lars] }).map(
      ({ refusal }) => refusal,
    );
  test('gives the reason for each member who is refused', () =>
    expect(choose({})).toEqual(['', 'Tot en met 8 jaar']));
  test('refuses a member who is registered by any tariff', () =>
    expect(choose({ tariffs: [{ registeredUsersPerTariff: { 8: 1 } }, {}] })[0]).toBe('Al ingeschreven'));
  test('accepts a member who had a trial', () =>
    expect(choose({ tariffs: [{ type: 'trial', registeredUsersPerTariff: { 8: 1 } }, {}] })[0]).toBe(''));
  test('accepts a registered member for another tariff where the club allows several', () =>
    expect(
      choose({ allowsSeveralTariffs: true, tariffs: [{ registeredUsersPerTariff: { 8: 1 } }, {}] })[0],
    ).toBe(''));
  test('checks only the chosen tariff', () =>
    expect(choose({ tariffs: [{ registeredUsersPerTariff: { 8: 1 } }, {}] }, 31)[0]).toBe('Al ingeschreven'));
  test('tells the age and the reason of a refusal', () => {
    const choices = memberChoices(course({ tariffs: [{ queuedUsersPerTariff: { 8: 1 } }] }), undefined, {
      club: club(),
      today: '2026-11-20',
      members: [noor, lars],
    });
    expect(choices.map(({ age, refusedFor }) => [age, refusedFor])).toEqual([
      [7, 'queued'],
      [14, 'age'],
    ]);
  });
});
