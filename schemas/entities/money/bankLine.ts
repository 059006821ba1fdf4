import { type Static, Type } from 'typebox';
import { anyWord, or, readableOrNone } from '../../reading.ts';
import { Euros, IsoDate, largestInteger, Nid, Oid } from '../../scalars.ts';

const Count = Type.Integer({ minimum: 0, maximum: largestInteger });

/** What was read from a file of the bank. */
export const ReadBankFile = Type.Object({
  format: anyWord(Type.Enum(['coda', 'kbc', 'bnp', 'ing', 'belfius'])),
  added: Type.Unsafe<number>({ ...Count, description: 'Transfers that no file had before' }),
  known: Type.Unsafe<number>({ ...Count, description: 'Transfers of an earlier file' }),
  other: or(
    Type.Union([Type.String(), Type.Null()], {
      description:
        'IBAN of the statement, where it is of another account than the club’s: nothing is kept. null: it is of the club, or was accepted',
    }),
    null,
  ),
});
export type ReadBankFile = Static<typeof ReadBankFile>;

/** Money that came to the account of a club, and what it may pay. */
export const BankLine = Type.Object({
  id: Nid,
  day: IsoDate,
  amount: Euros,
  payer: or(Type.String({ description: 'As the bank writes it' }), ''),
  account: or(Type.String({ description: 'IBAN of the payer' }), ''),
  message: or(Type.String(), ''),
  match: anyWord(
    Type.Enum(['sure', 'noted', 'early', 'part', 'over', 'paid', 'proposal', 'unknown', 'aside'], {
      description:
        '`sure`: the structured communication and an amount that was asked. `noted`: a manager booked it by hand. `early`: the communication names an order of a later day. `part`, `over`: less or more than what is open. `paid`: nothing is open any more. `proposal`: by amount and name. `aside`: it pays no invoice',
    }),
  ),
  invoices: readableOrNone(
    Type.Array(
      Type.Object({
        oid: Oid,
        number: Type.String(),
        name: Type.String(),
        payer: Type.String({ description: 'Name of who placed the order' }),
        open: Euros,
        refund: or(Type.Unsafe<number>({ ...Euros, description: 'Credit of the order' }), 0),
      }),
      { description: 'The invoices that it pays, the first one first, or those that are proposed' },
    ),
  ),
});
export type BankLine = Static<typeof BankLine>;

/** The transfers that are not booked, by how certain they are. */
export const BankLineCounts = Type.Object({
  sure: Count,
  check: Count,
  proposal: Count,
  unknown: Count,
  aside: Count,
  sureAmount: Type.Unsafe<number>({ ...Euros, description: 'Sum of the `sure` ones' }),
});
export type BankLineCounts = Static<typeof BankLineCounts>;
