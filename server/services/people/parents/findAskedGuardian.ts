import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { parentInvites } from '#server/db/schema.ts';

/** A guardian whom a minor has asked, and who has not answered yet. */
export interface AskedGuardian {
  /** As the minor gave it. */
  readonly name: string;
  readonly mail: string;
  readonly expiresAt: Date;
  /** Until when the places in the minor's cart are held; may be past. */
  readonly placesUntil: Date;
}

export async function findAskedGuardian(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  minorUid: number,
): Promise<AskedGuardian | undefined> {
  const isOpen = and(
    eq(parentInvites.invitedBy, minorUid),
    isNotNull(parentInvites.guardianName),
    gt(parentInvites.expiresAt, clock.now()),
  );
  const { guardianName: name, mail, expiresAt, placesUntil } = parentInvites;
  const [asked] = await db
    .select({ name, mail, expiresAt, placesUntil })
    .from(parentInvites)
    .where(isOpen)
    .orderBy(desc(parentInvites.id))
    .limit(1);
  // The database knows that both stand together.
  if (!asked || asked.name === null || asked.placesUntil === null) return undefined;
  return { ...asked, name: asked.name, placesUntil: asked.placesUntil };
}
