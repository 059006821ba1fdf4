import { eq } from 'drizzle-orm';
import type { Address } from '#schemas/entities/people/address.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { Refused } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartLine } from '../../cart/pricedCart.ts';
import { hasAnswersFor } from '../../registration/answers/hasAnswersFor.ts';
import type { WantedOrder } from './wantedOrder.ts';

/** Refuses an order when the club still needs something: answers of the people who register, or an address for a delivery. */
export async function refuseWhatIsMissing(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { wanted, lines }: { readonly wanted: WantedOrder; readonly lines: readonly CartLine[] },
): Promise<void> {
  // An order of products or passes alone has no questions to answer.
  if (!(await hasAnswersFor({ db: tx, clock }, wanted)))
    throw new Refused(409, { errors: [nl.refusals.answersMissing], code: 'answers-missing' });
  const isSent = lines.some((line) => line.type === 'product' && line.isSent);
  if (isSent && !(await hasAddress(tx, wanted)))
    throw new Refused(409, { errors: [nl.refusals.addressMissing], code: 'address-missing' });
}

/** The person's own address, or that of the parent who orders. */
async function hasAddress(tx: Database, { person, placedBy }: WantedOrder): Promise<boolean> {
  const [buyer] = await tx.select({ address: users.address }).from(users).where(eq(users.uid, placedBy));
  return isWhole(person.address) || isWhole(buyer?.address ?? null);
}

function isWhole(address: Address | null): boolean {
  if (!address) return false;
  const { street, streetNumber, city, postal, country } = address;
  return [street, streetNumber, city, postal, country].every((part) => part.trim() !== '');
}
