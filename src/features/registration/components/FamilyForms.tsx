import { useStore } from 'zustand';
import { formatEuros } from '#rules/money.ts';
import type { Club } from '#src/api/entities/club.ts';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { useMediaQuery } from '#src/platform/useMediaQuery.ts';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import { CartHold, PriceChangedDialog } from '../../cart/index.ts';
import { useFamilyRegistration } from '../state/useFamilyRegistration.ts';
import type { FamilyEnrolment } from '../view/enrolment.ts';
import { paymentHint, personSegments, primaryAction } from '../view/personSwitch.ts';
import { MemberForm } from './MemberForm.tsx';
import styles from './RegistrationScreen.module.css';
import { RegistrationSummary } from './RegistrationSummary.tsx';

interface FamilyFormsProps {
  club: Club;
  family: FamilyEnrolment;
}

/** The forms of everybody who registers at once. One form is visible, all stay mounted, and all are sent together. */
export function FamilyForms({ club, family }: FamilyFormsProps) {
  const { enrolments, carts } = family;
  const { group, progress } = useFamilyRegistration(club, family);
  const { current, states } = useStore(group.store);
  // A phone has no room for the summary, so it doesn't load it.
  const hasRoomBeside = useMediaQuery('(min-width: 1024px)');
  const last = enrolments.at(-1);
  const nameOf = (uid: number) => enrolments.find((one) => one.uid === uid)?.member.firstName ?? '';
  return (
    <div className={styles.screen}>
      <div className={styles.form}>
        {carts.map(({ uid, invoice }) => (
          <CartHold key={uid} owner={{ club: club.nid, uid }} invoice={invoice} />
        ))}
        {enrolments.length > 1 && (
          <div className={styles.people}>
            <SegmentedControl
              legend={texts.whoseForm}
              segments={personSegments(enrolments, states)}
              value={String(current)}
              onChange={(uid) => group.select(Number(uid))}
            />
          </div>
        )}
        {enrolments.map((enrolment) => (
          <MemberForm
            key={enrolment.uid}
            club={club}
            enrolment={enrolment}
            group={group}
            progress={progress}
            action={{
              label: primaryAction(enrolment.uid, family, states),
              summary: paymentHint(carts),
            }}
            // Asked once for everybody, on the last form.
            asksAgreement={enrolment === last}
          />
        ))}
      </div>
      {hasRoomBeside && (
        <aside className={styles.summary} data-column>
          <RegistrationSummary club={club} family={family} />
        </aside>
      )}
      {progress.at === 'asking' && (
        <PriceChangedDialog
          question={
            carts.length > 1
              ? texts.priceChangedOf(nameOf(progress.cart.uid), formatEuros(progress.total))
              : texts.priceChanged(formatEuros(progress.total))
          }
          before={progress.cart.invoice.total}
          confirm={texts.confirmPrice(formatEuros(progress.total))}
          onAnswer={progress.answer}
        />
      )}
    </div>
  );
}
