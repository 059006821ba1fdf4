import type { AddressPort, PlacePort } from '../../ports.ts';
import type { Texts } from '../../texts/nl.ts';
import type { ControlProps } from '../controls/controlProps.ts';
import type { FieldProblem } from '../controls/questionView.tsx';
import type { Address } from '../question-kind/answer.ts';

/** What `AddressInput` takes beside what every control does. */
export interface AddressInputProps extends ControlProps<Address | undefined> {
  /** Lists of countries and places, and the check. Without it all is free text, and every address is unchecked. */
  readonly addresses?: AddressPort | undefined;
  /** Search by a maps service; the parts then wait behind "Adres niet gevonden?". */
  readonly places?: PlacePort | undefined;
  /** What is wrong with a part stands at that part; what is wrong with the whole is the host's to show. */
  readonly problems?: readonly FieldProblem[];
  /** `'off'` for somebody else's address; anything else gives each part the token that HTML has for it. */
  readonly autoComplete?: string | undefined;
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts;
  /** Told when the server is, or soon will be, asked about the address, and when that is over. */
  readonly onChecking?: ((isUnderWay: boolean) => void) | undefined;
  /** Milliseconds that a port may take before it counts as failed. Default 8000. */
  readonly patience?: number | undefined;
}
