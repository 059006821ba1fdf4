import { and, eq, inArray, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { courses, queueEntries, tariffs } from '#server/db/schema.ts';
import { endWaiting } from './takePlaces.ts';

interface Waiting {
  readonly uid: number;
  readonly tariffNid: number;
}

/**
 * The waiting lists that people leave when they are registered for these tariffs: those of the other tariffs of the same courses. An
 * offer there would keep a place for somebody who can't take it. A trial ends no wait.
 */
export async function findOtherWaiting(
  tx: Database,
  { uids, tariffNids }: { readonly uids: readonly number[]; readonly tariffNids: readonly number[] },
): Promise<readonly Waiting[]> {
  if (uids.length === 0 || tariffNids.length === 0) return [];
  const wanted = alias(tariffs, 'wanted');
  return tx
    .selectDistinct({ uid: queueEntries.uid, tariffNid: queueEntries.tariffNid })
    .from(queueEntries)
    .innerJoin(tariffs, eq(tariffs.nid, queueEntries.tariffNid))
    .innerJoin(courses, and(eq(courses.nid, tariffs.courseNid), eq(courses.allowsSeveralTariffs, false)))
    .innerJoin(
      wanted,
      and(eq(wanted.courseNid, courses.nid), ne(wanted.nid, tariffs.nid), eq(wanted.type, 'regular')),
    )
    .where(
      and(
        inArray(queueEntries.uid, [...uids]),
        inArray(wanted.nid, [...tariffNids]),
        ne(courses.type, 'ticket'),
      ),
    );
}

/** Ends them, in a transaction that has locked these tariffs. */
export async function endOtherWaiting(
  tx: Database,
  { uid, tariffNid }: { readonly uid: number; readonly tariffNid: number },
): Promise<void> {
  for (const waiting of await findOtherWaiting(tx, { uids: [uid], tariffNids: [tariffNid] }))
    await endWaiting(tx, waiting);
}
