import type { Texts } from '../../texts/nl.ts';
import type { ControlProps } from '../controls/controlProps.ts';

/** Props of `PhoneInput`. */
export interface PhoneInputProps extends ControlProps<string> {
  /** The question's text, used as accessible name of the group of country and number. Default: the text `phoneNumber`. */
  readonly label?: string | undefined;
  /** Token for `autocomplete`: `'tel'` for the user's own number, `'off'` for another person's. */
  readonly autoComplete?: string | undefined;
  /** Shown while the field is empty. */
  readonly placeholder?: string | undefined;
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts | undefined;
  /** Locale of the country names, a BCP 47 tag. Default `nl-BE`. */
  readonly locale?: string | undefined;
}
