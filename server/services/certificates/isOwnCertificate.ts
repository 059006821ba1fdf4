import { and, eq, exists, inArray, isNull, not, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certificates, certifiedRegistrations, orders, registrations } from '../../db/schema.ts';
import { isOrderElsewhere } from '../people/family/ownOrders.ts';
import type { Caller } from '../sessions/caller.ts';

/**
 * Selects the certificates of the caller's family. One about money is for the household that paid: it may have the national number of a parent.
 * Decision: docs/decisions/0182-a-child-of-two-households.md
 */
export function isOwnCertificate(db: Database, caller: Caller): SQL | undefined {
  const { uid, paidCents } = certificates;
  const paidBy = (isWanted: SQL | undefined) =>
    exists(
      db
        .select({ oid: orders.oid })
        .from(certifiedRegistrations)
        .innerJoin(registrations, eq(registrations.id, certifiedRegistrations.registrationId))
        .innerJoin(orders, eq(orders.oid, registrations.oid))
        .where(and(eq(certifiedRegistrations.certificateId, certificates.id), isWanted)),
    );
  const isElsewhere = isOrderElsewhere(caller, registrations.uid);
  const shared = [...caller.shared];
  return and(
    inArray(uid, [...caller.family]),
    or(
      isNull(paidCents),
      and(notInArray(uid, shared), not(paidBy(isElsewhere))),
      and(inArray(uid, shared), paidBy(isElsewhere && not(isElsewhere))),
    ),
  );
}
