import { useId, useState } from 'react';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { offerLessonsTexts } from '#src/texts/nl/offerLessons.ts';
import styles from './LessonsField.module.css';
import { OwnPlaceFields } from './OwnPlaceFields.tsx';
import { type DaysField, type DaysForm, daysFaults } from './view/dailyRuns.ts';

const texts = offerLessonsTexts.days;
const { faults: faultTexts } = offerLessonsTexts;

interface DaysDialogProps {
  title: string;
  first: DaysForm;
  /** One lesson of a plan has no last day. */
  isOneDay: boolean;
  /** The place of the course. */
  place: string;
  today: IsoDay;
  save: string;
  onSave: (form: DaysForm) => void;
  onClose: () => void;
}

/** Asks for the days, hours and place of loose lessons. */
export function DaysDialog({ title, first, isOneDay, place, today, save, onSave, onClose }: DaysDialogProps) {
  const id = useId();
  const [form, setForm] = useState(first);
  const [isTried, setTried] = useState(false);
  const faults = daysFaults(form, today);
  const change = (changed: Partial<DaysForm>) => setForm((now) => ({ ...now, ...changed }));
  const fieldOf = (field: DaysField) => {
    const fault = isTried ? faults[field] : undefined;
    return {
      value: form[field],
      error: fault && (fault === 'missing' ? faultTexts.missing[field] : faultTexts[fault]),
      onChange: (value: string) => change({ [field]: value }),
    };
  };
  const isPeriod = !isOneDay && form.end !== '' && form.end > form.start;
  const submit = () => {
    setTried(true);
    if (Object.keys(faults).length === 0) onSave(form);
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={id}>
            {save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={layout.stack2}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.period}>
          <TextField
            type="date"
            min={today}
            label={isOneDay ? texts.day : texts.start}
            {...fieldOf('start')}
          />
          {!isOneDay && (
            <TextField
              type="date"
              min={form.start}
              label={texts.end}
              hint={texts.endHint}
              {...fieldOf('end')}
            />
          )}
        </div>
        {isPeriod && (
          <div className={layout.stack1}>
            <ChoiceCard
              type="checkbox"
              checked={form.hasWeekends}
              disabled={form.isOne}
              onChange={(hasWeekends) => change({ hasWeekends })}
              title={texts.weekends}
            />
            <ChoiceCard
              type="checkbox"
              checked={form.isOne}
              onChange={(isOne) => change({ isOne })}
              title={texts.isOne}
            />
          </div>
        )}
        <div className={styles.period}>
          <TextField type="time" label={texts.from} {...fieldOf('from')} />
          <TextField type="time" label={texts.to} {...fieldOf('to')} />
        </div>
        <OwnPlaceFields own={form} place={place} onChange={change} />
      </form>
    </Dialog>
  );
}
