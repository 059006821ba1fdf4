import { TextField } from '#src/components/fields/TextField.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { offerPlannedTexts } from '#src/texts/nl/offerPlanned.ts';
import styles from './Planned.module.css';
import { momentFaults, secondsOf, type TypedMoment, writtenMoment } from './plannedMoment.ts';

const texts = offerPlannedTexts.when;

interface MomentFieldsProps {
  moment: TypedMoment;
  onChange: (moment: TypedMoment) => void;
}

/** A day and an hour, with the moment in words. */
export function MomentFields({ moment, onChange }: MomentFieldsProps) {
  const faults = momentFaults(moment, systemClock.now() / 1000);
  const at = secondsOf(moment);
  const isRight = faults.day === undefined && faults.time === undefined;
  return (
    <>
      <div className={styles.moment}>
        <TextField
          type="date"
          label={texts.day}
          value={moment.day}
          onChange={(day) => onChange({ ...moment, day })}
          error={faults.day}
        />
        <TextField
          type="time"
          label={texts.time}
          value={moment.time}
          onChange={(time) => onChange({ ...moment, time })}
          error={faults.time}
        />
      </div>
      <p className={styles.small} role="status">
        {isRight && at !== undefined ? texts.live(writtenMoment(at)) : texts.timeHint}
      </p>
    </>
  );
}
