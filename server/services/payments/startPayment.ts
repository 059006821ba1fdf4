import { inArray } from 'drizzle-orm';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { Cents } from '#rules/money.ts';
import { todayOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import type { NewPayment, StartedPayment } from '../../payments/paymentProvider.ts';
import type { PaidAccount, PaymentProviders, TakenPayment } from '../../payments/paymentProviders.ts';
import { keepBalance } from './keepBalance.ts';
import { type LoadedAccount, loadAccounts, lockAccount } from './loadAccounts.ts';
import { type PaymentContext, ProviderSilent } from './providerSilent.ts';
import { cancelPayment } from './settleOpenPayments.ts';
import { payableCents } from './standing/moneyFacts.ts';
import { isUnderWay } from './underWay.ts';

interface WantedPayment extends Omit<NewPayment, 'amountCents' | 'key'> {
  /** Pays the next parts before their day when nothing is due yet. */
  readonly isEarly: boolean;
}

/** The part of a payment that pays one order. */
interface PaymentPart {
  readonly account: LoadedAccount;
  readonly amountCents: Cents;
}

/**
 * Starts one payment of what is due today on these orders of a checkout, and returns the address of the provider's page. A second start
 * gets the same page as long as that is open. An open page that asks for anything else is closed first, so that nobody pays twice.
 *
 * @returns undefined when nothing is due
 */
export async function startPayment(
  context: PaymentContext,
  oids: readonly number[],
  { isEarly, ...payment }: WantedPayment,
): Promise<string | undefined> {
  const { db, clock, providers } = context;
  const today = todayOf(clock);
  const parts = partsOf([...(await loadAccounts(db, oids)).values()], today, isEarly);
  const [first] = parts;
  if (!first) return undefined;
  // All orders of a checkout are of one club.
  const account = await providers.ofClub(db, first.account.order.clubNid);
  const open = await findOpen(db, account, parts);
  if (open) return open;
  // Only pages that this request saw: one that another request opened since may be the very page that is asked.
  const closed = openPagesOf(parts, providers);
  for (const page of closed) await cancelPayment(context, page);
  // Starts before the transaction begins, so that no row is locked while another server is asked.
  const key = parts.map(({ account: { order, attempts } }) => `${order.oid}/${attempts.length}`).join();
  const amountCents = sumOf(parts);
  const started = await account.provider.start({ ...payment, amountCents, key }).catch((cause: unknown) => {
    throw new ProviderSilent('The payment provider started no payment', { cause });
  });
  return db.transaction(async (tx) => {
    const nowDue = partsOf(await lockAccounts(tx, oids), today, isEarly);
    if (nowDue.length === 0) return undefined;
    // Another request was faster. Its checkout is used, and nobody sees this one.
    const other = await findOpen(tx, account, nowDue);
    if (other) return other;
    // The provider started one payment for both requests, and it has ended in the meantime.
    const isOver = nowDue.some(({ account: { attempts } }) =>
      attempts.some(({ reference }) => reference === started.reference),
    );
    const seen = new Set(closed.map(({ reference }) => reference));
    const isOneMore = openPagesOf(nowDue, providers).some(({ reference }) => !seen.has(reference));
    if (isOver || isOneMore || namesOf(nowDue) !== namesOf(parts)) throw refusals.busy();
    for (const part of nowDue) await keepPart({ db: tx, clock }, part, { ...started, ...account });
    return started.checkoutUrl;
  });
}

/** What each order asks, in the order in which they are locked. */
function partsOf(
  accounts: readonly LoadedAccount[],
  today: IsoDay,
  isEarly: boolean,
): readonly PaymentPart[] {
  const inOrder = accounts.toSorted((one, other) => one.order.oid - other.order.oid);
  const payable = (isEarlyToo: boolean) =>
    inOrder
      .map((account) => ({ account, amountCents: payableCents(account, today, isEarlyToo) }))
      .filter(({ amountCents }) => amountCents > 0);
  const due = payable(false);
  return due.length === 0 && isEarly ? payable(true) : due;
}

async function lockAccounts(tx: Database, oids: readonly number[]): Promise<readonly LoadedAccount[]> {
  const accounts: LoadedAccount[] = [];
  for (const oid of oids.toSorted((a, b) => a - b)) accounts.push(await lockAccount(tx, oid));
  return accounts;
}

async function keepPart(
  { db: tx, clock }: Pick<PaymentContext, 'db' | 'clock'>,
  { account, amountCents }: PaymentPart,
  { provider, ...started }: StartedPayment & PaidAccount,
): Promise<void> {
  const attempts = await tx
    .insert(payments)
    .values({
      ...started,
      ...{ oid: account.order.oid, provider: provider.name, state: 'open', amountCents },
      startedAt: clock.now(),
    })
    .returning();
  await keepBalance({ db: tx, clock }, { ...account, attempts: [...account.attempts, ...attempts] });
}

type Attempt = typeof payments.$inferSelect;

/** The payments that are under way for any of these parts, each once. Those at a provider that is gone can't be paid any more. */
function openPagesOf(
  parts: readonly PaymentPart[],
  { reaches }: Pick<PaymentProviders, 'reaches'>,
): readonly Attempt[] {
  const attempts = parts.flatMap(({ account }) => account.attempts);
  const open = attempts.filter((one) => isUnderWay(one) && reaches(one));
  return [...new Map(open.map((one) => [one.reference, one])).values()];
}

/**
 * The page of a payment that is under way for exactly these parts. One at another account may be gone: the club or the operator chose
 * this one since.
 */
async function findOpen(
  db: Database,
  { provider, accountId }: PaidAccount,
  parts: readonly PaymentPart[],
): Promise<string | undefined> {
  const isSame = (one: TakenPayment) => one.provider === provider.name && one.accountId === accountId;
  const references = openPagesOf(parts, { reaches: isSame }).map(({ reference }) => reference);
  if (references.length === 0) return undefined;
  const rows = await db.select().from(payments).where(inArray(payments.reference, references));
  const byReference = Map.groupBy(
    rows.toSorted((one, other) => one.oid - other.oid),
    ({ reference }) => reference,
  );
  const wanted = namesOf(parts);
  return [...byReference.values()].find(
    (own) => own.every(isUnderWay) && own.map(nameOf).join() === wanted,
  )?.[0]?.checkoutUrl;
}

/** Tells whether two lists ask the same of the same orders. */
function namesOf(parts: readonly PaymentPart[]): string {
  return parts.map(({ account, amountCents }) => nameOf({ oid: account.order.oid, amountCents })).join();
}

function nameOf({ oid, amountCents }: { readonly oid: number; readonly amountCents: Cents }): string {
  return `${oid}: ${amountCents}`;
}

function sumOf(parts: readonly PaymentPart[]): Cents {
  return parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
