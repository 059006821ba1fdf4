import type { Club } from '#src/api/entities/club.ts';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/pageTitle.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import { useSelectedMember } from '../../session/index.ts';
import styles from './CartContent.module.css';
import { CartContent } from './CartContent.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { OtherCarts } from './OtherCarts.tsx';

/** The cart of the selected member. */
export function CartPage({ club }: { club: Club }) {
  const member = useSelectedMember();
  usePageTitle({ title: texts.title, club: club.title });
  return (
    <>
      <PageHeader
        title={member ? texts.of(member.firstName) : texts.title}
        back={{ to: hrefs.club({ club: club.url }), label: club.title }}
      />
      {member && (
        <div className={styles.others}>
          <OtherCarts club={club} member={member} />
        </div>
      )}
      {member ? <CartContent key={member.uid} club={club} member={member} /> : <EmptyCart club={club} />}
    </>
  );
}
