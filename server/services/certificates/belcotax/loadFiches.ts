import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { certificates } from '#server/db/schema.ts';
import { certificateNumber } from '../certificateNumber.ts';
import type { Fiche } from './ficheFields.ts';

/** The tax certificates of a club and a year that no later one replaces, in the order of their numbers. */
export async function loadFiches(db: Database, clubNid: number, year: number): Promise<readonly Fiche[]> {
  const later = alias(certificates, 'later');
  const isWanted = and(eq(certificates.clubNid, clubNid), eq(certificates.year, year), isNull(later.id));
  const rows = await db
    .select({ certificate: certificates })
    .from(certificates)
    .leftJoin(later, eq(later.replacesId, certificates.id))
    .where(isWanted)
    .orderBy(asc(certificates.serial));
  const contents = rows.flatMap(({ certificate }) =>
    certificate.content?.kind === 'childcare'
      ? [{ content: certificate.content, year, number: certificateNumber(certificate) }]
      : [],
  );
  return contents.map((fiche, index) => ({ ...fiche, sequence: index + 1 }));
}
