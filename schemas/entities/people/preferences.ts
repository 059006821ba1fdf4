import { type Static, Type } from 'typebox';
import { or, skipping } from '../../reading.ts';
import { UserClub } from '../club/club.ts';
import { NewsletterEntry } from './newsletterEntry.ts';

/** The messages that a person wants from one club, by address. */
export const ClubPreferences = Type.Object({
  club: Type.Pick(UserClub, ['nid', 'url', 'title']),
  label: Type.Optional(or(Type.String({ description: 'Name of the newsletter, chosen by the club' }), '')),
  entries: skipping(Type.Array(NewsletterEntry)),
});
export type ClubPreferences = Static<typeof ClubPreferences>;
