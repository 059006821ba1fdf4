import {
  browserCart,
  type CartOwner,
  type ChangeItems,
  cartView,
  type PricedCart,
} from '#src/features/basket/index.ts';
import styles from './Paying.module.css';
import { PaymentOptions } from './PaymentOptions.tsx';
import { UitpasNumbers } from './UitpasNumbers.tsx';
import { Vouchers } from './Vouchers.tsx';

interface PayChoicesProps {
  owner: CartOwner;
  cart: Pick<PricedCart, 'items' | 'invoice' | 'price'>;
}

/** What somebody may choose about the payment of a cart: at once or in parts, a UiTPAS, a voucher. */
export function PayChoices({ owner, cart: { items, invoice, price } }: PayChoicesProps) {
  const change = (how: ChangeItems) => browserCart.getState().change(owner, how);
  const groups = cartView(invoice, { uid: owner.uid, items, course: () => ({ when: '', where: '' }) });
  return (
    <div className={styles.choices}>
      <PaymentOptions invoice={invoice} items={items} onChange={change} />
      {invoice.hasUitpas && (
        <UitpasNumbers
          people={groups.filter((group) => group.lines.some(({ type }) => type === 'tariff'))}
          numbers={items.uitpas}
          feedback={invoice.feedback}
          onChange={change}
        />
      )}
      {invoice.hasVouchers && (
        <Vouchers vouchers={items.vouchers} onChange={change} busy={price === 'asked'} />
      )}
    </div>
  );
}
