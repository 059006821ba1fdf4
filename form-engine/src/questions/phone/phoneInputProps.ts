import type { Texts } from '../../texts/nl.ts';
import type { ControlProps } from '../controls/controlProps.ts';

/** What a phone number is asked with. */
export interface PhoneInputProps extends ControlProps<string> {
  /** What is asked for: it names the group of country and number. Default: the text `phoneNumber`. */
  readonly label?: string | undefined;
  /** Token for `autocomplete`: `'tel'` for oneself, `'off'` for somebody else. */
  readonly autoComplete?: string | undefined;
  /** Shown while the field is empty. */
  readonly placeholder?: string | undefined;
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts;
}
