import { and, asc, eq, isNull } from 'drizzle-orm';
import { clubs, paymentAccounts } from '#server/db/schema.ts';
import type { Sealing } from '#server/sealing.ts';
import { noCheckout, takesPayments } from '../noCheckout.ts';
import type { PaymentProvider } from '../paymentProvider.ts';
import { oneAccount, type PaymentProviders } from '../paymentProviders.ts';

/** The account that a key opens, as its provider describes it. */
export interface KeyProfile {
  readonly profile: string;
  readonly name: string;
  readonly isTest: boolean;
}

/** What it takes that clubs have accounts of their own. */
export interface OwnAccounts {
  /** Name of the provider of these accounts. */
  readonly name: string;
  readonly sealing: Sealing;
  /** The provider that a key gives access to. */
  open(apiKey: string): PaymentProvider;
  /** @returns undefined where the provider refuses the key; throws where it gives no answer */
  profileOf(apiKey: string): Promise<KeyProfile | undefined>;
}

export type ClubsOfOperator = 'all' | readonly string[];

interface Accounts {
  readonly operator: PaymentProvider;
  /** undefined: every club is paid on the operator's account. */
  readonly own: OwnAccounts | undefined;
  /** Urls of the clubs that are paid on the operator's account while they have none of their own. */
  readonly clubsOfOperator: ClubsOfOperator;
}

type Account = Pick<typeof paymentAccounts.$inferSelect, 'id' | 'clubNid' | 'profile' | 'sealedKey'>;

/** The row that a sealed key belongs to. */
export function placeOfKey({ clubNid, profile }: Pick<Account, 'clubNid' | 'profile'>): string {
  return `payment_accounts/${clubNid}/${profile}`;
}

/** Payments on the accounts of the clubs; for the others on the operator's, where that is allowed. */
export function accountsOfClubs({ operator, own, clubsOfOperator }: Accounts): PaymentProviders {
  const isOfOperator = (url: string) =>
    takesPayments(operator) && (clubsOfOperator === 'all' || clubsOfOperator.includes(url));
  const ofOperator = oneAccount(operator);
  const isCurrent = and(eq(paymentAccounts.clubNid, clubs.nid), isNull(paymentAccounts.endedAt));
  // A client for each key is made once. Its key is the sealed one: a changed key has another.
  const opened = new Map<string, PaymentProvider>();
  const open = (account: Account): PaymentProvider => {
    const known = opened.get(account.sealedKey);
    if (known) return known;
    const key = own?.sealing.open(account.sealedKey, placeOfKey(account));
    if (!own || key === undefined) return unreadable(own?.name ?? '', account.id);
    const provider = own.open(key);
    opened.set(account.sealedKey, provider);
    return provider;
  };
  return {
    operator,
    reaches: (payment) => (payment.accountId === null ? ofOperator.reaches(payment) : own !== undefined),
    async transferClubs(db) {
      if (clubsOfOperator === 'all' && takesPayments(operator)) return [];
      const found = await db
        .select({ nid: clubs.nid, url: clubs.url })
        .from(clubs)
        .leftJoin(paymentAccounts, isCurrent)
        .where(isNull(paymentAccounts.id))
        .orderBy(asc(clubs.nid));
      return found.filter(({ url }) => !isOfOperator(url)).map(({ nid }) => nid);
    },
    async fallsBack(db, clubNid) {
      const [club] = await db.select({ url: clubs.url }).from(clubs).where(eq(clubs.nid, clubNid));
      return club !== undefined && isOfOperator(club.url);
    },
    async ofClub(db, clubNid) {
      const [found] = await db
        .select({ url: clubs.url, account: paymentAccounts })
        .from(clubs)
        .leftJoin(paymentAccounts, isCurrent)
        .where(eq(clubs.nid, clubNid));
      if (found?.account) return { provider: open(found.account), accountId: found.account.id };
      const provider = found && isOfOperator(found.url) ? operator : noCheckout;
      return { provider, accountId: null };
    },
    async ofPayment(db, payment) {
      if (payment.accountId === null) return ofOperator.ofPayment(db, payment);
      const [found] = await db
        .select()
        .from(paymentAccounts)
        .where(eq(paymentAccounts.id, payment.accountId));
      return found && open(found);
    },
  };
}

/** Stands in for an account whose key can't be opened: its payments wait, as where the provider is down. */
function unreadable(name: string, id: number): PaymentProvider {
  const fail = async (): Promise<never> => {
    throw new Error(`SECRETS_KEY doesn't open the key of payment account ${id}`);
  };
  return { name, start: fail, reportOf: fail, cancel: fail, refund: fail };
}
