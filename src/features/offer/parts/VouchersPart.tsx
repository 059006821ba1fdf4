import { centsOf, formatEuros } from '#rules/money.ts';
import { offerTexts as texts } from '#src/texts/nl/offer.ts';
import { listPieces } from '../schema/pieces.ts';
import { copied } from '../state/editedItems.ts';
import type { OfferFile } from '../state/offerFile.ts';
import { ItemsPart } from './ItemsPart.tsx';
import type { OfferPartProps } from './offerPartProps.ts';
import { PieceForms } from './pieces/PieceForms.tsx';

type Voucher = OfferFile['vouchers'][number];

const pieces = [{ ...listPieces.vouchers, title: texts.pieces.item }];

/** The codes that lower a price. */
export function VouchersPart({ club, editing, opened, item, faults, focus }: OfferPartProps) {
  const { state, change } = editing;
  const { content } = state;
  const freeCode = (code: string) => {
    const isTaken = (one: string) => content.vouchers.some((voucher) => voucher.code === one);
    let number = 1;
    while (isTaken(`${code}-${number}`)) number += 1;
    return `${code}-${number}`;
  };
  return (
    <ItemsPart<Voucher>
      {...{ club: club.url, part: 'kortingscodes', open: item, items: content.vouchers }}
      published={opened.content.vouchers}
      titleOf={({ code }) => code}
      noteOf={discountOf}
      create={() => ({ code: freeCode('CODE'), percentage: 10, isCombinable: true })}
      copyOf={(voucher) => ({ ...copied(voucher), code: freeCode(voucher.code) })}
      onItems={(changeItems, what) =>
        change((file) => ({ ...file, vouchers: [...changeItems(file.vouchers)] }), what)
      }
    >
      {(voucher, changeVoucher) => (
        <PieceForms
          key={`${item} ${state.replaced}`}
          path="vouchers"
          pieces={pieces}
          value={voucher}
          onChange={(changeValue, piece) =>
            // Cast is safe: the form is made of the schema of a voucher.
            changeVoucher((before) => changeValue(before) as Voucher, texts.ofItem(piece, voucher.code))
          }
          around={content}
          {...{ faults, focus }}
        />
      )}
    </ItemsPart>
  );
}

function discountOf({ percentage, amount }: Voucher): string {
  if (percentage !== undefined) return `${percentage} %`;
  return amount === undefined ? '' : formatEuros(centsOf(amount));
}
