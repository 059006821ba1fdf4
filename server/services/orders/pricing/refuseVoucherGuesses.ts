import type { Database } from '#server/db/database.ts';
import type { CartSelection } from '../../cart/cartSelection.ts';
import { findVoucherCodes } from './facts/loadReductions.ts';

interface Asking {
  readonly db: Database;
  readonly voucherGuesses: {
    refuseTooMany(
      guess: { readonly clubNid: number; readonly codes: readonly string[] },
      find: (codes: string[]) => Promise<readonly string[]>,
    ): Promise<void>;
  };
}

/** Refuses a cart of somebody who guesses codes. Pricing and ordering both reveal which code is valid. */
export async function refuseVoucherGuesses(
  { db, voucherGuesses }: Asking,
  { club, vouchers }: CartSelection,
): Promise<void> {
  const codes = vouchers.map(({ code }) => code);
  await voucherGuesses.refuseTooMany({ clubNid: club.nid, codes }, (unknown) =>
    findVoucherCodes(db, club.nid, unknown),
  );
}
