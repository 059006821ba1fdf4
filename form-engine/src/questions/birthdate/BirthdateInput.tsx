import { readBirthdate, showBirthdate } from '../../rules/readBirthdate.ts';
import { nl, type Texts } from '../../texts/nl.ts';
import type { ControlProps } from '../controls/controlProps.ts';
import { DayInWords } from '../controls/DayInWords.tsx';
import { ReadControl } from '../controls/ReadControl.tsx';

/** Props of `BirthdateInput`. */
export interface BirthdateInputProps extends ControlProps<string> {
  /** Token for `autocomplete`: `'bday'` for the user's own birthdate, `'off'` for another person's. */
  readonly autoComplete?: string | undefined;
  /** Language of the form, a BCP 47 tag. One that writes the month first has the day repeated with the name of its month. */
  readonly locale?: string | undefined;
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts | undefined;
}

/**
 * A birthdate in one text field, DD/MM/YYYY. `value` is `YYYY-MM-DD` as soon as the typed text is a valid day
 * (1/2/2010, 01-02-2010, 01022010), and otherwise the text itself. The text is reformatted when the field loses the
 * focus.
 */
export function BirthdateInput({ texts = nl, locale, onBlur, ...control }: BirthdateInputProps) {
  return (
    <>
      <ReadControl
        {...control}
        read={readBirthdate}
        show={showBirthdate}
        inputMode="numeric"
        placeholder={texts.birthdatePlaceholder}
        onBlur={() => onBlur?.()}
      />
      <DayInWords day={control.value} locale={locale} />
    </>
  );
}
