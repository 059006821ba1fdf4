import { and, eq, lte } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { testCheckouts } from '../../db/schema.ts';
import { isStorableText } from '../../http/reading/readJson.ts';
import { newSecretToken } from '../../secretToken.ts';
import type { PaymentProvider, PaymentState } from '../paymentProvider.ts';

/** Time to pay, in milliseconds. */
const lifetime = 30 * 60 * 1_000;
/** Time that a checkout is stored, in milliseconds: much longer than anybody asks for its outcome. */
const longestKept = dayInMilliseconds;

export interface Checkout {
  readonly amountCents: number;
  readonly description: string;
  readonly state: 'open' | CheckoutEnd;
  readonly returnUrl: string;
}

/** No bank is busy with a payment without money. */
export type CheckoutEnd = Exclude<PaymentState, 'open' | 'pending'>;

/** Payment provider without money: the payer chooses the outcome, as on the test page of a real provider. */
export interface TestCheckout extends PaymentProvider {
  find(reference: string): Promise<Checkout | undefined>;
  /** Ends an open payment; a payment that has ended stays as it is. */
  end(reference: string, state: CheckoutEnd): Promise<void>;
  /** Deletes checkouts that are a day old; they have all ended. */
  sweep(now: Date): Promise<void>;
}

/** Its name as a payment provider. */
export const testCheckoutName = 'test-checkout';
export const testCheckoutPath = '/test-checkout';

export function testCheckout(db: Database, clock: Clock): TestCheckout {
  const end: TestCheckout['end'] = async (reference, state) => {
    const isOpen = and(eq(testCheckouts.reference, reference), eq(testCheckouts.state, 'open'));
    if ((await find(reference))?.state === 'open')
      await db.update(testCheckouts).set({ state }).where(isOpen);
  };
  const find = async (reference: string): Promise<Checkout | undefined> => {
    // The database would reject unsound text with an error, instead of finding nothing.
    if (!isStorableText(reference)) return undefined;
    const [found] = await db.select().from(testCheckouts).where(eq(testCheckouts.reference, reference));
    if (!found) return undefined;
    const isOver = found.state === 'open' && clock.now().getTime() >= found.createdAt.getTime() + lifetime;
    return isOver ? { ...found, state: 'expired' } : found;
  };
  return {
    name: testCheckoutName,
    find,
    async start({ amountCents, description, returnPath }) {
      const reference = newSecretToken();
      await db.insert(testCheckouts).values({
        reference,
        amountCents,
        description,
        state: 'open',
        returnUrl: returnPath,
        createdAt: clock.now(),
      });
      return { reference, checkoutUrl: `${testCheckoutPath}/${reference}` };
    },
    async reportOf(reference) {
      const found = await find(reference);
      return found && { state: found.state, chargedBackCents: 0, refunds: [] };
    },
    // No money came in, so none has to go back.
    refund: async () => ({ reference: newSecretToken(), state: 'refunded' }),
    end,
    cancel: (reference) => end(reference, 'cancelled'),
    async sweep(now) {
      const oldest = new Date(now.getTime() - longestKept);
      await db.delete(testCheckouts).where(lte(testCheckouts.createdAt, oldest));
    },
  };
}
