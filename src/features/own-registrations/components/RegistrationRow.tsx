import { type ReactNode, useState } from 'react';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import type { OwnLesson, OwnRegistration } from '#src/api/entities/registration/ownRegistration.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import layout from '#src/components/layout/layout.module.css';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { ownRegistrationsTexts as texts } from '#src/texts/nl/ownRegistrations.ts';
import { useReportAbsence } from '../queries/changeRegistrations.ts';
import { dayOf, paymentPill, whenOf } from '../view/registrationTexts.ts';
import { ChangeFailure } from './ChangeFailure.tsx';
import { ChangeRegistration } from './ChangeRegistration.tsx';
import styles from './OwnRegistrations.module.css';
import { StopRegistration } from './StopRegistration.tsx';

interface RegistrationRowProps {
  registration: OwnRegistration;
  /** The course with a link, or the person. */
  title: ReactNode;
  /** Whether the screen tells elsewhere when and where the next lesson is. */
  isLessonTold?: boolean;
  /** Further actions, between the absence and the stop. */
  children?: ReactNode;
}

/** A registration: when and where, paid or not, and what can be done with it. */
export function RegistrationRow({
  registration,
  title,
  isLessonTold = false,
  children,
}: RegistrationRowProps) {
  const { tariff, club, lessons, payment, stop, stopped, trial } = registration;
  const [next] = lessons;
  const [isChanging, setChanging] = useState(false);
  const change = stop.how === 'now' && !trial ? () => setChanging(true) : undefined;
  return (
    <div className={styles.row}>
      <p className={styles.title}>{title}</p>
      {!isLessonTold && (next || !stopped) && <p>{next ? whenOf(next) : texts.noLesson}</p>}
      <p className={styles.muted} dir="auto">
        {texts.where(isLessonTold ? '' : (next?.place ?? ''), club.title)} · {tariff.title}
      </p>
      <div className={styles.pills}>
        {trial && <Pill tone="accent">{texts.trial}</Pill>}
        {payment && <PaymentPill payment={payment} />}
        {lessons
          .filter(({ absent }) => absent)
          .map((lesson) => (
            <Pill key={lesson.nid} tone="info" icon="info">
              {texts.absent(dayOf(lesson))}
            </Pill>
          ))}
      </div>
      {stopped && <p>{texts.courseStopped(formatIsoDay(stopped.from), stopped.reason)}</p>}
      {stop.how === 'asked' && <p className={styles.muted}>{texts.asked(formatDay(stop.at))}</p>}
      <div className={layout.middleRow1}>
        {next && <AbsenceButton registration={registration} lesson={next} />}
        {payment && payment.open > 0 && (
          <ButtonLink variant="quiet" to={hrefs.invoice(payment.oid)}>
            <span>
              {texts.toInvoice}
              <VisuallyHidden>{texts.about(registration.name, registration.course.title)}</VisuallyHidden>
            </span>
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" to={hrefs.answers(registration.id)}>
          <span>
            {texts.toAnswers}
            <VisuallyHidden>{texts.about(registration.name, registration.course.title)}</VisuallyHidden>
          </span>
        </ButtonLink>
        {children}
        {change && (
          <Button variant="quiet" onClick={change}>
            <span>
              {texts.change}
              <VisuallyHidden>{texts.about(registration.name, registration.course.title)}</VisuallyHidden>
            </span>
          </Button>
        )}
        <StopRegistration registration={registration} onChange={change} />
      </div>
      {isChanging && <ChangeRegistration registration={registration} onClose={() => setChanging(false)} />}
    </div>
  );
}

function PaymentPill({ payment }: { payment: NonNullable<OwnRegistration['payment']> }) {
  const { label, tone, icon } = paymentPill(payment, isoDayOf(systemClock.now() / 1000));
  return (
    <Pill tone={tone} icon={icon}>
      {label}
    </Pill>
  );
}

interface AbsenceButtonProps {
  registration: OwnRegistration;
  lesson: OwnLesson;
}

/** Reports an absence for a lesson in one tap, or takes it back. */
function AbsenceButton({ registration, lesson }: AbsenceButtonProps) {
  const { mutate, isPending, error } = useReportAbsence();
  const label = lesson.absent ? texts.takeBack : texts.report;
  return (
    <>
      <Button busy={isPending} onClick={() => mutate({ registration, lesson, absent: !lesson.absent })}>
        <span>
          {label(dayOf(lesson))}
          <VisuallyHidden>{texts.about(registration.name, registration.course.title)}</VisuallyHidden>
        </span>
      </Button>
      <ChangeFailure error={error} />
    </>
  );
}
