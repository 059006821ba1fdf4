import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { DayPickerLocale } from 'react-day-picker/locale';
import { readBirthdate, showBirthdate } from '../../rules/readBirthdate.ts';
import { nl, type Texts } from '../../texts/nl.ts';
import type { CalendarProps } from './Calendar.tsx';
import { ControlGroup } from './ControlGroup.tsx';
import type { ControlProps } from './controlProps.ts';
import { DayInWords } from './DayInWords.tsx';
import { ReadControl } from './ReadControl.tsx';

/** Props of `DateInput`. */
export interface DateInputProps extends ControlProps<string> {
  /** First day on the calendar, `YYYY-MM-DD`. Default: none. */
  readonly min?: string | undefined;
  /** Last day on the calendar, `YYYY-MM-DD`. Default: none. */
  readonly max?: string | undefined;
  /** Today, `YYYY-MM-DD`: marked on the calendar. Default: today of the device. */
  readonly today?: string | undefined;
  /**
   * Language of the calendar, a BCP 47 tag: Dutch, English, French or German. Default: Dutch. One that writes the month first has the
   * day repeated with the name of its month.
   */
  readonly locale?: string | undefined;
  /** The question's text, used as accessible name of the group of input and button. */
  readonly label?: string | undefined;
  /** Shown while the field is empty. Default: the format of a date. */
  readonly placeholder?: string | undefined;
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts | undefined;
}

type Popup =
  | 'closed'
  | 'failed'
  | ({ readonly Calendar: ComponentType<CalendarProps> } & Pick<CalendarProps, 'locale'>);

/**
 * A day in a text field, DD/MM/YYYY, with a button that opens a calendar. `value` is `YYYY-MM-DD` as soon as the typed
 * text is a day (1/2/2010, 01-02-2010, 01022010), and otherwise the text itself. The calendar is loaded when it is
 * opened first. It closes by Escape, by a choice, and when the focus leaves the control.
 */
export function DateInput({
  min,
  max,
  today,
  locale,
  label,
  placeholder,
  texts = nl,
  ...control
}: DateInputProps) {
  const { id, value, onChange, onBlur, disabled = false, readOnly = false } = control;
  const { popup, button, open, close, hide } = useCalendarPopup(locale);
  const isOpen = typeof popup === 'object';
  const pick = (day: string) => {
    onChange(day);
    close();
  };
  return (
    <>
      <ControlGroup
        className="cf-date"
        label={label}
        onLeave={() => {
          hide();
          onBlur?.();
        }}
      >
        <ReadControl
          {...control}
          onBlur={undefined}
          read={readBirthdate}
          show={showBirthdate}
          inputMode="numeric"
          autoComplete="off"
          placeholder={placeholder || texts.birthdatePlaceholder}
        />
        {!readOnly && (
          <button
            type="button"
            className="cf-step"
            ref={button}
            disabled={disabled}
            aria-label={texts.openCalendar}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => (isOpen ? close() : open())}
          >
            <CalendarIcon />
          </button>
        )}
        {isOpen && (
          <CalendarPopup id={`${id}-calendar`} texts={texts} onClose={close}>
            <popup.Calendar {...{ value, min, max, today, texts }} locale={popup.locale} onPick={pick} />
          </CalendarPopup>
        )}
      </ControlGroup>
      <DayInWords day={value} locale={locale} />
      <span className="cf-doubt" role="status">
        {popup === 'failed' && texts.calendarFailed}
      </span>
    </>
  );
}

/** Whether the calendar is open, and its code. Closing gives the focus back to the button; hiding leaves it. */
function useCalendarPopup(tag = 'nl') {
  const [popup, setPopup] = useState<Popup>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const hide = () => setPopup('closed');
  const open = async () => {
    try {
      const [{ Calendar }, locale] = await Promise.all([import('./Calendar.tsx'), calendarLocale(tag)]);
      setPopup({ Calendar, locale });
    } catch (cause) {
      reportError(cause);
      setPopup('failed');
    }
  };
  const close = () => {
    hide();
    button.current?.focus();
  };
  return { popup, button, open, close, hide };
}

interface CalendarPopupProps {
  readonly id: string;
  readonly texts: Texts;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog around the calendar, which closes by Escape. */
function CalendarPopup({ id, texts, onClose, children }: CalendarPopupProps) {
  return (
    <div
      className="cf-popup cf-calendar"
      data-open
      id={id}
      role="dialog"
      aria-label={texts.calendar}
      // Takes the focus of a press beside the days, which would otherwise close the calendar.
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </div>
  );
}

function CalendarIcon() {
  return (
    <svg className="cf-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4" />
    </svg>
  );
}

/**
 * The words of the calendar in the language of a BCP 47 tag: Dutch, English, French or German, and Dutch for any other.
 * Only that language is loaded.
 */
async function calendarLocale(tag: string): Promise<DayPickerLocale> {
  switch (tag.split('-')[0]) {
    case 'en':
      return (await import('react-day-picker/locale/en-GB')).enGB;
    case 'fr':
      return (await import('react-day-picker/locale/fr')).fr;
    case 'de':
      return (await import('react-day-picker/locale/de')).de;
    default:
      return (await import('react-day-picker/locale/nl')).nl;
  }
}
