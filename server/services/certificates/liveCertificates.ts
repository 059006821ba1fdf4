import { and, asc, eq, inArray, isNull, notExists, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import type { CertificateAbout } from '#schemas/entities/staff/certificateAbout.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import {
  certificates,
  certifiedRegistrations,
  courseStops,
  creditNotes,
  orderLines,
  registrations,
  tariffs,
} from '#server/db/schema.ts';
import { certificateNumber } from './certificateNumber.ts';

/** Selects the certificates that are given out: no later one replaces them, and the club did not withdraw them. */
export function isLiveCertificate(db: Database): SQL | undefined {
  const later = alias(certificates, 'later');
  const isReplaced = db.select({ id: later.id }).from(later).where(eq(later.replacesId, certificates.id));
  return and(isNull(certificates.withdrawnAt), notExists(isReplaced));
}

/** The live certificates about some registrations, for who is about to change or end them. */
export async function loadCertificatesAbout(
  db: Database,
  registrationIds: readonly number[],
): Promise<CertificateAbout[]> {
  const about = [...(await loadCertificatesByRegistration(db, registrationIds)).values()].flat();
  return [...new Map(about.map((one) => [one.number, one])).values()].toSorted((one, other) =>
    one.number.localeCompare(other.number, 'nl', { numeric: true }),
  );
}

/** The same, by the id of the registration. One certificate may be about several. */
export async function loadCertificatesByRegistration(
  db: Database,
  registrationIds: readonly number[],
): Promise<ReadonlyMap<number, readonly CertificateAbout[]>> {
  const { registrationId } = certifiedRegistrations;
  const rows = await db
    .select({
      ...{ kind: certificates.kind, year: certificates.year, serial: certificates.serial },
      registrationId,
    })
    .from(certificates)
    .innerJoin(certifiedRegistrations, eq(certifiedRegistrations.certificateId, certificates.id))
    .where(and(isOneOf(registrationId, [...registrationIds]), isLiveCertificate(db)))
    .orderBy(asc(certificates.year), asc(certificates.serial));
  return new Map(
    [...Map.groupBy(rows, (row) => row.registrationId)].map(([id, own]) => [
      id,
      own.map((row) => ({ kind: row.kind, number: certificateNumber(row) })),
    ]),
  );
}

/** The live certificates about the registrations of an order. */
export async function loadCertificatesOfOrder(db: Database, oid: number): Promise<CertificateAbout[]> {
  const rows = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.oid, oid));
  return loadCertificatesAbout(
    db,
    rows.map(({ id }) => id),
  );
}

/** Why a certificate is no longer true. */
export type CertificateFault = 'cancelled' | 'stopped' | 'credited';

type Issued = Pick<typeof certificates.$inferSelect, 'id' | 'issuedAt' | 'lastDay'>;

/**
 * Finds which certificates are no longer true since they were issued: a registration ended, whoever ended it, its course stopped before the
 * last day of the certificate, or a credit note took something off its price. A credit note that names no line is about the whole order.
 */
export async function findCertificateFaults(
  db: Database,
  issued: readonly Issued[],
): Promise<ReadonlyMap<number, CertificateFault>> {
  const ids = issued.map(({ id }) => id);
  const certified = await db
    .select({
      certificateId: certifiedRegistrations.certificateId,
      ...{ registration: registrations, stop: courseStops },
    })
    .from(certifiedRegistrations)
    .innerJoin(registrations, eq(registrations.id, certifiedRegistrations.registrationId))
    .leftJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .leftJoin(courseStops, eq(courseStops.courseNid, tariffs.courseNid))
    .where(isOneOf(certifiedRegistrations.certificateId, ids));
  const oids = [...new Set(certified.flatMap(({ registration }) => registration.oid ?? []))];
  const notes = await db.select().from(creditNotes).where(isOneOf(creditNotes.oid, oids));
  const credited = [...new Set(notes.map(({ oid }) => oid))];
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(isOneOf(orderLines.oid, credited), inArray(orderLines.type, ['tariff', 'prepaid'])));
  const isCreditedSince = ({ oid, uid, tariffNid }: typeof registrations.$inferSelect, since: Date) => {
    const own = lines.filter((line) => line.oid === oid && line.uid === uid && line.tariffNid === tariffNid);
    return notes.some(
      (note) =>
        note.oid === oid &&
        note.issuedAt > since &&
        (note.lines.length === 0 ||
          note.lines.some((taken) => own.some(({ position }) => position === taken.position))),
    );
  };
  const byCertificate = Map.groupBy(certified, ({ certificateId }) => certificateId);
  const faultOf = ({ id, issuedAt, lastDay }: Issued): CertificateFault | undefined => {
    const about = byCertificate.get(id) ?? [];
    if (about.some(({ registration: { status } }) => !isRegisteredStatus(status))) return 'cancelled';
    const isStopped = about.some(({ stop }) => stop && stop.stoppedAt > issuedAt && stop.stopsOn <= lastDay);
    if (isStopped) return 'stopped';
    const isCredited = about.some(({ registration }) => isCreditedSince(registration, issuedAt));
    return isCredited ? 'credited' : undefined;
  };
  return new Map(
    issued.flatMap((one) => {
      const fault = faultOf(one);
      return fault ? [[one.id, fault] as const] : [];
    }),
  );
}
