import { Suspense } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import { Card } from '#src/components/layout/Card.tsx';
import { cartTexts } from '#src/texts/nl/cart.ts';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import { offersPayChoice } from '../../basket/index.ts';
import { PayChoices, PriceFailure } from '../../cart/index.ts';
import { courseOfTariff, useCoursesOfTariffs } from '../../courses/index.ts';
import type { FamilyEnrolment } from '../view/enrolment.ts';
import { buyersOf, linesOfPerson, toPay } from '../view/review.ts';
import { PricedLines } from './PricedLines.tsx';
import styles from './RegistrationScreen.module.css';

interface OrderSummaryProps {
  club: Club;
  family: FamilyEnrolment;
  /** Whether the lines of who registers stand above, in the review of each person. */
  isReview: boolean;
}

/**
 * What the button below orders: who, what, when, where, the ways to pay and the amounts. The law wants the main characteristics
 * right before a binding order (article VI.46, § 2 of the Belgian code of economic law).
 */
export function OrderSummary({ club, family: { enrolments, carts }, isReview }: OrderSummaryProps) {
  const { courses } = useCoursesOfTariffs(
    club,
    carts.map(({ items }) => items),
  );
  const { people, price, total, payNow, payLater } = toPay(enrolments, carts);
  const buyers = buyersOf(enrolments, carts);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{isReview ? texts.toPay : texts.order}</h2>
      {buyers
        .filter(({ uid }) => !isReview || !enrolments.some((one) => one.uid === uid))
        .map(({ uid, name }) => (
          <div key={uid} className={styles.ofPerson}>
            <h3>{name}</h3>
            <PricedLines lines={linesOfPerson(uid, carts, courseOfTariff(courses))} />
          </div>
        ))}
      {carts.filter(offersPayChoice).map((cart) => (
        <Suspense key={cart.uid} fallback={null}>
          <div className={styles.choices}>
            {carts.length > 1 && (
              <h3>{texts.paysFor(buyers.find(({ uid }) => uid === cart.uid)?.name ?? '')}</h3>
            )}
            <PayChoices owner={{ club: club.nid, uid: cart.uid }} cart={cart} />
          </div>
        </Suspense>
      ))}
      <div role="status" aria-busy={price === 'asked'}>
        {people.length > 1 &&
          people.map(({ uid, name, total: own }) => <Sum key={uid} label={name} amount={own} />)}
        <Sum label={texts.total} amount={price === 'unknown' ? cartTexts.priceUnknown : total} isTotal />
        {price !== 'unknown' && (
          <>
            {payNow && <Sum label={texts.now} amount={payNow} />}
            {payLater && <Sum label={texts.later} amount={payLater} />}
          </>
        )}
        {price === 'asked' && <p className={styles.when}>{cartTexts.recalculating}</p>}
      </div>
      <PriceFailure carts={carts} />
    </Card>
  );
}

const titleId = 'registration-order';

function Sum({ label, amount, isTotal = false }: { label: string; amount: string; isTotal?: boolean }) {
  return (
    <p className={styles.amount} data-total={isTotal || undefined}>
      <span>{label}</span>
      <span className={styles.price}>{amount}</span>
    </p>
  );
}
