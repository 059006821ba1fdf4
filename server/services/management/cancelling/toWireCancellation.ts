import { asc, eq, inArray } from 'drizzle-orm';
import { eurosOf } from '#rules/money.ts';
import type { ClubCancellation } from '#schemas/entities/management/clubCancellation.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { refunds, users } from '#server/db/schema.ts';
import { loadCertificatesAbout } from '../../certificates/liveCertificates.ts';
import { numberOf } from '../../documents/documentNumber.ts';
import { loadDocuments } from '../../documents/issueDocuments.ts';
import { fullName } from '../../people/people.ts';
import type { Cancelled } from './cancelForClub.ts';

/** Tells what a cancellation did, with the refunds as they stand now. */
export async function toWireCancellation(
  context: Pick<Context, 'db' | 'clock'>,
  cancelled: Cancelled,
  state: ClubCancellation['state'],
): Promise<ClubCancellation> {
  const { db } = context;
  const { uid, what, registrationId, oid, refundIds, isPrepaid } = cancelled;
  const [person] = await db.select().from(users).where(eq(users.uid, uid));
  return {
    ...{ state, uid, what, order: oid, prepaid: isPrepaid },
    name: person ? fullName(person) : '',
    credited: eurosOf(cancelled.creditedCents),
    lapses: eurosOf(cancelled.lapsedCents),
    refunded: eurosOf(cancelled.refundedCents),
    byHand: eurosOf(cancelled.byHandCents),
    creditNote: await loadCreditNote(context, cancelled),
    refunds: await loadRefunds(db, [...refundIds]),
    certificates: registrationId ? await loadCertificatesAbout(db, [registrationId]) : [],
  };
}

async function loadCreditNote(
  context: Pick<Context, 'db' | 'clock'>,
  { oid, creditNoteId }: Cancelled,
): Promise<ClubCancellation['creditNote']> {
  if (oid === null || creditNoteId === null) return null;
  const issued = (await loadDocuments(context, [oid])).get(oid)?.creditNotes ?? [];
  const document = issued.find((one) => one.creditNoteId === creditNoteId);
  return document ? { id: creditNoteId, number: numberOf(document) } : null;
}

async function loadRefunds(db: Database, ids: number[]): Promise<ClubCancellation['refunds']> {
  if (ids.length === 0) return [];
  const rows = await db.select().from(refunds).where(inArray(refunds.id, ids)).orderBy(asc(refunds.id));
  return rows.map(({ amountCents, state }) => ({ amount: eurosOf(amountCents), state }));
}
