import type { Texts } from '../../texts/nl.ts';
import type { ControlProps } from '../controls/controlProps.ts';

/** What a national register number is asked with. */
export interface NationalNumberInputProps extends ControlProps<string> {
  /** The question, which names the number and its button together. */
  readonly label?: string | undefined;
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts;
}
