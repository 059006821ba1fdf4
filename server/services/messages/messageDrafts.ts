import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import { retentions } from '#rules/retention.ts';
import type { CommunicationBlock } from '#schemas/entities/club/communication.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { largestInteger } from '#schemas/scalars.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { clubFiles, clubMessages, courses, users } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { isOfClub } from '../management/people/clubPeople.ts';

export type ClubMessageRow = typeof clubMessages.$inferSelect;

/** A draft that nobody changes for as long as a cart is forgotten with it, in milliseconds. */
const retention = retentions.carts.days * dayInMilliseconds;

export async function requireMessage(
  db: Database,
  { club, messageId }: { readonly club: number; readonly messageId: number },
): Promise<ClubMessageRow> {
  const isThis = and(eq(clubMessages.id, messageId), eq(clubMessages.clubNid, club));
  const [found] = await db.select().from(clubMessages).where(isThis);
  if (!found) throw refusals.notFound(nl.clubMessages.gone);
  return found;
}

/** Locks a message until the transaction ends. */
export async function lockMessage(
  tx: Database,
  { club, messageId }: { readonly club: number; readonly messageId: number },
): Promise<ClubMessageRow> {
  const isThis = and(eq(clubMessages.id, messageId), eq(clubMessages.clubNid, club));
  const [found] = await tx.select().from(clubMessages).where(isThis).for('update');
  if (!found) throw refusals.notFound(nl.clubMessages.gone);
  return found;
}

interface Saving {
  readonly by: number;
  readonly wanted: OperationRequest<'save_club_message'>;
}

/** Keeps a draft, unless another window saved one meanwhile. */
export async function saveMessage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { by, wanted }: Saving,
): Promise<{ readonly id: number; readonly revision: number }> {
  const { club, messageId, revision, title, body, audience, newsletter } = wanted;
  if (revision === largestInteger) throw refusals.busy(nl.clubMessages.elsewhere);
  await requireOwn(db, wanted);
  const row = {
    ...{ title: title.trim(), body, audience, courses: [...new Set(wanted.courses)] },
    members: [...new Set(wanted.members)],
    ...{ isNewsletter: newsletter, revision: revision + 1, changedAt: clock.now(), changedBy: by },
  };
  if (messageId === undefined) {
    const [made] = await db
      .insert(clubMessages)
      .values({ clubNid: club, ...row })
      .returning({ id: clubMessages.id });
    if (!made) throw new Error('The database returned no message');
    return { id: made.id, revision: row.revision };
  }
  const [kept] = await db
    .update(clubMessages)
    .set(row)
    .where(
      and(
        ...[eq(clubMessages.id, messageId), eq(clubMessages.clubNid, club), isNull(clubMessages.sendAt)],
        eq(clubMessages.revision, revision),
      ),
    )
    .returning({ id: clubMessages.id });
  if (kept) return { id: kept.id, revision: row.revision };
  const found = await requireMessage(db, { club, messageId });
  throw found.sendAt === null
    ? refusals.busy(nl.clubMessages.elsewhere)
    : refusals.notAvailable(nl.clubMessages.notADraft);
}

/** Refuses courses, people and pictures of another club. */
async function requireOwn(
  db: Database,
  { club, courses: nids, members = [], body }: OperationRequest<'save_club_message'>,
): Promise<void> {
  const wanted = new Set(nids);
  const isOwn = and(eq(courses.clubNid, club), isOneOf(courses.nid, [...wanted]));
  if (wanted.size > 0 && (await db.$count(courses, isOwn)) !== wanted.size)
    throw refusals.invalidRequest(['courses']);
  const uids = [...new Set(members)];
  const isTheirs = and(isOneOf(users.uid, uids), isOfClub(club));
  if (uids.length > 0 && (await db.$count(users, isTheirs)) !== uids.length)
    throw refusals.invalidRequest(['members']);
  const fids = fidsOf(body);
  const isOwnPicture = and(eq(clubFiles.clubNid, club), isOneOf(clubFiles.fid, fids));
  if (fids.length > 0 && (await db.$count(clubFiles, isOwnPicture)) !== fids.length)
    throw refusals.invalidRequest(['body']);
}

/** The pictures of a message, each once. */
export function fidsOf(body: readonly CommunicationBlock[]): number[] {
  return [...new Set(body.flatMap((block) => (block.type === 'picture' ? block.fid : [])))];
}

/** Removes a draft. */
export async function removeMessage(
  db: Database,
  place: { readonly club: number; readonly messageId: number },
): Promise<void> {
  const { club, messageId } = place;
  const isDraft = and(
    ...[eq(clubMessages.id, messageId), eq(clubMessages.clubNid, club), isNull(clubMessages.sendAt)],
  );
  const gone = await db.delete(clubMessages).where(isDraft).returning({ id: clubMessages.id });
  if (gone.length > 0) return;
  await requireMessage(db, place);
  throw refusals.notAvailable(nl.clubMessages.notADraft);
}

/** Deletes drafts that nobody changed for long. */
export async function sweepMessages(db: Database, now: Date): Promise<void> {
  const isOld = lt(clubMessages.changedAt, new Date(now.getTime() - retention));
  await db.delete(clubMessages).where(and(isOld, isNull(clubMessages.sendAt)));
}

/** Whether a message waits for its moment. */
export const isPlanned = and(isNotNull(clubMessages.sendAt), isNull(clubMessages.communicationId));
