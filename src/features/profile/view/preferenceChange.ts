import type { AddressPreferences, ClubPreferences } from '#src/api/entities/people/preferences.ts';

export interface PreferenceChange {
  /** The nid of a club. */
  readonly club: number;
  readonly email: string;
  readonly change: Partial<Omit<AddressPreferences, 'email'>>;
}

/** The preferences with one address of one club changed. */
export function withPreference(
  preferences: readonly ClubPreferences[],
  { club, email, change }: PreferenceChange,
): readonly ClubPreferences[] {
  return preferences.map((ofClub) =>
    ofClub.club.nid === club
      ? {
          ...ofClub,
          entries: ofClub.entries.map((entry) => (entry.email === email ? { ...entry, ...change } : entry)),
        }
      : ofClub,
  );
}
