import { asc, eq, inArray, or } from 'drizzle-orm';
import type { NewsletterEntry } from '#schemas/entities/people/newsletterEntry.ts';
import type { ClubPreferences } from '#schemas/entities/people/preferences.ts';
import type { Database } from '../../db/database.ts';
import { clubMembers, clubs, communicationStatuses } from '../../db/schema.ts';
import type { Person } from '../people/people.ts';
import { loadNewsletterEntries, saveNewsletterEntries } from '../registration/newsletter.ts';

/** The preferences for every club that the person belongs to or once made a choice for. */
export async function loadPreferences(db: Database, person: Person): Promise<ClubPreferences[]> {
  const preferences: ClubPreferences[] = [];
  for (const { nid, url, title, newsletterLabel } of await clubsThatMayWrite(db, person.uid))
    preferences.push({
      club: { nid, url, title },
      ...(newsletterLabel !== null && { label: newsletterLabel }),
      entries: await loadNewsletterEntries(db, { clubNid: nid, person }),
    });
  return preferences;
}

interface ChosenOfClub {
  readonly nid: number;
  readonly entries: readonly NewsletterEntry[];
}

/** Saves the choices. Ignores choices for a club that may not write to the person. */
export async function savePreferences(
  db: Database,
  person: Person,
  chosen: readonly ChosenOfClub[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const nids = new Set((await clubsThatMayWrite(tx, person.uid)).map(({ nid }) => nid));
    for (const { nid: clubNid, entries } of chosen.filter(({ nid }) => nids.has(nid)))
      await saveNewsletterEntries(tx, { clubNid, person }, choicesIn(entries));
  });
}

function choicesIn(entries: ChosenOfClub['entries']) {
  return {
    newsletter: Object.fromEntries(entries.map(({ email, status }) => [email, status])),
    communication: Object.fromEntries(
      entries.map(({ email, communicationStatus }) => [email, communicationStatus]),
    ),
  };
}

function clubsThatMayWrite(db: Database, uid: number) {
  const asMember = db.select({ nid: clubMembers.clubNid }).from(clubMembers).where(eq(clubMembers.uid, uid));
  const asReader = db
    .select({ nid: communicationStatuses.clubNid })
    .from(communicationStatuses)
    .where(eq(communicationStatuses.uid, uid));
  return db
    .select()
    .from(clubs)
    .where(or(inArray(clubs.nid, asMember), inArray(clubs.nid, asReader)))
    .orderBy(asc(clubs.searchText));
}
