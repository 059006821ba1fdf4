import { and, eq, sql } from 'drizzle-orm';
import type { NewsletterEntry, Subscription } from '#schemas/entities/people/newsletterEntry.ts';
import type { Database } from '../../db/database.ts';
import { communicationStatuses } from '../../db/schema.ts';
import { nl } from '../../texts/nl.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import { parentsOf } from '../people/family/parents.ts';
import type { Person } from '../people/people.ts';

interface Recipient {
  readonly clubNid: number;
  readonly person: Person;
}

type StatusByMail = Readonly<Record<string, Subscription>>;

/** The club's own wording of the question about its newsletter, if it has one. */
export function newsletterWording(club: ClubRow) {
  return {
    ...(club.newsletterLabel !== null && { label: club.newsletterLabel }),
    ...(club.newsletterQuestion !== null && { question: club.newsletterQuestion }),
    ...(club.newsletterHelp !== null && { newsletter: { help: club.newsletterHelp } }),
  };
}

/** The choices of a member who has never chosen, for a preview, which is about nobody. */
export const newMemberEntries: readonly NewsletterEntry[] = [
  { email: nl.preview.mail, status: 'unsubscribed', communicationStatus: 'subscribed' },
];

/** Loads what each address of a person receives from a club: their own address and those of the parents. */
export async function loadNewsletterEntries(
  db: Database,
  { clubNid, person }: Recipient,
): Promise<NewsletterEntry[]> {
  const isTheirs = and(eq(communicationStatuses.clubNid, clubNid), eq(communicationStatuses.uid, person.uid));
  const chosen = await db.select().from(communicationStatuses).where(isTheirs);
  const mails = await mailsOf(db, person);
  return mails.map((email) => {
    const choice = chosen.find(({ mail }) => mail === email);
    // A newsletter is opt-in; messages about one's own registrations are opt-out.
    return {
      email,
      status: choice?.newsletter ?? 'unsubscribed',
      communicationStatus: choice?.communication ?? 'subscribed',
    };
  });
}

/** Saves the choices, in the caller's transaction. Ignores an address that wasn't offered. */
export async function saveNewsletterEntries(
  tx: Database,
  recipient: Recipient,
  chosen: { readonly newsletter: StatusByMail; readonly communication: StatusByMail },
): Promise<void> {
  const entries = await loadNewsletterEntries(tx, recipient);
  if (entries.length === 0) return;
  const rows = entries.map(({ email, status, communicationStatus }) => ({
    clubNid: recipient.clubNid,
    uid: recipient.person.uid,
    mail: email,
    newsletter: ownStatus(chosen.newsletter, email) ?? status,
    communication: ownStatus(chosen.communication, email) ?? communicationStatus,
  }));
  await tx
    .insert(communicationStatuses)
    .values(rows)
    .onConflictDoUpdate({
      target: [communicationStatuses.clubNid, communicationStatuses.uid, communicationStatuses.mail],
      set: { newsletter: sql`excluded.newsletter`, communication: sql`excluded.communication` },
    });
}

function ownStatus(statuses: StatusByMail, mail: string): Subscription | undefined {
  return Object.hasOwn(statuses, mail) ? statuses[mail] : undefined;
}

async function mailsOf(db: Database, person: Person): Promise<string[]> {
  const mails = [person, ...(await parentsOf(db, person))].flatMap(({ mail }) => mail ?? []);
  return [...new Set(mails)];
}
