import type { Context } from '#server/context.ts';
import type { CartSelection } from '../../cart/cartSelection.ts';
import { findVoucherCodes } from './facts/loadReductions.ts';

export interface VoucherGuesses {
  /** Limits guesses of voucher codes. @param find - returns those of the codes that the club knows */
  readonly voucherGuesses: {
    refuseTooMany(
      guess: { readonly clubNid: number; readonly codes: readonly string[] },
      find: (codes: string[]) => Promise<readonly string[]>,
    ): Promise<void>;
  };
}

/** Refuses a cart of somebody who guesses codes. Pricing and ordering both reveal which code is valid. */
export async function refuseVoucherGuesses(
  { db, voucherGuesses }: Pick<Context, 'db'> & VoucherGuesses,
  { club, vouchers }: CartSelection,
): Promise<void> {
  const codes = vouchers.map(({ code }) => code);
  await voucherGuesses.refuseTooMany({ clubNid: club.nid, codes }, (unknown) =>
    findVoucherCodes(db, club.nid, unknown),
  );
}
