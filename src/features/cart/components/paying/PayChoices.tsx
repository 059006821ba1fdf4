import { type ReactNode, useId } from 'react';
import { invoicedLaterOf } from '#rules/instalments.ts';
import { formatEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { CartInvoice } from '#src/api/entities/orders/cartInvoice.ts';
import layout from '#src/components/layout/layout.module.css';
import {
  browserCart,
  type CartItems,
  type CartOwner,
  type ChangeItems,
  cartView,
  type PricedCart,
} from '#src/features/basket/index.ts';
import { cartTexts } from '#src/texts/nl/cart.ts';
import styles from './Paying.module.css';
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
    <div className={layout.stack2}>
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

const texts = cartTexts.paying;

interface PaymentOptionsProps {
  invoice: CartInvoice;
  items: CartItems;
  onChange: (change: ChangeItems) => void;
}

/** Offers payment at once or in instalments, and with the turns of a pass, as far as the server allows each. */
export function PaymentOptions({ invoice, items, onChange }: PaymentOptionsProps) {
  const { hasPaymentOptions, canPayByPass } = invoice;
  if (!hasPaymentOptions && !canPayByPass) return null;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{texts.title}</legend>
      {hasPaymentOptions && <InParts {...{ invoice, items, onChange }} />}
      {canPayByPass && <ByPass {...{ invoice, items, onChange }} />}
    </fieldset>
  );
}

function InParts({ invoice: { parts, payLater }, items, onChange }: PaymentOptionsProps) {
  const name = useId();
  const [, ...later] = parts.summary;
  const byInvoice = invoicedLaterOf(
    payLater,
    later.map(({ amount }) => amount),
  );
  const choose = (paysInParts: boolean) => onChange((held) => ({ ...held, paysInParts }));
  return (
    <>
      <Option type="radio" name={name} checked={!items.paysInParts} onChange={() => choose(false)}>
        {texts.atOnce}
      </Option>
      <Option type="radio" name={name} checked={items.paysInParts} onChange={() => choose(true)}>
        {texts.inParts}
      </Option>
      {items.paysInParts && parts.summary.length > 0 && (
        <div className={styles.detail}>
          {parts.deposit !== undefined && parts.deposit > 0 && parts.deposit !== parts.summary[0]?.amount && (
            <p>{texts.deposit(formatEuros(parts.deposit))}</p>
          )}
          <ul className={layout.stackHalf} aria-label={texts.summary}>
            {parts.summary.map(
              ({ due, amount }, place) =>
                // A club with days of its own may ask nothing today.
                amount > 0 && (
                  <li key={due} className={styles.due}>
                    <span>{place === 0 ? texts.today : formatIsoDay(due)}</span>
                    <span>{formatEuros(amount)}</span>
                  </li>
                ),
            )}
            {byInvoice > 0 && (
              <li className={styles.due}>
                <span>{texts.byInvoice}</span>
                <span>{formatEuros(byInvoice)}</span>
              </li>
            )}
          </ul>
        </div>
      )}
    </>
  );
}

function ByPass({ invoice: { prepaid }, items, onChange }: PaymentOptionsProps) {
  const isShort = prepaid !== undefined && prepaid.turns > prepaid.credit;
  return (
    <>
      <Option
        type="checkbox"
        checked={items.usesPass}
        onChange={(usesPass) => onChange((held) => ({ ...held, usesPass }))}
      >
        {texts.byPass}
        {prepaid && <small className={styles.hint}>{texts.turns(prepaid.turns, prepaid.credit)}</small>}
      </Option>
      {items.usesPass && isShort && (
        <Option
          type="checkbox"
          checked={items.usesPassInPart}
          onChange={(usesPassInPart) => onChange((held) => ({ ...held, usesPassInPart }))}
        >
          {texts.inPart}
        </Option>
      )}
    </>
  );
}

interface OptionProps {
  type: 'radio' | 'checkbox';
  name?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

function Option({ children, onChange, ...native }: OptionProps) {
  return (
    <label className={styles.option}>
      <input {...native} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  );
}
