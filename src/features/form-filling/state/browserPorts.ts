import type { Ports } from '@clubpoort/form-engine/headless';
import { localTexts } from '#src/platform/storage.ts';
import { browserClock } from '../view/browserClock.ts';
import { addressPort } from './addressPort.ts';
import { browserPlaces } from './browserPlaces.ts';
import { draftsPort } from './drafts/draftsPort.ts';

/** The portal's ports for the form engine, for a form about anybody. */
export const browserPorts: Ports = {
  clock: browserClock,
  addresses: addressPort(),
  drafts: draftsPort(localTexts),
  ...(browserPlaces && { places: browserPlaces }),
};
