import { Suspense } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { cartView, emptyCart, offersPayChoice } from '#src/features/basket/index.ts';
import { courseOfTariff, useCoursesOfTariffs } from '#src/features/courses/index.ts';
import { useSelectMember } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import type { FamilyPart } from '../../state/familyPart.ts';
import { useInvoiceAge } from '../../state/useInvoiceAge.ts';
import { useRemoveLine } from '../../state/useRemoveLine.ts';
import { CartHold } from '../hold/CartHold.tsx';
import { CartLines, RemovedLine } from '../lines/CartLines.tsx';
import { PayChoices } from '../paying/PayChoices.tsx';
import styles from './FamilyCart.module.css';

/** Lazy-loaded: most carts have nothing from the webshop. */
const RelatedProducts = lazyPart(
  async () => (await import('#src/features/webshop/index.ts')).RelatedProducts,
);

interface MemberPartProps {
  club: Club;
  part: FamilyPart;
}

/** The cart of one member inside the cart of the family. */
export function MemberPart({ club, part }: MemberPartProps) {
  const { member, owner, invoice, items, price } = part;
  const { change, remove, removed, undo } = useRemoveLine({ owner, items, change: part.change });
  const select = useSelectMember();
  const { courses } = useCoursesOfTariffs(club, [items]);
  const age = useInvoiceAge(invoice, part.retry);
  const groups = cartView(invoice, { uid: owner.uid, items, course: courseOfTariff(courses), age });
  const id = `mandje-${member.uid}`;
  return (
    <section className={styles.person} aria-labelledby={id}>
      <div className={styles.head}>
        <Avatar name={member.name} color={member.color} size={40} />
        <h2 id={id}>{member.name}</h2>
      </div>
      <CartHold owner={owner} invoice={invoice} />
      <RemovedLine name={removed} onUndo={undo} />
      <CartLines groups={groups} actions={{ remove, change }} isBelowName />
      {invoice.relatedProducts.length > 0 && (
        <Suspense fallback={null}>
          <RelatedProducts club={club} member={member} products={invoice.relatedProducts} />
        </Suspense>
      )}
      {offersPayChoice(part) && (
        <Card>
          <PayChoices owner={owner} cart={{ items, invoice, price }} />
        </Card>
      )}
      <div className={styles.foot}>
        <ButtonLink
          variant="quiet"
          icon="plus"
          to={hrefs.courses({ club: club.url })}
          onClick={() => select(member.uid)}
        >
          {texts.moreFor(member.firstName)}
        </ButtonLink>
        <Button variant="quiet" icon="trash" onClick={() => emptyCart(owner)}>
          {texts.emptyOf(member.firstName)}
        </Button>
      </div>
    </section>
  );
}
