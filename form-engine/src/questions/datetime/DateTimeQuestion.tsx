import { useRef } from 'react';
import { isCalendarDate } from '../../rules/birthdate.ts';
import { dateTimeParts, isDateTime, joinDateTime } from '../../rules/dateTime.ts';
import { readTime, showTime } from '../../rules/time.ts';
import { boundDays, readDateBound } from '../building-blocks/dateBounds.ts';
import { DateInput } from '../controls/DateInput.tsx';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { ReadControl } from '../controls/ReadControl.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/**
 * The control of a moment: a field for the day, with its calendar, and one for the time. With `settings.offset` the answer has
 * seconds and an offset behind it: those that it came with, or the offset of the device where it came without.
 */
export function DateTimeQuestion({ field, value, ports, texts, ...control }: QuestionControlProps) {
  const { id, invalid = false, onBlur } = control;
  const { min, max } = field.settings;
  const today = ports.clock?.today();
  const answer = textAnswer(value);
  const { date, time, rest } = dateTimeParts(answer);
  const onPart = useWriter(answer, field.settings.offset === true, control.onChange);
  const [isDayRead, isTimeRead] = [isCalendarDate(date), readTime(time) === time];
  const isRead = isDayRead && isTimeRead;
  const offset = rest.replace(/^:\d\d(?:\.\d+)?/, '');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the inputs inside, and is not interactive itself
    <div
      className="cf-moment"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      <div className="cf-part">
        <label className="cf-part-label" htmlFor={`${id}-date`}>
          {texts.datePart}
        </label>
        <DateInput
          {...control}
          id={`${id}-date`}
          onBlur={undefined}
          invalid={invalid && (isRead || !isDayRead)}
          {...boundDays({ min: readDateBound(min), max: readDateBound(max) }, today)}
          today={today}
          value={date}
          onChange={(next) => onPart({ date: next, time, rest })}
          locale={field.locale}
          placeholder={field.placeholder}
          texts={texts}
        />
      </div>
      <div className="cf-part">
        <label className="cf-part-label" htmlFor={`${id}-time`}>
          {texts.timePart}
        </label>
        <div className="cf-affixed">
          <ReadControl
            {...control}
            id={`${id}-time`}
            onBlur={undefined}
            invalid={invalid && (isRead || !isTimeRead)}
            value={time}
            read={readTime}
            show={showTime}
            onChange={(next) => onPart({ date, time: next, rest: rest && `:00${offset}` })}
            inputMode="numeric"
            autoComplete="off"
            placeholder={texts.timePlaceholder}
          />
          {offset !== '' && offset !== deviceOffset(`${date}T${time}`) && (
            <span className="cf-affix">{/^z$/i.test(offset) ? 'UTC' : `UTC${offset}`}</span>
          )}
        </div>
      </div>
    </div>
  );
}

type Parts = Parameters<typeof joinDateTime>[0];

/** Writes the answer from its parts. An offset that the answer came with stays; any other is that of the device on that day. */
function useWriter(answer: string, hasOffset: boolean, onChange: (answer: string) => void) {
  const written = useRef({ answer: '', hasOwnOffset: false });
  return ({ rest, ...parts }: Parts) => {
    const cameWith = rest && !(written.current.hasOwnOffset && written.current.answer === answer);
    const moment = joinDateTime(parts);
    const next =
      cameWith && moment !== ''
        ? `${moment}${rest}`
        : hasOffset && isDateTime(moment)
          ? `${moment}:00${deviceOffset(moment)}`
          : moment;
    written.current = { answer: next, hasOwnOffset: !cameWith };
    onChange(next);
  };
}

/** The offset of the device at a moment in its own time, such as `+02:00`. */
function deviceOffset(moment: string): string {
  const minutes = -new Date(moment).getTimezoneOffset();
  if (Number.isNaN(minutes)) return '';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
