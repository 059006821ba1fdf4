import type { Club } from '#src/api/entities/club/club.ts';
import type { User } from '#src/api/entities/people/user.ts';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { useFamilyCart } from '#src/features/basket/index.ts';
import { FailureState } from '#src/features/failures/index.ts';
import { WithdrawalRights } from '#src/features/withdrawal/index.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import type { FamilyPart } from '../../state/familyPart.ts';
import styles from '../CartContent.module.css';
import { CartPlace, FewPlacesNotice } from '../lines/CartNotes.tsx';
import { FamilyAction } from './FamilyAction.tsx';
import { FamilyTotals } from './FamilyTotals.tsx';
import { MemberPart } from './MemberPart.tsx';

interface FamilyCartProps {
  club: Club;
  /** The members with a filled cart. */
  people: readonly User[];
}

/** The carts of several members at one club: grouped by person, with one total and one way forward. */
export function FamilyCart({ club, people }: FamilyCartProps) {
  const carts = useFamilyCart(
    club,
    people.map(({ uid }) => uid),
  );
  const failed = carts.find(({ invoice, error }) => !invoice && error);
  if (failed?.error) {
    return <FailureState error={failed.error} onRetry={failed.retry} busy={failed.isAsking} />;
  }
  const parts = people.flatMap((member): FamilyPart[] => {
    const cart = carts.find(({ owner }) => owner.uid === member.uid);
    return cart?.invoice ? [{ ...cart, member, invoice: cart.invoice }] : [];
  });
  if (parts.length < people.length) {
    return (
      <Loading label={texts.loading}>
        <Skeleton shape="card" count={people.length} />
      </Loading>
    );
  }
  return (
    <div className={styles.cart}>
      <div className={styles.what}>
        <FewPlacesNotice club={club} carts={parts} />
        {parts.map((part) => (
          <MemberPart key={part.member.uid} club={club} part={part} />
        ))}
        <CartPlace />
      </div>
      <div className={styles.order} data-column>
        <FamilyTotals parts={parts} />
        <WithdrawalRights lines={parts.flatMap(({ invoice }) => invoice.items)} />
        <FamilyAction club={club} parts={parts} />
      </div>
    </div>
  );
}
