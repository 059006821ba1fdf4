import type { Ports } from '@clubpoort/form-engine/headless';
import { browserClock } from '../view/browserClock.ts';
import { addressPort } from './addressPort.ts';
import { browserPlaces } from './browserPlaces.ts';

/** The portal's ports for the form engine, for a form about anybody. */
export const browserPorts: Ports = {
  clock: browserClock,
  addresses: addressPort(),
  ...(browserPlaces && { places: browserPlaces }),
};
