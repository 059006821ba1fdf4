import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { cutText } from '#rules/cutText.ts';
import type { CommunicationBlock, CommunicationSummary } from '#schemas/entities/club/communication.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import {
  clubs,
  communicationReads,
  communicationRecipients,
  communications,
  users,
} from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { fullName } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';

interface LoadedCommunication {
  readonly communication: typeof communications.$inferSelect;
  readonly club: { readonly nid: number; readonly url: string; readonly title: string };
  /** The family members whom the message is for. */
  readonly recipients: readonly { readonly uid: number; readonly name: string }[];
  /** Whether the caller read the message. */
  readonly isRead: boolean;
}

/** The urls of a club and of a message, which together identify the message. */
interface CommunicationPlace {
  readonly club: string;
  readonly message: string;
}

/** The messages that clubs sent to the caller and family, newest first; with `place`, that message alone. */
export async function loadCommunications(
  db: Database,
  caller: Caller,
  place?: CommunicationPlace,
): Promise<readonly LoadedCommunication[]> {
  const rows = await selectCommunications(db, caller, placed(place));
  return [...Map.groupBy(rows, ({ communication }) => communication.id).values()].flatMap(
    ([first, ...more]) =>
      first === undefined
        ? []
        : [
            {
              communication: first.communication,
              club: first.club,
              recipients: [first, ...more].map(({ person }) => ({ uid: person.uid, name: fullName(person) })),
              isRead: first.readAt !== null,
            },
          ],
  );
}

/** Selects one row per recipient in the family. */
function selectCommunications(db: Database, caller: Caller, isWanted: SQL | undefined) {
  return db
    .select({
      communication: communications,
      club: { nid: clubs.nid, url: clubs.url, title: clubs.title },
      person: { uid: users.uid, fname: users.fname, lname: users.lname },
      readAt: communicationReads.readAt,
    })
    .from(communicationRecipients)
    .innerJoin(communications, eq(communications.id, communicationRecipients.communicationId))
    .innerJoin(clubs, eq(clubs.nid, communications.clubNid))
    .innerJoin(users, eq(users.uid, communicationRecipients.uid))
    .leftJoin(
      communicationReads,
      and(eq(communicationReads.communicationId, communications.id), eq(communicationReads.uid, caller.uid)),
    )
    .where(and(inArray(communicationRecipients.uid, [...caller.family]), isWanted))
    .orderBy(desc(communications.sentAt), desc(communications.id), asc(users.uid));
}

function placed(place: CommunicationPlace | undefined): SQL | undefined {
  return place && and(eq(clubs.url, place.club), eq(communications.url, place.message));
}

/** @throws {Refused} where the family has no such message */
export async function requireCommunication(
  db: Database,
  caller: Caller,
  place: CommunicationPlace,
): Promise<LoadedCommunication> {
  const [found] = await loadCommunications(db, caller, place);
  if (!found) throw refusals.notFound(nl.refusals.communicationNotFound);
  return found;
}

interface Reading {
  readonly communicationId: number;
  readonly uid: number;
  readonly readAt: Date;
}

/** Stores that a person has read a message. A second call keeps the time of the first one. */
export async function markAsRead(db: Database, reading: Reading): Promise<void> {
  await db.insert(communicationReads).values(reading).onConflictDoNothing();
}

/** Maximum length of a summary, in characters. */
const longestSummary = 160;

export function toWireSummary(loaded: LoadedCommunication): CommunicationSummary {
  const { communication, club, recipients, isRead } = loaded;
  const { id, url, title, body, sentAt } = communication;
  return {
    ...{ id, club, url, title },
    summary: summaryOf(body),
    sent: unixSecondsOf(sentAt),
    recipients: [...recipients],
    read: isRead,
  };
}

function wordsOf(block: CommunicationBlock): string {
  if (block.type === 'paragraph') return block.text;
  return block.type === 'text' ? block.spans.map(({ text }) => text).join('') : '';
}

/** The beginning of the first paragraph, cut between words. */
function summaryOf(body: readonly CommunicationBlock[]): string {
  const text = body.map(wordsOf).find((words) => words !== '') ?? '';
  if (text.length <= longestSummary) return text;
  const cut = cutText(text, longestSummary);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || longestSummary).trimEnd()}…`;
}
