import { describe, expect, test } from 'vitest';
import { courseRow } from '#src/features/courses/view/list/courseRow.ts';
import { club, course, lars, setting } from '../../courseFixtures.ts';

describe('courseRow', () => {
  test('shows ages only when the club shows them', () => {
    expect(courseRow(course(), setting()).age).toBe('6 tot en met 8 jaar');
    expect(courseRow(course(), setting({ club: club({ public_display_age_restriction: 0 }) })).age).toBe('');
  });
  test('shows times only when the club shows them', () =>
    expect(courseRow(course(), setting({ club: club({ public_overview_hide_timestamp: 1 }) })).schedule).toBe(
      'ma',
    ));
  test('shows the registration of the member instead of the places', () => {
    const registered = course({ tariffs: [{ availability: 0, registeredUsersPerTariff: { 8: -99 } }] });
    expect(courseRow(registered, setting()).availability?.text).toBe('Noor is ingeschreven');
    expect(courseRow(registered, setting({ person: lars })).availability?.text).toBe('Wachtlijst');
  });
});
