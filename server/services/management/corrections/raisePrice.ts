import { fillIn } from '@clubpoort/form-engine/headless';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { type Cents, centsOf, formatEuros } from '#rules/money.ts';
import type { Context } from '#server/context.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { numberOf } from '../../documents/documentNumber.ts';
import { issueDocuments } from '../../documents/issueDocuments.ts';
import { loadDocumentFacts } from '../../documents/loadDocumentFacts.ts';
import { addToOrder } from '../../own-registrations/changing/addToOrder.ts';
import { linesOf, sumOfLines } from '../../own-registrations/linesCentsOf.ts';
import { lockRegistration } from '../../own-registrations/lockRegistration.ts';
import { lockAccount } from '../../payments/loadAccounts.ts';
import { noteAction } from '../noteAction.ts';

export interface WantedRaise {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
  readonly registrationId: number;
  /** What the registration cost when the manager saw it, in euros. */
  readonly price: number;
  /** What comes on top, in euros. */
  readonly amount: number;
  readonly reason: string;
}

/** A raised price, as it is stored with its key. */
export interface RaisedPrice {
  readonly oid: number;
  /** The person of the registration. */
  readonly uid: number;
  readonly course: string;
  /** Of the new invoice. */
  readonly number: string;
  readonly amountCents: Cents;
  readonly priceCents: Cents;
  /** The day until which it can be paid; null where the club asks for it later. */
  readonly dueOn: IsoDay | null;
}

/** The most that a price can be raised by at once: a slip of the keyboard asks a family for no fortune. */
const mostCents = 500_000;

const texts = nl.corrections.raise;

/**
 * Raises the price of a registration, in a transaction of the caller: its order gets a line with the reason, on an invoice of its own. A
 * later cancellation, a change and a certificate count the line with the registration.
 */
export async function raisePrice(
  context: Pick<Context, 'db' | 'clock'>,
  { club, by, registrationId, price, amount, reason }: WantedRaise,
): Promise<RaisedPrice> {
  const { db: tx, clock } = context;
  if (reason === '') throw refusals.notAvailable(texts.noReason);
  const amountCents = centsOf(amount);
  if (amountCents <= 0) throw refusals.notAvailable(texts.noAmount);
  if (amountCents > mostCents)
    throw refusals.notAvailable(fillIn(texts.tooMuch, { amount: formatEuros(mostCents) }));
  const { registration, tariff, course } = await lockRegistration(tx, {
    club,
    uid: 'anybody',
    registrationId,
  });
  const { oid, uid } = registration;
  if (oid === null) throw refusals.notAvailable(texts.noOrder);
  const account = await lockAccount(tx, oid);
  const beforeCents = sumOfLines(await linesOf(tx, registration));
  if (beforeCents !== centsOf(price)) throw refusals.busy(texts.otherPrice);
  // An order that its club settled without a price counts every amount as paid.
  if (account.order.payment === 'paid' && account.order.totalCents === 0)
    throw refusals.notAvailable(nl.management.settledElsewhere);
  // An order that is older than the documents gets its invoice with the lines as they were agreed.
  await issueDocuments(tx, oid, clock.now());
  const dueOn = await addToOrder(context, {
    account,
    line: {
      ...{ uid, tariffNid: tariff.nid, courseNid: course.nid },
      description: fillIn(texts.line, { course: course.title, tariff: tariff.title, reason }),
    },
    amountCents,
  });
  await issueDocuments(tx, oid, clock.now());
  const invoice = (await loadDocumentFacts(tx, oid))?.issued.filter(({ kind }) => kind === 'invoice').at(-1);
  const number = invoice ? numberOf(invoice) : '';
  const details = { what: `${course.title} (${tariff.title})`, amountCents, reason };
  await noteAction(context, { clubNid: club.nid, by, action: 'raise-price', oid, registrationId, details });
  const priceCents = beforeCents + amountCents;
  return { oid, uid, course: course.title, number, amountCents, priceCents, dueOn };
}
