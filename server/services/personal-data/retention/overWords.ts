import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { communications, lessonChanges, outgoingMails } from '#server/db/schema.ts';
import type { Cutoffs } from './cutoffs.ts';

/** Messages, by the column with their id: of a recipient, of a reader, or of the message itself. */
export function overMessages(communicationId: AnyColumn, cutoffs: Cutoffs): SQL {
  return sql`${communicationId} in (select ${communications.id} from ${communications}
    where ${communications.sentAt} < ${cutoffs.at('messages')})`;
}

export function overLessonChanges(cutoffs: Cutoffs): SQL {
  return sql`${lessonChanges.mailedAt} < ${cutoffs.at('notices')}`;
}

/** Mails that could not be delivered. The server gives up on every other mail after a day. */
export function overOutgoingMails(cutoffs: Cutoffs): SQL {
  return sql`${outgoingMails.failedAt} < ${cutoffs.at('notices')}`;
}
