import type { ReactNode } from 'react';
import type { Club } from '#src/api/entities/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import {
  type AnsweredInvoice,
  type CartOwner,
  cartView,
  emptyCart,
  type useCart,
} from '../../basket/index.ts';
import { scheduleOfTariff, useCoursesOfTariffs } from '../../courses/index.ts';
import { failureText } from '../../failures/index.ts';
import { WithdrawalRights } from '../../withdrawal/index.ts';
import { useInvoiceAge } from '../state/useInvoiceAge.ts';
import { useRemoveLine } from '../state/useRemoveLine.ts';
import { CartAction } from './CartAction.tsx';
import styles from './CartContent.module.css';
import { CartHold } from './hold/CartHold.tsx';
import { CartLines } from './lines/CartLines.tsx';
import { FewPlacesNotice } from './lines/FewPlacesNotice.tsx';
import { RemovedLine } from './lines/RemovedLine.tsx';
import { CartTotals } from './paying/CartTotals.tsx';
import { PaymentOptions } from './paying/PaymentOptions.tsx';
import { UitpasNumbers } from './paying/UitpasNumbers.tsx';
import { Vouchers } from './paying/Vouchers.tsx';

interface FilledCartProps {
  club: Club;
  owner: CartOwner;
  cart: ReturnType<typeof useCart> & { invoice: AnsweredInvoice };
  /** Related products. */
  related: ReactNode;
}

export function FilledCart({ club, owner, cart, related }: FilledCartProps) {
  const { invoice, items, price, error } = cart;
  const { change, remove, removed, undo } = useRemoveLine({ owner, items, change: cart.change });
  const { courses } = useCoursesOfTariffs(club, [items]);
  const age = useInvoiceAge(invoice, cart.retry);
  const when = (tariff: number) => scheduleOfTariff(courses, tariff);
  const groups = cartView(invoice, { uid: owner.uid, items, when, age });
  const lines = groups.flatMap((group) => group.lines);
  return (
    <>
      <div className={styles.what}>
        <CartHold owner={owner} invoice={invoice} />
        <FewPlacesNotice club={club} carts={[cart]} />
        <RemovedLine name={removed} onUndo={undo} />
        <CartLines groups={groups} actions={{ remove, change }} />
        {related}
        {invoice.hasUitpas && (
          <UitpasNumbers
            people={groups.filter((group) => group.lines.some(({ type }) => type === 'tariff'))}
            numbers={items.uitpas}
            feedback={invoice.feedback}
            onChange={change}
          />
        )}
        <PaymentOptions invoice={invoice} items={items} onChange={change} />
        <div className={styles.empty}>
          <Button variant="quiet" icon="trash" onClick={() => emptyCart(owner)}>
            {texts.emptyIt}
          </Button>
        </div>
      </div>
      <div className={styles.order} data-column>
        {invoice.hasVouchers && (
          <Vouchers vouchers={items.vouchers} onChange={change} busy={price === 'asked'} />
        )}
        <CartTotals invoice={invoice} price={price} />
        {error && price === 'unknown' && (
          <Notice
            tone="danger"
            role="alert"
            title={texts.priceFailedTitle}
            actions={
              <Button busy={cart.isAsking} onClick={cart.retry}>
                {texts.retry}
              </Button>
            }
          >
            {failureText(error)}
          </Notice>
        )}
        <WithdrawalRights lines={invoice.items} />
        <CartAction
          club={club}
          owner={owner}
          items={items}
          invoice={invoice}
          price={price}
          isReady={price === 'known' && !lines.some(({ isExpired }) => isExpired)}
        />
      </div>
    </>
  );
}
