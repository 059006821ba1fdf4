import { Suspense, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { formatEuros } from '#rules/money.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { useMediaQuery } from '#src/platform/page/useMediaQuery.ts';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import { orderLabel } from '../../basket/index.ts';
import { CartHold, OrderQuestionDialog } from '../../cart/index.ts';
import { useAskedGuardian } from '../../guardian/index.ts';
import { WithdrawalRights } from '../../withdrawal/index.ts';
import { useFamilyRegistration } from '../state/useFamilyRegistration.ts';
import type { FamilyEnrolment } from '../view/enrolment.ts';
import { barTexts, personSteps, primaryAction } from '../view/personSwitch.ts';
import { nameList } from '../view/registrants.ts';
import { needsReview } from '../view/review.ts';
import { waitingLines } from '../view/waitingLines.ts';
import { MemberForm } from './MemberForm.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PersonStepper } from './PersonStepper.tsx';
import styles from './RegistrationScreen.module.css';

interface FamilyFormsProps {
  club: Club;
  family: FamilyEnrolment;
}

/**
 * The forms of everybody who registers at once. One form is visible, all stay mounted, and all are sent together. Answers about several
 * people or courses are reviewed before that.
 */
export function FamilyForms({ club, family }: FamilyFormsProps) {
  const { enrolments, carts } = family;
  const { group, progress } = useFamilyRegistration(club, family);
  const { current, states, reviewedBy } = useStore(group.store);
  const isFamily = enrolments.length > 1;
  const isPreparing = useAskedGuardian() !== undefined;
  const hasReview = needsReview(enrolments);
  const isReview = reviewedBy !== undefined;
  // A phone has no room for the summary, so it doesn't load it.
  const hasRoomBeside = useMediaQuery('(min-width: 1024px)');
  const nameOf = (uid: number) => enrolments.find((one) => one.uid === uid)?.member.firstName ?? '';
  // The form that sends everything comes last, with the button below all answers.
  const shown = enrolments.toSorted((a, b) => Number(a.uid === reviewedBy) - Number(b.uid === reviewedBy));
  return (
    <div className={styles.screen}>
      <div className={styles.form}>
        {carts.map(({ uid, invoice }) => (
          <CartHold key={uid} owner={{ club: club.nid, uid }} invoice={invoice} />
        ))}
        <WaitingNotice {...family} />
        {isFamily && (
          <PersonStepper
            people={personSteps(enrolments, states)}
            current={isReview ? 'review' : current}
            onSelect={group.select}
          />
        )}
        {isReview && <ReviewHead people={enrolments.map(({ member }) => member)} />}
        {shown.map((enrolment) => (
          <MemberForm
            key={enrolment.uid}
            club={club}
            enrolment={enrolment}
            carts={carts}
            group={group}
            progress={progress}
            action={{
              label: primaryAction(enrolment.uid, family, { states, reviewedBy, hasReview, isPreparing }),
              summary: barTexts(enrolment.uid, family, { states, reviewedBy, hasReview, isPreparing }),
              isPricing: (isReview || !hasReview) && carts.some(({ price }) => price !== 'known'),
              // A wide screen has the order beside the answers.
              above: (isReview || !hasReview) && (
                <>
                  {!hasRoomBeside && <OrderSummary club={club} family={family} isReview={isReview} />}
                  <WithdrawalRights lines={carts.flatMap(({ invoice }) => invoice.items)} />
                </>
              ),
            }}
            // Asked once for everybody, at the end.
            asksAgreement={!hasReview || reviewedBy === enrolment.uid}
            isFamily={isFamily}
          />
        ))}
      </div>
      {hasRoomBeside && (
        <aside className={styles.summary} data-column>
          <OrderSummary club={club} family={family} isReview={isReview} />
        </aside>
      )}
      {progress.at === 'asking' && (
        <Suspense fallback={null}>
          <OrderQuestionDialog
            question={progress.question}
            invoice={progress.cart.invoice}
            priceTexts={(total) => ({
              question:
                carts.length > 1
                  ? texts.priceChangedOf(nameOf(progress.cart.uid), formatEuros(total))
                  : texts.priceChanged(formatEuros(total)),
              confirm: orderLabel([progress.cart.invoice], texts.submitFree, total),
            })}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The title of the review. It takes the focus, because the review replaces the form that was submitted. */
function ReviewHead({ people }: { people: readonly { readonly firstName: string }[] }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div>
      <h2 ref={title} className={styles.reviewTitle} tabIndex={-1}>
        {texts.review}
      </h2>
      <p>{texts.reviewLead(nameList(people), people.length)}</p>
    </div>
  );
}

/** Says before the order who joins a waiting list. The price of a free course doesn't tell it. */
function WaitingNotice({ enrolments, carts }: FamilyEnrolment) {
  const nameOf = (uid: number) => enrolments.find((one) => one.uid === uid)?.member.firstName ?? '';
  const lines = waitingLines(carts);
  if (lines.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.waits.title}>
      {lines.map(({ uid, what }) => (
        <p key={`${uid} ${what}`}>{texts.waits.text(nameOf(uid), what)}</p>
      ))}
    </Notice>
  );
}
