import { and, desc, eq, exists, inArray, isNull, not, notInArray, or, type SQL } from 'drizzle-orm';
import { eurosOf } from '#rules/money.ts';
import type { Certificate } from '#schemas/entities/orders/certificate.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import {
  certificates,
  certifiedRegistrations,
  clubs,
  orders,
  registrations,
  users,
} from '../../db/schema.ts';
import { isOrderElsewhere } from '../people/family/ownOrders.ts';
import { fullName } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';
import { certificateNumber } from './certificateNumber.ts';
import { isLiveCertificate } from './liveCertificates.ts';

interface LoadedCertificate {
  readonly certificate: typeof certificates.$inferSelect;
  readonly club: typeof clubs.$inferSelect;
  /** The person whom the certificate is about. */
  readonly person: typeof users.$inferSelect;
}

/** Certificates of the caller and family, latest year first, without those that a later one replaces or that the club withdrew. */
export async function loadCertificates(db: Database, caller: Caller): Promise<readonly LoadedCertificate[]> {
  return db
    .select({ certificate: certificates, club: clubs, person: users })
    .from(certificates)
    .innerJoin(clubs, eq(clubs.nid, certificates.clubNid))
    .innerJoin(users, eq(users.uid, certificates.uid))
    .where(and(isOwnCertificate(db, caller), isLiveCertificate(db)))
    .orderBy(desc(certificates.year), desc(certificates.issuedAt), desc(certificates.id));
}

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

export function toWireCertificate({ certificate, club, person }: LoadedCertificate): Certificate {
  const { id, kind, year, activity, firstDay, lastDay, days, paidCents, issuedAt, downloadedAt } =
    certificate;
  return {
    ...{ id, kind, year, activity, days },
    number: certificateNumber(certificate),
    uid: person.uid,
    name: fullName(person),
    club: { nid: club.nid, url: club.url, title: club.title },
    first: firstDay,
    last: lastDay,
    paid: paidCents === null ? null : eurosOf(paidCents),
    issued: unixSecondsOf(issuedAt),
    isDownloaded: downloadedAt !== null,
  };
}
