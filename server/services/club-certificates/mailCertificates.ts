import { fillIn } from '@clubpoort/form-engine/headless';
import { and, asc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CertificateMails } from '#schemas/entities/staff/clubCertificates.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { certificates, certifiedRegistrations, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { requirePortalOrigin } from '#server/http/requirePortalOrigin.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import { certificateNumber } from '../certificates/certificateNumber.ts';
import { findDueCertificates, type IssueObstacle } from '../certificates/issueCertificates.ts';
import { isLiveCertificate } from '../certificates/liveCertificates.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import { inviteToClaim } from '../logins/records/claims.ts';
import { findClaimable } from '../logins/records/onPaper.ts';
import { fullName } from '../people/people.ts';
import { type AboutCertificates, certificateMail } from './certificateMail.ts';
import { loadPayers, type Payer, readerOf } from './loadPayers.ts';

const texts = nl.certificates.mails;

type Mailing = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

interface OfClub {
  readonly club: ClubRow;
  readonly year: number;
}

/** A line of a mail, and who reads it. */
interface Line {
  readonly reader: Payer | undefined;
  /** The person whom it is about. */
  readonly name: string;
  readonly text: string;
}

interface Told {
  /** This certificate, also when the family was told before. */
  readonly certificate?: number | undefined;
  /** These numbers in the club's year. */
  readonly serials?: readonly number[];
}

/**
 * Tells families that certificates are in the portal, in the caller's transaction: those of which nobody was told yet, or the one that is
 * named. The rows are locked, so that two who send at once tell nobody twice.
 */
export async function mailIssued(
  { db: tx, clock, portalOrigin }: Mailing,
  { club, year, certificate, serials }: OfClub & Told,
): Promise<CertificateMails> {
  const rows = await lockCertificates(
    tx,
    and(
      ...[eq(certificates.clubNid, club.nid), eq(certificates.year, year), isNotNull(certificates.content)],
      isLiveCertificate(tx),
      certificate === undefined ? isNull(certificates.mailedAt) : eq(certificates.id, certificate),
      serials && inArray(certificates.serial, [...serials]),
    ),
  );
  if (certificate !== undefined && rows.length === 0)
    throw refusals.notFound(nl.refusals.certificateNotFound);
  const lines = await linesAbout(tx, rows);
  const sent = await send({ db: tx, clock, portalOrigin }, { club, year }, { lines, about: 'issued' });
  const told = rows.flatMap((row, index) => (lines[index]?.reader ? [row.certificate.id] : []));
  if (told.length > 0)
    await tx.update(certificates).set({ mailedAt: clock.now() }).where(inArray(certificates.id, told));
  return sent;
}

/** Tells a family that a certificate is withdrawn, in the caller's transaction, before it is. */
export async function mailWithdrawn(
  context: Mailing,
  { club, year, certificate }: OfClub & { readonly certificate: number },
): Promise<CertificateMails> {
  const rows = await lockCertificates(context.db, eq(certificates.id, certificate));
  const lines = await linesAbout(context.db, rows);
  return send(context, { club, year }, { lines, about: 'withdrawn' });
}

function lockCertificates(tx: Database, which: SQL | undefined) {
  const holder = alias(users, 'holder');
  return tx
    .select({ certificate: certificates, person: users, holder })
    .from(certificates)
    .innerJoin(users, eq(users.uid, certificates.uid))
    .leftJoin(holder, eq(holder.uid, users.parentUid))
    .where(which)
    .orderBy(asc(certificates.serial))
    .for('update', { of: certificates });
}

/** A line for each certificate, with who reads it. */
async function linesAbout(
  tx: Database,
  rows: Awaited<ReturnType<typeof lockCertificates>>,
): Promise<readonly Line[]> {
  const ids = rows.map((row) => row.certificate.id);
  const certified = await tx
    .select()
    .from(certifiedRegistrations)
    .where(inArray(certifiedRegistrations.certificateId, ids));
  const payers = await loadPayers(
    tx,
    certified.map(({ registrationId }) => registrationId),
  );
  return rows.map(({ certificate: of, person, holder: parent }): Line => {
    const registration = certified.find(({ certificateId }) => certificateId === of.id)?.registrationId ?? 0;
    const title = fillIn(nl.certificates.titles[of.kind], { year: String(of.year) });
    const name = fullName(person);
    const text = fillIn(texts.line, { title, name, number: certificateNumber(of) });
    // A certificate that names no amount is for the whole family, whoever paid.
    const ofFamily = of.paidCents === null ? readerOf(parent ?? person) : undefined;
    return { reader: payers.get(registration) ?? ofFamily, name, text };
  });
}

/** What only the family can give, in words that follow "nodig:". */
const askable: Partial<Record<IssueObstacle, string>> = texts.needs;

/** Asks families for the numbers and addresses that their certificates lack, in the caller's transaction. */
export async function mailMissing(
  { db: tx, clock, portalOrigin }: Mailing,
  { club, year, registration }: OfClub & { readonly registration?: number | undefined },
): Promise<CertificateMails> {
  const due = await findDueCertificates(
    { db: tx, clock },
    { clubNid: club.nid, year, registrationId: registration },
  );
  const refused = typeof due === 'string' ? [] : due.refused;
  const asked = refused.filter(({ reason }) => askable[reason] !== undefined);
  const payers = await loadPayers(
    tx,
    asked.map(({ registrationId }) => registrationId),
  );
  const groups = Map.groupBy(asked, ({ registrationId }) => registrationId);
  const lines = [...groups].flatMap(([id, needs]): Line[] =>
    needs.slice(0, 1).map(({ name, activity }) => ({
      ...{ reader: payers.get(id), name },
      text: fillIn(texts.needed, {
        ...{ name, activity },
        needs: needs.map(({ reason }) => askable[reason] ?? '').join(', '),
      }),
    })),
  );
  return send({ db: tx, clock, portalOrigin }, { club, year }, { lines, about: 'missing' });
}

interface Sending {
  readonly lines: readonly Line[];
  readonly about: AboutCertificates;
}

/** Queues one mail for each family. */
async function send(
  { db: tx, clock, portalOrigin }: Mailing,
  { club, year }: OfClub,
  { lines, about }: Sending,
): Promise<CertificateMails> {
  const unreachable = [...new Set(lines.flatMap(({ reader, name }) => (reader ? [] : [name])))];
  const read = lines.flatMap(({ reader, text }) => (reader ? [{ reader, text }] : []));
  const families = [...Map.groupBy(read, ({ reader }) => reader.uid).values()];
  if (families.length === 0) return { mails: 0, unreachable };
  const origin = requirePortalOrigin(portalOrigin);
  const withoutAccount = await findClaimable(
    tx,
    families.flatMap(([first]) => first?.reader ?? []),
  );
  const mails = families.flatMap((ofFamily) =>
    ofFamily.slice(0, 1).map(({ reader }) => ({
      ...{ kind: 'certificate' as const, clubNid: club.nid, uid: reader.uid },
      ...certificateMail(about, {
        ...{ club, year, reader, origin, needsAccount: withoutAccount.includes(reader) },
        today: todayOf(clock),
        lines: ofFamily.map(({ text }) => text),
      }),
    })),
  );
  await queueMails({ db: tx, clock }, mails);
  await inviteToClaim({ db: tx, clock, portalOrigin }, club, withoutAccount);
  return { mails: mails.length, unreachable };
}
