import { formatList } from '#rules/writtenList.ts';
import { formatCodedDay, formatDay, formatTime } from '#rules/writtenTime.ts';
import type { ManagedRegistration } from '#src/api/entities/management/managedRegistration.ts';
import { Pill } from '#src/components/feedback/Pill.tsx';
import type { Tone } from '#src/components/feedback/tone.ts';
import { Detail } from '#src/components/text/Detail.tsx';
import { managementTexts } from '#src/texts/nl/management.ts';
import styles from './CourseRegistrations.module.css';

const texts = managementTexts.list;

interface PillProps {
  row: Pick<ManagedRegistration, 'payment'>;
}

export function StatePill({
  row: { state, changedTo, position, offered },
}: {
  row: Pick<ManagedRegistration, 'state' | 'changedTo' | 'position' | 'offered'>;
}) {
  if (state === 'registered')
    return (
      <Pill tone="success" icon="check">
        {texts.state.registered}
      </Pill>
    );
  if (state === 'waiting' && offered !== null)
    return <Pill tone="info">{texts.state.offered(formatDay(offered), formatTime(offered))}</Pill>;
  if (state === 'waiting') return <Pill tone="warning">{texts.state.waiting(position)}</Pill>;
  return changedTo === '' ? (
    <Pill tone="danger">{texts.state.cancelled}</Pill>
  ) : (
    <Pill tone="info">{texts.state.changed(changedTo)}</Pill>
  );
}

export function PaymentPill({ row: { payment } }: PillProps) {
  if (payment === 'none') return <span className={styles.quiet}>{texts.payment.none}</span>;
  return (
    <Pill tone={paymentTone(payment)} {...(payment === 'paid' && { icon: 'check' })}>
      {texts.payment[payment]}
    </Pill>
  );
}

/** Says that an answer about health matters; the registration itself says which. */
export function AlertPill() {
  return (
    <Pill tone="danger" icon="warning">
      {texts.alert}
    </Pill>
  );
}

/** Says when the family last changed an answer; the registration itself says which. */
export function ChangedNote({ row: { changed } }: { row: Pick<ManagedRegistration, 'changed'> }) {
  return changed === null ? null : <Detail>{texts.changed(formatDay(changed))}</Detail>;
}

/** Says that somebody comes for a trial, where `TakenNotes` has no lesson to name. The space keeps it apart from the title of the tariff. */
export function TrialPill({
  row: { trial, lessons },
}: {
  row: Pick<ManagedRegistration, 'trial' | 'lessons'>;
}) {
  if (!trial || lessons.length > 0) return null;
  return (
    <>
      {' '}
      <Pill tone="accent">{texts.trial}</Pill>
    </>
  );
}

/** The lessons of a trial as words; '' for none. */
export function lessonsText(lessons: ManagedRegistration['lessons']): string {
  return formatList(lessons.map((at) => texts.lesson(formatCodedDay(at), formatTime(at))));
}

/** Says which lessons a trial is for, and which extras the person took. */
export function TakenNotes({
  row: { lessons, extras },
}: {
  row: Pick<ManagedRegistration, 'lessons' | 'extras'>;
}) {
  return (
    <>
      {' '}
      {lessons.length > 0 && <Detail>{texts.trialOn(lessonsText(lessons))}</Detail>}
      {extras.length > 0 && (
        <Detail>
          <span dir="auto">{extras.join(' · ')}</span>
        </Detail>
      )}
    </>
  );
}

const tones: Readonly<Record<ManagedRegistration['payment'], Tone | 'neutral'>> = {
  none: 'neutral',
  open: 'warning',
  'part-paid': 'warning',
  processing: 'info',
  paid: 'success',
  overdue: 'danger',
  credited: 'info',
};

/** The colour of a payment state. Its words say the same. */
function paymentTone(payment: ManagedRegistration['payment']): Tone | 'neutral' {
  return tones[payment];
}
