import { useState } from 'react';
import type { IsoDay, Weekday } from '#rules/brusselsTime.ts';
import { weekdayNames } from '#rules/calendar/calendarNames.ts';
import type { HolidayKind } from '#rules/calendar/holidays/holidayOn.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { offerLessonsTexts } from '#src/texts/nl/offerLessons.ts';
import styles from './LessonsField.module.css';
import { OwnPlaceFields } from './OwnPlaceFields.tsx';
import { spokenName, weeklySentence } from './view/lessonSentences.ts';
import type { WeeklyLessons } from './view/plannedCourse.ts';
import { type WeeklyField, type WeeklyForm, weeklyFaults } from './view/weeklyForm.ts';

const texts = offerLessonsTexts.plan;
const { faults: faultTexts } = offerLessonsTexts;

const days = [
  { value: '', label: texts.chooseDay },
  ...weekdayNames.map(({ code, name }) => ({ value: code, label: name })),
];

interface WeeklyPlanFormProps {
  plan: WeeklyLessons;
  legend: string;
  /** The place of the course. */
  place: string;
  today: IsoDay;
  onChange: (change: Partial<WeeklyForm>) => void;
  onRemove: () => void;
}

/** "Weekly on … from … to …, without the school holidays", with what comes out in one sentence. */
export function WeeklyPlanForm({ plan, legend, place, today, onChange, onRemove }: WeeklyPlanFormProps) {
  const { form, lessons } = plan;
  const [left, setLeft] = useState<readonly WeeklyField[]>([]);
  const faults = weeklyFaults(form);
  // An empty field of a new plan is called missing once somebody has left it.
  const errorOf = (field: WeeklyField) => {
    const fault = faults[field];
    if (!fault) return undefined;
    if (fault !== 'missing') return faultTexts[fault];
    return lessons.length > 0 || left.includes(field) ? faultTexts.missing[field] : undefined;
  };
  const fieldOf = (field: Exclude<WeeklyField, 'day'>) => ({
    label: texts[field],
    value: form[field],
    error: errorOf(field),
    onChange: (value: string) => onChange({ [field]: value }),
    onBlur: () => setLeft((fields) => [...fields, field]),
  });
  const first = lessons[0]?.day;
  const last = lessons.at(-1)?.day;
  const isOver = last !== undefined && last < today;
  // Stays as it was at first: making a plan longer takes no field away from under the fingers.
  const [beganOver] = useState(isOver);
  const hasBegun = first !== undefined && first < today;
  const skip = (kind: HolidayKind) => (isSkipped: boolean) =>
    onChange({ skip: isSkipped ? [...form.skip, kind] : form.skip.filter((other) => other !== kind) });
  const fields = (
    <>
      <div className={styles.hours}>
        <SelectField
          inForm
          label={texts.day}
          options={days}
          value={form.day}
          // The options are the days of the week and an empty one.
          onChange={(day) => onChange({ day: day as Weekday | '' })}
        />
        <TextField type="time" {...fieldOf('from')} />
        <TextField type="time" {...fieldOf('to')} />
      </div>
      <div className={styles.period}>
        {hasBegun ? (
          <p className={styles.started}>{texts.started(spokenName(first))}</p>
        ) : (
          <TextField
            {...{ type: 'date', min: today, ...fieldOf('start') }}
            {...(form.start !== '' && form.start < today && { hint: texts.startIsOver })}
          />
        )}
        <TextField type="date" min={today} {...fieldOf('end')} />
      </div>
      <fieldset className={styles.skip}>
        <legend>{texts.skip}</legend>
        {(['school', 'public'] as const).map((kind) => (
          <ChoiceCard
            key={kind}
            type="checkbox"
            checked={form.skip.includes(kind)}
            onChange={skip(kind)}
            title={texts[kind]}
          />
        ))}
      </fieldset>
      <details className={styles.more} open={form.place !== undefined && form.place !== place}>
        <summary>{texts.more}</summary>
        <OwnPlaceFields own={form} place={place} onChange={onChange} />
      </details>
      <p className={styles.sentence} role="status">
        {weeklySentence(plan)}
      </p>
      {!isOver && (
        <div>
          <Button variant="quiet" icon="trash" onClick={onRemove}>
            {texts.remove}
          </Button>
        </div>
      )}
    </>
  );
  if (!beganOver) {
    return (
      <fieldset className={styles.plan}>
        <legend>{legend}</legend>
        {fields}
      </fieldset>
    );
  }
  return (
    <details className={styles.over}>
      <summary>
        {legend} <Pill>{offerLessonsTexts.loose.over}</Pill>
      </summary>
      <div className={styles.overFields}>{fields}</div>
    </details>
  );
}
