import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import type { Product, ProductVariant } from '#src/api/entities/offer/product.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { useCartItems } from '#src/features/basket/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { useSelectedMember, useSession } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import { useAddProduct } from '../../state/useAddProduct.ts';
import { decideOrdering } from '../../view/decideOrdering.ts';
import { productChoiceQuery } from '../../view/productChoice.ts';
import { heldOfProduct } from '../../view/stock.ts';
import styles from './ProductOrder.module.css';

interface OrderActionProps {
  club: Club;
  product: Product;
  /** `room`: how many more fit in the cart. */
  chosen: { variant: ProductVariant | undefined; quantity: number; room: number };
  onAdded: () => void;
  /** Refs to the questions that may still be unanswered. */
  questions: Readonly<Record<'member' | 'variant', RefObject<HTMLElement | null>>>;
}

export function OrderAction({ club, product, chosen, onAdded, questions }: OrderActionProps) {
  const session = useSession();
  const member = useSelectedMember();
  const navigate = useNavigate();
  const add = useAddProduct(club);
  const { products } = useCartItems(member && { club: club.nid, uid: member.uid });
  const { variant, quantity, room } = chosen;
  // A guest buys tickets alone.
  const isVisitor =
    session.status === 'visitor' || (session.status === 'user' && session.user.guest !== undefined);
  const step = decideOrdering({ isVisitor, member, variant, variants: product.variants, room });

  const goOn = () => {
    switch (step.do) {
      case 'ask':
        focusFirstChoice(questions[step.for].current);
        return showNotice({ tone: 'info', message: step.message });
      case 'log-in': {
        const choice = productChoiceQuery({ variant: variant?.nid, quantity });
        return navigate(hrefs.login(hrefs.product({ club: club.url, product: product.url, ...choice })));
      }
      case 'add':
        add(product, { variant: step.variant, quantity, member: step.member });
        return onAdded();
      case 'refuse':
        return showNotice({ tone: 'info', message: step.message });
    }
  };
  const held = heldOfProduct(products, product);
  const isFull = step.do === 'refuse';
  return (
    <StickyBar
      beside
      summary={
        isVisitor ? texts.loginHint : member && held > 0 && <InCart held={held} name={member.firstName} />
      }
    >
      {held > 0 && (
        <ButtonLink variant={isFull ? 'primary' : 'secondary'} to={hrefs.cart({ club: club.url })}>
          {texts.toCart}
        </ButtonLink>
      )}
      <Button
        variant={isFull ? 'secondary' : 'primary'}
        wide
        disabled={session.status === 'pending'}
        onClick={() => void goOn()}
      >
        {isVisitor ? texts.login : texts.add}
      </Button>
    </StickyBar>
  );
}

function InCart({ held, name }: { held: number; name: string }) {
  return (
    <span className={styles.inCart}>
      <Icon name="check" />
      {texts.inCartOf(held, name)}
    </span>
  );
}

/** Scrolls a question into view and focuses its first option, ready for the arrow keys. */
function focusFirstChoice(question: HTMLElement | null): void {
  question?.scrollIntoView({ block: 'center' });
  question?.querySelector<HTMLElement>(':is(input, select):enabled')?.focus({ preventScroll: true });
}
