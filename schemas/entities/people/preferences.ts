import { type Static, Type } from 'typebox';
import { UserClub } from '../club/club.ts';
import { NewsletterEntry } from './newsletterEntry.ts';

/** The messages that a person wants from one club, by address. */
export const ClubPreferences = Type.Object({
  club: Type.Omit(UserClub, ['blocked']),
  label: Type.Optional(Type.String({ description: 'Name of the newsletter, chosen by the club' })),
  entries: Type.Array(NewsletterEntry),
});
export type ClubPreferences = Static<typeof ClubPreferences>;
