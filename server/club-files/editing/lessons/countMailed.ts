import type { Context } from '#server/context.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { lessonChanges, users } from '#server/db/schema.ts';
import { mailReadersOf } from '#server/services/people/family/mailReadersOf.ts';

/** The number of people about whose lessons each import mails somebody: those for whom there is an e-mail address. */
export async function countMailed(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  imports: readonly number[],
): Promise<(id: number) => number> {
  const rows = await db
    .selectDistinct({ importId: lessonChanges.importId, uid: lessonChanges.uid })
    .from(lessonChanges)
    .where(isOneOf(lessonChanges.importId, imports));
  const uids = [...new Set(rows.map(({ uid }) => uid))];
  const people = await db.select().from(users).where(isOneOf(users.uid, uids));
  const readersOf = await mailReadersOf({ db, clock }, people);
  const isMailed = (uid: number) => (readersOf.get(uid)?.length ?? 0) > 0;
  return (id) => rows.filter(({ importId, uid }) => importId === id && isMailed(uid)).length;
}
