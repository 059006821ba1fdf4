import type { Club } from '../../../api/entities/club.ts';
import { ButtonLink } from '../../../components/actions/ButtonLink.tsx';
import { Loading } from '../../../components/feedback/Loading.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { StickyBar } from '../../../components/layout/StickyBar.tsx';
import { hrefs } from '../../../paths.ts';
import { cartTexts as texts } from '../../../texts/nl/cart.ts';
import { scheduleOfTariff, useClubCourses } from '../../courses/index.ts';
import { FailureState } from '../../failures/index.ts';
import { useCart } from '../queries/useCart.ts';
import { cartView } from '../view/cartView.ts';
import styles from './CartContent.module.css';
import { CartLines } from './CartLines.tsx';
import { CartTotals } from './CartTotals.tsx';
import { EmptyCart } from './EmptyCart.tsx';

interface CartContentProps {
  club: Club;
  /** Whose cart it is. */
  uid: number;
}

export function CartContent({ club, uid }: CartContentProps) {
  const cart = useCart({ club: club.nid, uid });
  const { courses } = useClubCourses(club);

  if (cart.error && !cart.isCurrent) {
    return <FailureState error={cart.error} onRetry={cart.retry} busy={cart.isRetrying} />;
  }
  if (!cart.invoice) {
    return (
      <Loading label={texts.loading}>
        <Skeleton shape="card" count={2} />
      </Loading>
    );
  }
  const when = (tariff: number) => scheduleOfTariff(courses, tariff);
  const view = cartView(cart.invoice, { tariffs: cart.tariffs, when });
  if (view.lines.length === 0) return <EmptyCart club={club} />;
  return (
    <div className={styles.cart}>
      <CartLines lines={view.lines} onRemove={cart.remove} />
      <div className={styles.order}>
        <CartTotals view={view} isCurrent={cart.isCurrent} />
        <StickyBar beside>
          <ButtonLink to={hrefs.club({ club: club.url })}>{texts.more}</ButtonLink>
          <ButtonLink variant="primary" to={hrefs.cartDetails({ club: club.url })}>
            {texts.next(view.total)}
          </ButtonLink>
        </StickyBar>
      </div>
    </div>
  );
}
