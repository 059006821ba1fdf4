import { Suspense } from 'react';
import { formatEuros } from '#rules/money.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { familySums, orderLabel, shownCart, useFamilyOrdering } from '#src/features/basket/index.ts';
import { GuardianWaits, useAskedGuardian } from '#src/features/guardian/index.ts';
import { useSelectedMember, useSelectMember } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import type { FamilyPart } from '../../state/familyPart.ts';
import { FormLink } from '../CartAction.tsx';
import { OrderQuestionDialog } from '../cartParts.ts';
import { OrderHindrance } from '../hindered/OrderHindrance.tsx';

interface FamilyActionProps {
  club: Club;
  parts: readonly FamilyPart[];
}

/** Leads everybody to one form. Carts that need no form are ordered here, one after the other. */
export function FamilyAction({ club, parts }: FamilyActionProps) {
  const { ordering, order } = useFamilyOrdering();
  const selected = useSelectedMember();
  const select = useSelectMember();
  const guardian = useAskedGuardian();
  const sums = familySums(parts);
  const withForm = parts.filter(({ items }) => items.tariffs.length > 0);
  const isReady = sums.price === 'known' && !parts.some(hasExpired);
  const invoices = parts.map(({ invoice }) => invoice);
  const label = (known: string) => (sums.price === 'unknown' ? texts.priceUnknown : known);
  const isSending = ordering.at === 'sending' || ordering.at === 'asking';
  const asked =
    ordering.at === 'asking' ? parts.find(({ owner }) => owner.uid === ordering.uid)?.invoice : undefined;
  const goOn = () => {
    const first = withForm.find(({ member }) => member.uid === selected?.uid) ?? withForm[0];
    if (first) select(first.member.uid);
  };
  return (
    <>
      {ordering.at === 'failed' && (
        <Notice tone="danger" role="alert" title={texts.orderFailedTitle}>
          <p>{ordering.message}</p>
          <p>{texts.restKept}</p>
        </Notice>
      )}
      {ordering.at === 'hindered' && (
        <OrderHindrance club={club} hindrance={ordering.hindrance} from="cart" />
      )}
      {guardian && withForm.length === 0 && <GuardianWaits guardian={guardian} state="preparing" />}
      <StickyBar beside>
        {withForm.length > 0 ? (
          <FormLink
            to={hrefs.cartDetails({ club: club.url })}
            label={label(texts.next(sums.total))}
            isReady={isReady}
            onGo={goOn}
          />
        ) : guardian ? null : (
          <Button
            variant="primary"
            busy={isSending}
            disabled={!isReady && !isSending}
            onClick={() =>
              order(parts.map(({ owner, items, invoice }) => ({ owner, items, shown: shownCart(invoice) })))
            }
          >
            {isSending ? texts.ordering : label(orderLabel(invoices, texts.orderFree))}
          </Button>
        )}
      </StickyBar>
      {ordering.at === 'asking' && asked && (
        <Suspense fallback={null}>
          <OrderQuestionDialog
            question={ordering.question}
            invoice={asked}
            priceTexts={(changed) => ({
              question: texts.priceChanged(formatEuros(changed)),
              confirm: orderLabel(invoices, texts.orderFree, changed),
            })}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether a hold of the cart has expired. The cart is priced again at that moment, so the answer itself says it. */
function hasExpired({ invoice }: FamilyPart): boolean {
  return invoice.items.some(({ heldFor }) => heldFor !== undefined && heldFor <= 0);
}
