import { expect, test } from 'vitest';
import type { ClubPreferences } from '#src/api/entities/people/preferences.ts';
import { withPreference } from '#src/features/profile/view/preferenceChange.ts';

const ofClub = (nid: number): ClubPreferences => ({
  club: { nid, url: `club-${nid}`, title: `Club ${nid}` },
  label: '',
  entries: ['an@example.org', 'noor@example.org'].map((email) => ({
    email,
    newsletter: true,
    messages: true,
  })),
});

test('withPreference changes one address at one club, and nothing else', () => {
  const change = { club: 1, email: 'noor@example.org', change: { newsletter: false } };
  const [first, second] = withPreference([ofClub(1), ofClub(2)], change);
  expect(first?.entries).toEqual([
    { email: 'an@example.org', newsletter: true, messages: true },
    { email: 'noor@example.org', newsletter: false, messages: true },
  ]);
  expect(second).toEqual(ofClub(2));
});
