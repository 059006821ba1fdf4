import { describe, expect, test } from 'vitest';
import { courseRow } from '#src/features/courses/view/list/courseRow.ts';
import { club, course, lars, noor, setting } from '../../courseFixtures.ts';

const emma = { uid: 10, name: 'Emma Peeters', firstName: 'Emma', birthdate: '2017-05-04' };
const pills = (wire: Parameters<typeof course>[0], parts: Parameters<typeof setting>[0]) =>
  courseRow(course(wire), setting(parts)).pills.map(({ text }) => text);

describe('courseRow', () => {
  test('shows ages only when the club shows them', () => {
    expect(courseRow(course(), setting()).age).toBe('6 tot en met 8 jaar');
    expect(courseRow(course(), setting({ club: club({ public_display_age_restriction: 0 }) })).age).toBe('');
  });
  test('shows times only when the club shows them', () =>
    expect(courseRow(course(), setting({ club: club({ public_overview_hide_timestamp: 1 }) })).schedule).toBe(
      'ma',
    ));
  test.each([
    ['the selected member', noor, ['Al ingeschreven: Noor', 'Op de wachtlijst: Lars']],
    [
      'another member, with the room that is left',
      emma,
      ['Al ingeschreven: Noor', 'Op de wachtlijst: Lars', 'Wachtlijst'],
    ],
  ])('shows what the family takes part in to %s', (_who, person, texts) => {
    const held = {
      ...{ availability: 0, registeredUsersPerTariff: { 8: -99 }, queuedUsersPerTariff: { 9: 1 } },
    };
    const family = [noor, lars, emma];
    expect(pills({ tariffs: [held] }, { person, family })).toEqual(texts);
  });
  test('joins members, tells a trial, and says nothing about tickets', () => {
    const registered = { registeredUsersPerTariff: { 8: 1, 9: 1 } };
    const family = [noor, lars];
    expect(pills({ tariffs: [registered] }, { family })).toEqual(['Al ingeschreven: Noor en Lars']);
    expect(pills({ tariffs: [{ type: 'trial', ...registered }] }, { family })).toEqual([
      'Proefles: Noor en Lars',
    ]);
    expect(pills({ type: 'ticket', tariffs: [registered] }, { family })).toEqual([]);
  });
});
