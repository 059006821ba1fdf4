import type { Texts } from '../../texts/nl.ts';
import type { ControlProps } from '../controls/controlProps.ts';

/** Props of `NationalNumberInput`. */
export interface NationalNumberInputProps extends ControlProps<string> {
  /** The question's text, used as accessible name of the group of input and button. */
  readonly label?: string | undefined;
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts | undefined;
}
