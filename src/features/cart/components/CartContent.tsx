import { Suspense } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import type { User } from '#src/api/entities/people/user.ts';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import { isEmptyCart, useCart } from '../../basket/index.ts';
import { FailureState } from '../../failures/index.ts';
import styles from './CartContent.module.css';
import { EmptyCart } from './EmptyCart.tsx';
import { FilledCart } from './FilledCart.tsx';

/** Lazy-loaded: most carts have nothing from the webshop. */
const RelatedProducts = lazyPart(async () => (await import('../../webshop/index.ts')).RelatedProducts);

interface CartContentProps {
  club: Club;
  /** The owner of the cart. */
  member: User;
}

export function CartContent({ club, member }: CartContentProps) {
  const owner = { club: club.nid, uid: member.uid };
  const cart = useCart(owner);
  const { invoice } = cart;

  if (!invoice) {
    if (cart.error) return <FailureState error={cart.error} onRetry={cart.retry} busy={cart.isAsking} />;
    return (
      <Loading label={texts.loading}>
        <Skeleton shape="card" count={2} />
      </Loading>
    );
  }
  const related = invoice.relatedProducts.length > 0 && (
    <Suspense fallback={null}>
      <RelatedProducts club={club} member={member} products={invoice.relatedProducts} />
    </Suspense>
  );
  if (isEmptyCart(cart.items)) return <EmptyCart club={club} uid={member.uid} />;
  return (
    <div className={styles.cart}>
      <FilledCart club={club} owner={owner} cart={{ ...cart, invoice }} related={related} />
    </div>
  );
}
