import { DayPicker } from 'react-day-picker';
import type { DayPickerLocale } from 'react-day-picker/locale';
import { localDate, localDay } from '../../rules/calendarDay.ts';
import type { Texts } from '../../texts/nl.ts';

/** Props of `Calendar`. Days are `YYYY-MM-DD`. */
export interface CalendarProps {
  /** The chosen day; another text chooses none. */
  readonly value: string;
  readonly onPick: (day: string) => void;
  readonly min: string | undefined;
  readonly max: string | undefined;
  /** Today in Brussels. Default: today of the device. */
  readonly today: string | undefined;
  readonly texts: Texts;
  /** The words of the calendar, from `calendarLocale`. */
  readonly locale: DayPickerLocale;
}

/** A month to pick a day from, with the keys of the ARIA date picker. Only this file loads the library for it. */
export function Calendar({ value, onPick, min, max, today, texts, locale }: CalendarProps) {
  const [first, last] = [localDate(min ?? ''), localDate(max ?? '')];
  const selected = localDate(value);
  const now = localDate(today ?? '') ?? new Date();
  const near = [selected, now].find((day) => day && !isOutside(day, first, last)) ?? first ?? last ?? now;
  return (
    <DayPicker
      mode="single"
      required
      selected={selected}
      onSelect={(day) => onPick(localDay(day))}
      today={now}
      defaultMonth={near}
      {...(first && { startMonth: first })}
      {...(last && { endMonth: last })}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      weekStartsOn={1}
      locale={locale}
      labels={{
        labelNav: () => texts.months,
        labelNext: () => texts.nextMonth,
        labelPrevious: () => texts.previousMonth,
      }}
      autoFocus
    />
  );
}

function isOutside(day: Date, first: Date | undefined, last: Date | undefined): boolean {
  return (first !== undefined && day < first) || (last !== undefined && day > last);
}
