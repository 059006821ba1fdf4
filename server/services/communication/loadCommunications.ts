import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  clubs,
  communicationReads,
  communicationRecipients,
  communications,
  users,
} from '../../db/schema.ts';
import { fullName } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';

export interface LoadedCommunication {
  readonly communication: typeof communications.$inferSelect;
  readonly club: { readonly nid: number; readonly url: string; readonly title: string };
  /** Whom of the family it is for. */
  readonly recipients: readonly { readonly uid: number; readonly name: string }[];
  /** By the caller. */
  readonly isRead: boolean;
}

/** One by its place: the urls of its club and of itself. */
export interface CommunicationPlace {
  readonly club: string;
  readonly message: string;
}

/** What clubs wrote to the caller and family, or the one at this place: the newest first. */
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

/** A row for each recipient of the family. */
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
