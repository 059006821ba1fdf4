import type { Texts } from '../../texts/nl.ts';
import type { ControlProps } from '../controls/controlProps.ts';

/** What a national register number is asked with. */
export interface NationalNumberInputProps extends ControlProps<string> {
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts;
}
