import { and, desc, eq, inArray } from 'drizzle-orm';
import { needsNationalNumber } from '#rules/certificates.ts';
import type { Database } from '../../db/database.ts';
import { certificates, clubs, nationalNumbers, users } from '../../db/schema.ts';
import type { Caller } from '../sessions/caller.ts';

export interface LoadedCertificate {
  readonly certificate: typeof certificates.$inferSelect;
  readonly club: typeof clubs.$inferSelect;
  /** The person whom the certificate is about. */
  readonly person: typeof users.$inferSelect;
  /** '' when unknown. Also '' when the certificate doesn't show the number. */
  readonly nationalNumber: string;
}

/** Certificates of the caller and family, latest year first; with `id`, that certificate alone. */
export async function loadCertificates(
  db: Database,
  caller: Caller,
  id?: number,
): Promise<readonly LoadedCertificate[]> {
  const isWanted = id === undefined ? undefined : eq(certificates.id, id);
  const found = await db
    .select({ certificate: certificates, club: clubs, person: users, digits: nationalNumbers.digits })
    .from(certificates)
    .innerJoin(clubs, eq(clubs.nid, certificates.clubNid))
    .innerJoin(users, eq(users.uid, certificates.uid))
    .leftJoin(nationalNumbers, eq(nationalNumbers.uid, certificates.uid))
    .where(and(inArray(certificates.uid, [...caller.family]), isWanted))
    .orderBy(desc(certificates.year), desc(certificates.issuedAt), desc(certificates.id));
  return found.map(({ digits, ...one }) => ({
    ...one,
    nationalNumber: needsNationalNumber(one.certificate.kind) ? (digits ?? '') : '',
  }));
}
