import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { certificates } from '#server/db/schema.ts';
import { certificateNumber } from '../certificateNumber.ts';
import { isLiveCertificate } from '../liveCertificates.ts';
import type { Fiche } from './ficheFields.ts';

/** The tax certificates of a club and a year that are given out, in the order of their numbers. */
export async function loadFiches(db: Database, clubNid: number, year: number): Promise<readonly Fiche[]> {
  const isWanted = and(eq(certificates.clubNid, clubNid), eq(certificates.year, year), isLiveCertificate(db));
  const rows = await db
    .select({ certificate: certificates })
    .from(certificates)
    .where(isWanted)
    .orderBy(asc(certificates.serial));
  const contents = rows.flatMap(({ certificate }) =>
    certificate.content?.kind === 'childcare'
      ? [{ content: certificate.content, year, number: certificateNumber(certificate) }]
      : [],
  );
  return contents.map((fiche, index) => ({ ...fiche, sequence: index + 1 }));
}
