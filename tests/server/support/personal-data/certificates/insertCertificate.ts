import type { Database } from '#server/db/database.ts';
import { certificates, certifiedRegistrations } from '#server/db/schema.ts';

interface Certified {
  readonly registration: { readonly id: number; readonly uid: number };
  readonly clubNid: number;
  readonly serial: number;
  /** YYYY-MM-DD. */
  readonly lastDay: string;
  readonly issuedAt: Date;
}

/** Issues a certificate of taking part about a registration. @returns the row, with its number in the year 2026 */
export async function insertCertificate(
  db: Database,
  { registration, lastDay, ...row }: Certified,
): Promise<typeof certificates.$inferSelect> {
  const [made] = await db
    .insert(certificates)
    .values({
      ...{ ...row, uid: registration.uid, kind: 'participation', year: 2026, activity: 'Ballet' },
      ...{ firstDay: '2026-01-01', lastDay, days: 3 },
    })
    .returning();
  if (!made) throw new Error('The database returned no certificate');
  await db.insert(certifiedRegistrations).values({ registrationId: registration.id, certificateId: made.id });
  return made;
}
