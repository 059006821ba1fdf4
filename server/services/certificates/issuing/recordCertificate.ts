import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import type { CertificateContent } from '#server/db/schema/certificateContent.ts';
import { certificateSeries, certificates, certifiedRegistrations } from '#server/db/schema.ts';
import { keepNumbersFor } from '../../people/nationalNumbers.ts';

/** A certificate that has no number yet. */
export interface CertificateDraft {
  readonly issuer: { readonly club: { readonly nid: number } };
  readonly uid: number;
  /** For a tax certificate the year of payment. */
  readonly year: number;
  readonly content: CertificateContent;
  /** The activities, in the club's words. */
  readonly activity: string;
  readonly registrationIds: readonly number[];
  /** People whose national number is printed on it: those numbers are kept as long as the certificate. */
  readonly numbersOf?: readonly number[];
  /** The certificate that this one corrects. */
  readonly replacesId?: number;
}

export type CertificateRow = typeof certificates.$inferSelect;

/**
 * Locks the numbers of a club's year until the transaction ends. Whoever issues does so before looking for what is due, so two that issue
 * at once give nothing twice, and no number is lost.
 */
export async function lockSeries(tx: Database, clubNid: number, year: number): Promise<void> {
  await tx.insert(certificateSeries).values({ clubNid, year, last: 0 }).onConflictDoNothing();
  await tx.select().from(certificateSeries).where(seriesOf(clubNid, year)).for('update');
}

/** Writes a certificate with the next number of the club's year, in the caller's transaction. */
export async function recordCertificate(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { issuer, uid, year, content, activity, registrationIds, replacesId, numbersOf = [] }: CertificateDraft,
): Promise<CertificateRow> {
  const clubNid = issuer.club.nid;
  await lockSeries(tx, clubNid, year);
  const [next] = await tx
    .update(certificateSeries)
    .set({ last: sql`${certificateSeries.last} + 1` })
    .where(seriesOf(clubNid, year))
    .returning({ serial: certificateSeries.last });
  if (!next) throw new Error('The database returned no number');
  const [row] = await tx
    .insert(certificates)
    .values({
      ...{ clubNid, uid, year, activity, content, kind: content.kind, serial: next.serial },
      ...{ replacesId: replacesId ?? null, issuedAt: clock.now() },
      ...summaryOf(content),
    })
    .returning();
  if (!row) throw new Error('The database returned no certificate');
  if (registrationIds.length > 0) {
    if (replacesId !== undefined)
      await tx.delete(certifiedRegistrations).where(eq(certifiedRegistrations.certificateId, replacesId));
    await tx
      .insert(certifiedRegistrations)
      .values(registrationIds.map((registrationId) => ({ registrationId, certificateId: row.id })));
  }
  await keepNumbersFor(tx, numbersOf, year);
  return row;
}

function seriesOf(clubNid: number, year: number) {
  return and(eq(certificateSeries.clubNid, clubNid), eq(certificateSeries.year, year));
}

/** The columns that lists show. */
export function summaryOf(content: CertificateContent) {
  if (content.kind === 'participation') {
    const { begin, end, days } = content;
    return { firstDay: begin, lastDay: end, days, paidCents: null };
  }
  if (content.kind === 'health') {
    const { begin, end, sessions, amountCents } = content;
    return { firstDay: begin, lastDay: end, days: sessions, paidCents: amountCents };
  }
  const { lines, totalCents } = content;
  const first = lines.map(({ begin }) => begin).toSorted()[0] ?? '';
  const last =
    lines
      .map(({ end }) => end)
      .toSorted()
      .at(-1) ?? '';
  const days = lines.reduce((sum, line) => sum + line.days, 0);
  return { firstDay: first, lastDay: last, days, paidCents: totalCents };
}
