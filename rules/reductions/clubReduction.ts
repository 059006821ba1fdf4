import type { Cents } from '../money.ts';

/** A rule of a club for a lower price. It has either a percentage or an amount. */
export interface ClubReduction {
  /** Whom it is for: a family with several members at the club, or a person with several courses. */
  readonly for: 'next-family-member' | 'next-course';
  /** The first that gets it: 2 is the second family member, or the second course. */
  readonly from: number;
  /** Whole percents. */
  readonly percentage?: number;
  readonly amountCents?: Cents;
  /** Urls of the courses that it is for; undefined where it is for all. */
  readonly courses?: readonly string[];
}

/** One of the reductions that make up the discount of a line. */
export interface LineReduction {
  /** `tariff`: the reduced price of the tariff itself. `early`: its price for whoever registers early. */
  readonly for: 'late-start' | 'tariff' | 'early' | 'uitpas' | 'voucher' | ClubReduction['for'];
  /** As the family reads it on screens and documents. */
  readonly name: string;
  readonly cents: Cents;
  /** Whole percents, for a reduction of the club that is a percentage of this line. */
  readonly percentage?: number;
}
