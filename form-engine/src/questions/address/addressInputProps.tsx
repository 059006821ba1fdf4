import type { AddressPort, PlacePort } from '../../ports.ts';
import type { Texts } from '../../texts/nl.ts';
import type { ControlProps } from '../controls/controlProps.ts';
import type { FieldProblem } from '../controls/questionView.tsx';
import type { Address } from '../question-kind/answer.ts';

/** Props of `AddressInput`, besides those of every control. */
export interface AddressInputProps extends ControlProps<Address | undefined> {
  /**
   * Lists of countries and places, and the address check. Without this port all parts are free text and every address
   * is unchecked.
   */
  readonly addresses?: AddressPort | undefined;
  /** Search by a maps service. The parts are then hidden behind "Adres niet gevonden?". */
  readonly places?: PlacePort | undefined;
  /**
   * Problems of the address. Each problem of a part is shown at that part; the host shows problems of the whole
   * address.
   */
  readonly problems?: readonly FieldProblem[] | undefined;
  /** `'off'` for another person's address. Any other value gives each part its own HTML autocomplete token. */
  readonly autoComplete?: string | undefined;
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts | undefined;
  /** Locale of the country names, a BCP 47 tag. Default `nl-BE`. */
  readonly locale?: string | undefined;
  /** Called with `true` when a check of the address starts or is scheduled, and with `false` when it ends. */
  readonly onChecking?: ((isUnderWay: boolean) => void) | undefined;
  /** Timeout of a port call, in milliseconds. Default 8000. */
  readonly patience?: number | undefined;
}
