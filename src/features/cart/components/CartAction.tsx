import { Suspense } from 'react';
import { formatEuros } from '#rules/money.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { buttonClass } from '#src/components/actions/buttonClass.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { hrefs } from '#src/paths.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import {
  type AnsweredInvoice,
  type CartItems,
  type CartOwner,
  orderLabel,
  type PriceState,
  shownCart,
  useOrdering,
} from '../../basket/index.ts';
import { GuardianWaits, useAskedGuardian } from '../../guardian/index.ts';
import { useSelectMember } from '../../session/index.ts';
import { OrderQuestionDialog } from './cartParts.ts';
import { OrderHindrance } from './hindered/OrderHindrance.tsx';

interface CartActionProps {
  club: Club;
  owner: CartOwner;
  items: CartItems;
  invoice: Pick<AnsweredInvoice, 'total' | 'payNow' | 'items'>;
  price: PriceState;
  /** false while the price is loading or while a hold in the cart has expired. */
  isReady: boolean;
}

/** Leads to the form when the club asks questions. A cart that needs no form is ordered here. */
export function CartAction({ club, owner, items, invoice, price, isReady }: CartActionProps) {
  const { ordering, order } = useOrdering(owner);
  const select = useSelectMember();
  const guardian = useAskedGuardian();
  const { total } = invoice;
  const label = (known: string) => (price === 'unknown' ? texts.priceUnknown : known);
  const isSending = ordering.at === 'sending' || ordering.at === 'asking';
  return (
    <>
      {ordering.at === 'failed' && (
        <Notice tone="danger" role="alert" title={texts.orderFailedTitle}>
          <p>{ordering.message}</p>
          <p>{texts.orderFailedHint}</p>
        </Notice>
      )}
      {ordering.at === 'hindered' && (
        <OrderHindrance club={club} hindrance={ordering.hindrance} from="cart" />
      )}
      {guardian && items.tariffs.length === 0 && <GuardianWaits guardian={guardian} state="preparing" />}
      <StickyBar beside>
        <ButtonLink to={hrefs.club({ club: club.url })}>{texts.more}</ButtonLink>
        {items.tariffs.length > 0 ? (
          <FormLink
            to={hrefs.cartDetails({ club: club.url })}
            label={label(texts.next(formatEuros(total)))}
            isReady={isReady}
            onGo={() => select(owner.uid)}
          />
        ) : guardian ? null : (
          <Button
            variant="primary"
            busy={isSending}
            disabled={!isReady && !isSending}
            onClick={() => order(items, shownCart(invoice))}
          >
            {isSending ? texts.ordering : label(orderLabel([invoice], texts.orderFree))}
          </Button>
        )}
      </StickyBar>
      {ordering.at === 'asking' && (
        <Suspense fallback={null}>
          <OrderQuestionDialog
            question={ordering.question}
            invoice={invoice}
            priceTexts={(changed) => ({
              question: texts.priceChanged(formatEuros(changed)),
              confirm: orderLabel([invoice], texts.orderFree, changed),
            })}
          />
        </Suspense>
      )}
    </>
  );
}

interface FormLinkProps {
  to: string;
  label: string;
  isReady: boolean;
  /** Selects a member whose cart is on the screen, because the form is about the selected member. */
  onGo: () => void;
}

/** A link that is disabled until the price is known. */
export function FormLink({ to, label, isReady, onGo }: FormLinkProps) {
  if (isReady) {
    return (
      <ButtonLink variant="primary" to={to} onClick={onGo}>
        {label}
      </ButtonLink>
    );
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: a disabled link, which screen readers announce as disabled
    <a role="link" aria-disabled="true" className={buttonClass({ variant: 'primary' })}>
      {label}
    </a>
  );
}
