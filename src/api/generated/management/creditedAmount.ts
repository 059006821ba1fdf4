// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { cents } from '../../wire/numbers.ts';

export const creditedAmount = v.object({
  /** Amount of the credit note. In cents. */
  credited: cents,
  /** Part that nobody has to pay any more. In cents. */
  lapses: cents,
  /** Part that goes back by way of the payment provider. In cents. */
  refunded: cents,
  /** Part that the club must give back itself. In cents. */
  byHand: cents,
});
