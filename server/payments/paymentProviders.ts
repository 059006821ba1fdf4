import { asc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { clubs } from '../db/schema.ts';
import { takesPayments } from './noCheckout.ts';
import type { PaymentProvider } from './paymentProvider.ts';

/** The account at a provider that a payment is paid to. */
export interface PaidAccount {
  readonly provider: PaymentProvider;
  /** The club's own account; null: the operator's. */
  readonly accountId: number | null;
}

/** The parts of a stored payment that tell who took it. */
export interface TakenPayment {
  readonly provider: string;
  readonly accountId: number | null;
}

/** Who takes the payments of which club, and who took a payment. */
export interface PaymentProviders {
  /** The account of the operator. */
  readonly operator: PaymentProvider;
  /** Where new payments to a club go; `noCheckout` where the club takes none. */
  ofClub(db: Database, clubNid: number): Promise<PaidAccount>;
  /** Whether a club without an account of its own is paid on the operator's. */
  fallsBack(db: Database, clubNid: number): Promise<boolean>;
  /** undefined where the payment can't be reached any more: it was made at an account that the operator has no more. */
  ofPayment(db: Database, payment: TakenPayment): Promise<PaymentProvider | undefined>;
  /** Nids of the clubs that nobody can pay online, in order. */
  transferClubs(db: Database): Promise<number[]>;
  /** Whether `ofPayment` finds the provider of a payment. */
  reaches(payment: TakenPayment): boolean;
}

/** One account for the payments of all clubs. */
export function oneAccount(operator: PaymentProvider): PaymentProviders {
  const reaches = ({ provider, accountId }: TakenPayment) => accountId === null && provider === operator.name;
  return {
    operator,
    reaches,
    async transferClubs(db) {
      if (takesPayments(operator)) return [];
      const all = await db.select({ nid: clubs.nid }).from(clubs).orderBy(asc(clubs.nid));
      return all.map(({ nid }) => nid);
    },
    fallsBack: async () => takesPayments(operator),
    ofClub: async () => ({ provider: operator, accountId: null }),
    ofPayment: async (_db, payment) => (reaches(payment) ? operator : undefined),
  };
}

/** Whether people can pay a club online. */
export type PaysOnline = (db: Database, clubNid: number) => Promise<boolean>;

export function paysOnlineBy({ ofClub }: Pick<PaymentProviders, 'ofClub'>): PaysOnline {
  return async (db, clubNid) => takesPayments((await ofClub(db, clubNid)).provider);
}
