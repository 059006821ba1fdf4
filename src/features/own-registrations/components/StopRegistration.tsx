import { useState } from 'react';
import { formatEuros } from '#rules/money.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { OwnRegistration } from '#src/api/entities/registration/ownRegistration.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { ownRegistrationsTexts as texts } from '#src/texts/nl/ownRegistrations.ts';
import { useStopRegistration } from '../queries/changeRegistrations.ts';
import { ChangeFailure } from './ChangeFailure.tsx';
import styles from './OwnRegistrations.module.css';

interface StopRegistrationProps {
  registration: OwnRegistration;
  /** Opens the choice of another group; undefined where the registration can't change. */
  onChange: (() => void) | undefined;
}

/** Shows the club's rule and gentler ways, then stops the registration or asks the club to. */
export function StopRegistration({ registration, onChange }: StopRegistrationProps) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending, error, reset } = useStopRegistration(registration);
  const { name, course, club, stop, certificates } = registration;
  if (stop.how === 'asked') return null;
  const { how } = stop;
  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <span>
          {texts.stop}
          <VisuallyHidden>{texts.about(name, course.title)}</VisuallyHidden>
        </span>
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={texts.stopTitle(name, course.title)}
        footer={
          <>
            <Button onClick={close}>{texts.stay(name)}</Button>
            <Button
              variant={how === 'now' ? 'danger' : 'primary'}
              busy={isPending}
              onClick={() => mutate({ how, reason }, { onSuccess: () => setAsking(false) })}
            >
              {how === 'now' ? texts.stopNow(course.title) : texts.askClub}
            </Button>
          </>
        }
      >
        <div className={layout.stack2}>
          <Notice tone="info">
            {stop.how === 'now' ? <StopRule stop={stop} /> : <p>{texts.ask(name, club.title)}</p>}
          </Notice>
          {certificates.length > 0 && <Notice tone="warning">{texts.certificates(certificates)}</Notice>}
          <p>{texts.instead(name)}</p>
          {onChange && (
            <div className={styles.instead}>
              <p>{texts.orInstead}</p>
              <Button
                onClick={() => {
                  close();
                  onChange();
                }}
              >
                {texts.toOtherGroup}
              </Button>
            </div>
          )}
          <TextField
            label={texts.why(name)}
            hint={texts.whyHint}
            optional
            value={reason}
            onChange={setReason}
            maxLength={500}
          />
          <ChangeFailure error={error} />
        </div>
      </Dialog>
    </>
  );
}

function StopRule({ stop }: { stop: Extract<OwnRegistration['stop'], { how: 'now' }> }) {
  const { until, money, lapses, back } = stop;
  return (
    <>
      <p>{texts.until(formatDay(until), formatTime(until))}</p>
      {lapses > 0 && <p>{texts.lapses(formatEuros(lapses))}</p>}
      {money === 'none' ? <p>{texts.kept}</p> : back > 0 && <p>{texts.back[money](formatEuros(back))}</p>}
      <p>{texts.freed}</p>
    </>
  );
}
