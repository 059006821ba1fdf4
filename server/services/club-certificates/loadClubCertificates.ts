import { and, asc, countDistinct, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { instantInBrussels } from '#rules/brusselsInstant.ts';
import { ageLimit } from '#rules/childcare/ageLimit.ts';
import { eurosOf } from '#rules/money.ts';
import type {
  ClubCertificate,
  ClubCertificates,
  DueCertificate,
  MissingCertificate,
} from '#schemas/entities/staff/clubCertificates.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import type { CertificateContent } from '#server/db/schema/certificateContent.ts';
import { certificates, courses, registrations, tariffs, users } from '#server/db/schema.ts';
import { ficheFaults } from '../certificates/belcotax/belcotaxFaults.ts';
import { loadFiches } from '../certificates/belcotax/loadFiches.ts';
import { certificateNumber } from '../certificates/certificateNumber.ts';
import { findDueCertificates, nameIn, type RefusedLine } from '../certificates/issueCertificates.ts';
import { type CertificateDraft, summaryOf } from '../certificates/issuing/recordCertificate.ts';
import { findCertificateFaults } from '../certificates/liveCertificates.ts';
import { standsSql } from '../management/openCents.ts';
import { fullName } from '../people/people.ts';

export interface OfYear {
  readonly clubNid: number;
  /** Year of payment. */
  readonly year: number;
}

/** The certificates of a club and a year: those that are due, those that lack something, and those that were issued. */
export async function loadClubCertificates(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  ofYear: OfYear,
): Promise<ClubCertificates> {
  const due = await findDueCertificates({ db, clock }, ofYear);
  const fiches = await loadFiches(db, ofYear.clubNid, ofYear.year);
  const isGap = typeof due === 'string';
  return {
    gap: isGap ? due : null,
    due: isGap ? [] : due.drafts.map(toWireDue),
    missing: isGap ? [] : byRegistration(due.refused),
    uncertified: isGap ? [] : await loadUncertified(db, ofYear),
    issued: await loadIssued(db, ofYear),
    fiches: fiches.length,
    faults: fiches.flatMap((fiche) =>
      ficheFaults(fiche).map(({ field }) => ({ number: fiche.number, field })),
    ),
  };
}

/**
 * The activities that ended in the year, that children of the age for a tax certificate took part in, and for which the club says in
 * its offer that it gives none. Most often somebody forgot to say so.
 */
async function loadUncertified(
  db: Database,
  { clubNid, year }: OfYear,
): Promise<ClubCertificates['uncertified']> {
  const { nid, title, lastEndsAt } = courses;
  const begin = (of: number) => dateOf(instantInBrussels(`${of}-01-01`));
  return db
    .select({ course: nid, title, children: countDistinct(users.uid) })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(nid, tariffs.courseNid))
    .innerJoin(users, eq(users.uid, registrations.uid))
    .where(
      and(
        ...[eq(courses.clubNid, clubNid), eq(courses.type, 'activity')],
        ...[eq(courses.allowsTaxCertificate, false), eq(tariffs.type, 'regular'), standsSql],
        ...[gte(lastEndsAt, begin(year)), lt(lastEndsAt, begin(year + 1))],
        gt(users.birthdate, sql`(${lastEndsAt} - ${`${ageLimit.usual} years`}::interval)::date`),
      ),
    )
    .groupBy(nid, title, lastEndsAt)
    .orderBy(asc(lastEndsAt), asc(nid));
}

async function loadIssued(db: Database, { clubNid, year }: OfYear): Promise<ClubCertificate[]> {
  const later = alias(certificates, 'later');
  const earlier = alias(certificates, 'earlier');
  const rows = await db
    .select({ certificate: certificates, person: users, later, earlier })
    .from(certificates)
    .innerJoin(users, eq(users.uid, certificates.uid))
    .leftJoin(later, eq(later.replacesId, certificates.id))
    .leftJoin(earlier, eq(earlier.id, certificates.replacesId))
    .where(and(eq(certificates.clubNid, clubNid), eq(certificates.year, year)))
    .orderBy(asc(certificates.serial));
  const live = rows.filter(
    ({ certificate, later: next }) => next === null && certificate.withdrawnAt === null,
  );
  const faults = await findCertificateFaults(
    db,
    live.map(({ certificate }) => certificate),
  );
  return rows.map((row) => {
    const { id, kind, content, issuedAt, mailedAt, downloadedAt, withdrawnAt } = row.certificate;
    return {
      ...{ id, kind, number: certificateNumber(row.certificate), name: fullName(row.person) },
      ...printedOf(row.certificate),
      debtor: debtorOf(content),
      issued: unixSecondsOf(issuedAt),
      replaces: row.earlier ? certificateNumber(row.earlier) : '',
      replacedBy: row.later ? certificateNumber(row.later) : '',
      mailed: mailedAt && unixSecondsOf(mailedAt),
      isDownloaded: downloadedAt !== null,
      withdrawn: withdrawnAt && unixSecondsOf(withdrawnAt),
      fault: faults.get(id) ?? null,
      isComplete: content !== null,
    };
  });
}

type Printed = Pick<
  typeof certificates.$inferSelect,
  'activity' | 'firstDay' | 'lastDay' | 'days' | 'paidCents'
>;

function printedOf({ activity, firstDay, lastDay, days, paidCents }: Printed) {
  return {
    ...{ activity, days, first: firstDay, last: lastDay },
    paid: paidCents === null ? null : eurosOf(paidCents),
  };
}

function debtorOf(content: CertificateContent | null): string {
  return content?.kind === 'childcare' ? fullName(content.debtor) : '';
}

export function toWireDraft(draft: CertificateDraft): Omit<DueCertificate, 'registration'> {
  const { content, activity } = draft;
  return {
    ...{ kind: content.kind, name: nameIn(draft), debtor: debtorOf(content) },
    ...printedOf({ activity, ...summaryOf(content) }),
  };
}

function toWireDue(draft: CertificateDraft): DueCertificate {
  // A due certificate is about one registration at least.
  return { registration: draft.registrationIds[0] ?? 0, ...toWireDraft(draft) };
}

/** A row for each registration: it may lack several things. */
function byRegistration(refused: readonly RefusedLine[]): MissingCertificate[] {
  const groups = Map.groupBy(refused, ({ registrationId }) => registrationId);
  return [...groups].flatMap(([registration, lines]) =>
    lines.slice(0, 1).map(({ name, activity }) => ({
      ...{ registration, name, activity },
      reasons: lines.map(({ reason }) => reason),
    })),
  );
}
