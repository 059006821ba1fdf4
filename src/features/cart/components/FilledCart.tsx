import { type ReactNode, Suspense } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import {
  type AnsweredInvoice,
  type CartOwner,
  cartView,
  emptyCart,
  offersPayChoice,
  type useCart,
} from '../../basket/index.ts';
import { courseOfTariff, useCoursesOfTariffs } from '../../courses/index.ts';
import { useSession } from '../../session/index.ts';
import { WithdrawalRights } from '../../withdrawal/index.ts';
import { useInvoiceAge } from '../state/useInvoiceAge.ts';
import { useRemoveLine } from '../state/useRemoveLine.ts';
import { CartAction } from './CartAction.tsx';
import styles from './CartContent.module.css';
import { CartHold } from './hold/CartHold.tsx';
import { CartLines, RemovedLine } from './lines/CartLines.tsx';
import { CartPlace, FewPlacesNotice } from './lines/CartNotes.tsx';
import { CartTotals } from './paying/CartTotals.tsx';
import { PayChoices } from './paying/PayChoices.tsx';
import { PriceFailure } from './paying/PriceFailure.tsx';

/** Lazy-loaded: few carts are a guest's. */
const GuestAddress = lazyPart(async () => (await import('./paying/GuestAddress.tsx')).GuestAddress);

interface FilledCartProps {
  club: Club;
  owner: CartOwner;
  cart: ReturnType<typeof useCart> & { invoice: AnsweredInvoice };
  /** Related products. */
  related: ReactNode;
}

export function FilledCart({ club, owner, cart, related }: FilledCartProps) {
  const { invoice, items, price } = cart;
  const session = useSession();
  const guest = session.status === 'user' ? session.user.guest : undefined;
  const { change, remove, removed, undo } = useRemoveLine({ owner, items, change: cart.change });
  const { courses } = useCoursesOfTariffs(club, [items]);
  const age = useInvoiceAge(invoice, cart.retry);
  const groups = cartView(invoice, { uid: owner.uid, items, course: courseOfTariff(courses), age });
  const lines = groups.flatMap((group) => group.lines);
  return (
    <>
      <div className={styles.what}>
        <CartHold owner={owner} invoice={invoice} />
        <FewPlacesNotice club={club} carts={[cart]} />
        <RemovedLine name={removed} onUndo={undo} />
        <CartLines groups={groups} actions={{ remove, change }} />
        {related}
        {offersPayChoice(cart) && (
          <Card>
            <PayChoices owner={owner} cart={cart} />
          </Card>
        )}
        <CartPlace />
        <div className={styles.empty}>
          <Button variant="quiet" icon="trash" onClick={() => emptyCart(owner)}>
            {texts.emptyIt}
          </Button>
        </div>
      </div>
      <div className={styles.order} data-column>
        <CartTotals invoice={invoice} price={price} />
        <PriceFailure carts={[cart]} />
        <Suspense fallback={null}>{guest && <GuestAddress club={club} mail={guest.mail} />}</Suspense>
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
