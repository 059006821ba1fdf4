import { useStore } from 'zustand';
import { formatEuros } from '../../../../rules/money.ts';
import type { Club } from '../../../api/entities/club.ts';
import { SegmentedControl } from '../../../components/fields/SegmentedControl.tsx';
import { registrationTexts as texts } from '../../../texts/nl/registration.ts';
import { useFamilyRegistration } from '../state/useFamilyRegistration.ts';
import type { Enrolments } from '../view/enrolment.ts';
import { personSegments, primaryAction } from '../view/personSwitch.ts';
import { MemberForm } from './MemberForm.tsx';
import { PriceChangedDialog } from './PriceChangedDialog.tsx';
import styles from './RegistrationScreen.module.css';
import { RegistrationSummary } from './RegistrationSummary.tsx';

interface FamilyFormsProps {
  club: Club;
  enrolments: Enrolments;
}

/** The forms of everybody who is registered in one go: one in sight, all of them kept, sent together. */
export function FamilyForms({ club, enrolments }: FamilyFormsProps) {
  const { group, progress } = useFamilyRegistration(club, enrolments);
  const { current, states } = useStore(group.store);
  const last = enrolments.at(-1);
  return (
    <div className={styles.screen}>
      <div className={styles.form}>
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
            action={primaryAction(enrolment.uid, enrolments, states)}
            // Once for everybody, where everybody is looked at.
            asksAgreement={enrolment === last}
          />
        ))}
      </div>
      <aside className={styles.summary}>
        <RegistrationSummary club={club} enrolments={enrolments} />
      </aside>
      {progress.at === 'asking' && (
        <PriceChangedDialog
          question={
            enrolments.length > 1
              ? texts.priceChangedOf(progress.enrolment.member.firstName, formatEuros(progress.total))
              : texts.priceChanged(formatEuros(progress.total))
          }
          before={progress.enrolment.invoice.total}
          total={progress.total}
          onAnswer={progress.answer}
        />
      )}
    </div>
  );
}
