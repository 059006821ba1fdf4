import type { Database } from '../../db/database.ts';
import { takesPayments } from '../../payments/noCheckout.ts';
import type { PaymentProviders } from '../../payments/paymentProviders.ts';

/** Whether people can pay a club online. */
export type PaysOnline = (db: Database, clubNid: number) => Promise<boolean>;

export function paysOnlineBy({ ofClub }: Pick<PaymentProviders, 'ofClub'>): PaysOnline {
  return async (db, clubNid) => takesPayments((await ofClub(db, clubNid)).provider);
}
