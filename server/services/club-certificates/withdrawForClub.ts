import { eq } from 'drizzle-orm';
import type { CertificateMails } from '#schemas/entities/staff/clubCertificates.ts';
import type { Context } from '#server/context.ts';
import { certificates, certifiedRegistrations } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { certificateNumber } from '../certificates/certificateNumber.ts';
import { lockSeries } from '../certificates/issuing/recordCertificate.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import { noteAction } from '../management/noteAction.ts';
import { findCertificate } from './findCertificate.ts';
import { mailWithdrawn } from './mailCertificates.ts';

interface WantedWithdrawal {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
  readonly certificate: number;
  readonly mail: boolean;
}

/**
 * Withdraws a certificate in the caller's transaction. It keeps its number, is not given out any more, and leaves the file for the tax office.
 * Its registrations may be certified anew.
 * Decision: docs/decisions/0322-a-certificate-that-is-no-longer-true.md
 */
export async function withdrawForClub(
  context: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  { club, by, certificate, mail }: WantedWithdrawal,
): Promise<CertificateMails> {
  const { db: tx, clock } = context;
  const { year } = await findCertificate(tx, { clubNid: club.nid, certificate });
  await lockSeries(tx, club.nid, year);
  const found = await findCertificate(tx, { clubNid: club.nid, certificate });
  if (found.withdrawnAt) throw refusals.notAvailable(nl.refusals.certificateWithdrawn);
  if ((await tx.$count(certificates, eq(certificates.replacesId, certificate))) > 0)
    throw refusals.notAvailable(nl.refusals.certificateReplaced);
  const told = mail
    ? await mailWithdrawn(context, { club, year, certificate })
    : { mails: 0, unreachable: [] };
  const isAbout = eq(certifiedRegistrations.certificateId, certificate);
  const [about] = await tx.delete(certifiedRegistrations).where(isAbout).returning();
  await tx.update(certificates).set({ withdrawnAt: clock.now() }).where(eq(certificates.id, certificate));
  await noteAction(context, {
    ...{ clubNid: club.nid, by, action: 'withdraw-certificate', oid: null },
    registrationId: about?.registrationId ?? null,
    details: { what: certificateNumber(found) },
  });
  return told;
}
