import { and, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { type PaymentYear, paymentYear } from '#rules/childcare/paymentYear.ts';
import { registeredException } from '#rules/registrationStatus.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import {
  additionalServices,
  certifiedRegistrations,
  courses,
  creditNotes,
  orderLines,
  orders,
  payments,
  registrations,
  tariffs,
  users,
} from '#server/db/schema.ts';

type PersonRow = typeof users.$inferSelect;

/** A registration that an order pays for. */
export interface PaidRegistration {
  readonly id: number;
  readonly course: typeof courses.$inferSelect;
  readonly person: PersonRow;
  /** Who placed the order; the holder of the family where the person is a family member who did so. */
  readonly payer: PersonRow;
  readonly order: Pick<typeof orders.$inferSelect, 'placedBy' | 'ofOtherHousehold'>;
  readonly orderedOn: IsoDay;
  /**
   * Amount of the registration itself and of the childcare beside it, less what was credited. Other services, such as meals, are not in
   * it.
   */
  readonly amountCents: number;
  /** `credited`: a credit note doesn't say of which line of the order it is. */
  readonly payment: PaymentYear | 'credited';
  /** Day of the last payment; '' without one. */
  readonly paidOn: IsoDay;
}

export interface Scope {
  readonly clubNid: number;
  /** These people alone. */
  readonly uids?: readonly number[];
  /** The registrations of this certificate, in place of those that no certificate is about yet. */
  readonly certificateId?: number;
}

/** Loads registrations of a club that were ordered and are not certified yet, with how they were paid. */
export async function loadPaidRegistrations(
  db: Database,
  { clubNid, uids, certificateId }: Scope,
  isOfKind: SQL | undefined,
): Promise<readonly PaidRegistration[]> {
  const placer = alias(users, 'placer');
  const holder = alias(users, 'holder');
  const isRegistered = or(gt(registrations.status, 0), eq(registrations.status, registeredException));
  const found = await db
    .select({ registration: registrations, course: courses, order: orders, person: users, placer, holder })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(orders, eq(orders.oid, registrations.oid))
    .innerJoin(users, eq(users.uid, registrations.uid))
    .innerJoin(placer, eq(placer.uid, orders.placedBy))
    .leftJoin(holder, eq(holder.uid, placer.parentUid))
    .leftJoin(certifiedRegistrations, eq(certifiedRegistrations.registrationId, registrations.id))
    .where(
      and(
        eq(courses.clubNid, clubNid),
        eq(tariffs.type, 'regular'),
        isRegistered,
        eq(registrations.isTicket, false),
        isOfKind,
        uids && inArray(registrations.uid, [...uids]),
        certificateId === undefined
          ? isNull(certifiedRegistrations.certificateId)
          : eq(certifiedRegistrations.certificateId, certificateId),
      ),
    )
    .orderBy(registrations.id);
  const accounts = await loadAccounts(db, [...new Set(found.map(({ order }) => order.oid))]);
  const care = await loadChildcare(
    db,
    found.map(({ course }) => course.nid),
  );
  return found.map(({ registration, course, order, person, placer: placed, holder: parent }) => {
    const account = accounts.get(order.oid) ?? { lines: [], credits: [], paid: [] };
    const isOwnOrder = placed.uid === person.uid;
    return {
      ...{ id: registration.id, course, person, order },
      payer: isOwnOrder && parent !== null ? parent : placed,
      orderedOn: isoDayOf(unixSecondsOf(order.placedAt)),
      ...paymentOf(account, { totalCents: order.totalCents, registration, care }),
    };
  });
}

/** The services of these courses that count on a tax certificate. Only an activity gives one. */
async function loadChildcare(db: Database, courseNids: readonly number[]): Promise<ReadonlySet<number>> {
  const found = await db
    .select({ nid: additionalServices.nid })
    .from(additionalServices)
    .innerJoin(courses, eq(courses.nid, additionalServices.courseNid))
    .where(
      and(
        isOneOf(courses.nid, courseNids),
        eq(courses.type, 'activity'),
        eq(additionalServices.isChildcare, true),
      ),
    );
  return new Set(found.map(({ nid }) => nid));
}

interface Account {
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
  readonly credits: readonly { readonly amountCents: number }[];
  readonly paid: readonly { readonly day: IsoDay; readonly amountCents: number }[];
}

async function loadAccounts(db: Database, oids: readonly number[]): Promise<ReadonlyMap<number, Account>> {
  if (oids.length === 0) return new Map();
  const lines = await db.select().from(orderLines).where(isOneOf(orderLines.oid, oids));
  const credits = await db.select().from(creditNotes).where(isOneOf(creditNotes.oid, oids));
  const paid = await db
    .select()
    .from(payments)
    .where(and(isOneOf(payments.oid, oids), eq(payments.state, 'paid')));
  return new Map(
    oids.map((oid) => [
      oid,
      {
        lines: lines.filter((line) => line.oid === oid),
        credits: credits.filter((note) => note.oid === oid),
        paid: paid
          .filter((payment) => payment.oid === oid)
          .map(({ settledAt, startedAt, amountCents }) => ({
            day: isoDayOf(unixSecondsOf(settledAt ?? startedAt)),
            amountCents,
          })),
      },
    ]),
  );
}

interface Certified {
  readonly totalCents: number;
  readonly registration: typeof registrations.$inferSelect;
  /** The services that count with the registration. */
  readonly care: ReadonlySet<number>;
}

function paymentOf(
  { lines, credits, paid }: Account,
  { totalCents, registration: { uid, tariffNid }, care }: Certified,
): Pick<PaidRegistration, 'amountCents' | 'payment' | 'paidOn'> {
  const isCounted = ({ type, itemNid }: Account['lines'][number]) =>
    // A `prepaid` line takes off what turns of a card paid.
    type === 'tariff' || type === 'prepaid' || (type === 'service' && itemNid !== null && care.has(itemNid));
  const own = lines.filter((line) => line.uid === uid && line.tariffNid === tariffNid && isCounted(line));
  const lineCents = sumOf(
    own.map((line) => line.unitCostCents * line.qty - line.discountCents - line.creditedCents),
  );
  const creditCents = sumOf(credits.map(({ amountCents }) => amountCents));
  const unnamedCents = creditCents - sumOf(lines.map(({ creditedCents }) => creditedCents));
  const paidOn =
    paid
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? '';
  const isAlone = lines.every((line) => own.includes(line) || line.type === 'rounding');
  if (unnamedCents > 0 && !isAlone) return { amountCents: lineCents, payment: 'credited', paidOn };
  const amountCents = lineCents - Math.max(0, unnamedCents);
  const payment = amountCents <= 0 ? 'free' : paymentYear(totalCents - creditCents, paid);
  return { amountCents, payment, paidOn };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
