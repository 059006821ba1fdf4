import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { orders, registrations, users } from '#server/db/schema.ts';

/** Who reads about the certificate of a registration. */
export interface Payer
  extends Pick<
    typeof users.$inferSelect,
    'uid' | 'fname' | 'birthdate' | 'passwordHash' | 'parentUid' | 'isGuest'
  > {
  readonly mail: string;
}

/** Who paid for registrations, or the holder of their family, by registration. A guest has no page with certificates, so nobody is found. */
export async function loadPayers(
  db: Database,
  registrationIds: readonly number[],
): Promise<ReadonlyMap<number, Payer>> {
  if (registrationIds.length === 0) return new Map();
  const placer = alias(users, 'placer');
  const holder = alias(users, 'holder');
  const rows = await db
    .select({ id: registrations.id, placer, holder })
    .from(registrations)
    .innerJoin(orders, eq(orders.oid, registrations.oid))
    .innerJoin(placer, eq(placer.uid, orders.placedBy))
    .leftJoin(holder, eq(holder.uid, placer.parentUid))
    .where(inArray(registrations.id, [...registrationIds]));
  return new Map(
    rows.flatMap(({ id, placer: placed, holder: parent }) => {
      const reader = readerOf(placed.mail === null && parent !== null ? parent : placed);
      return reader ? [[id, reader] as const] : [];
    }),
  );
}

/** @returns undefined for somebody without an address, and for a guest */
export function readerOf(person: typeof users.$inferSelect): Payer | undefined {
  const { uid, fname, mail, isGuest, birthdate, passwordHash, parentUid } = person;
  return mail === null || isGuest
    ? undefined
    : { uid, fname, mail, birthdate, passwordHash, parentUid, isGuest };
}
