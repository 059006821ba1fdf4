import type { Cents } from '../money.ts';
import type { ClubReduction } from './clubReduction.ts';

/** One of the reductions that make up the discount of a line. */
export interface LineReduction {
  /** `tariff`: the reduced price of the tariff itself. */
  readonly for: 'late-start' | 'tariff' | 'uitpas' | 'voucher' | ClubReduction['for'];
  /** As the family reads it on screens and documents. */
  readonly name: string;
  readonly cents: Cents;
  /** Whole percents, for a reduction of the club that is a percentage of this line. */
  readonly percentage?: number;
}
