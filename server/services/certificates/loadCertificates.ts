import { and, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { certificates, clubs, users } from '../../db/schema.ts';
import type { Caller } from '../sessions/caller.ts';
import { isOwnCertificate } from './isOwnCertificate.ts';

export interface LoadedCertificate {
  readonly certificate: typeof certificates.$inferSelect;
  readonly club: typeof clubs.$inferSelect;
  /** The person whom the certificate is about. */
  readonly person: typeof users.$inferSelect;
}

/** Certificates of the caller and family, latest year first, without those that a later one replaces. */
export async function loadCertificates(db: Database, caller: Caller): Promise<readonly LoadedCertificate[]> {
  const later = alias(certificates, 'later');
  return db
    .select({ certificate: certificates, club: clubs, person: users })
    .from(certificates)
    .innerJoin(clubs, eq(clubs.nid, certificates.clubNid))
    .innerJoin(users, eq(users.uid, certificates.uid))
    .leftJoin(later, eq(later.replacesId, certificates.id))
    .where(and(isOwnCertificate(db, caller), isNull(later.id)))
    .orderBy(desc(certificates.year), desc(certificates.issuedAt), desc(certificates.id));
}
