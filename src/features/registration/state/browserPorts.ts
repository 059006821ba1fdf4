import type { Ports } from '@clubpoort/form-engine/headless';
import { isoDayOf } from '../../../../rules/brusselsTime.ts';
import { systemClock } from '../../../platform/clock.ts';
import { localTexts } from '../../../platform/storage.ts';
import { draftsPort } from './draftsPort.ts';
import { googlePlaces, loadGooglePlaces } from './googlePlaces.ts';

/** Given when the portal is built; without it addresses are filled in by hand. */
const mapsKey: string | undefined = import.meta.env.VITE_MAPS_KEY;

/** What the form engine gets from the portal. */
export const browserPorts: Ports = {
  clock: { today: () => isoDayOf(systemClock.now() / 1000) },
  drafts: draftsPort(localTexts),
  ...(mapsKey && { places: googlePlaces(() => loadGooglePlaces(mapsKey)) }),
};
