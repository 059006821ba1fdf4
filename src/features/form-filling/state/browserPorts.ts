import type { Ports } from '@clubpoort/form-engine/headless';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { systemClock } from '#src/platform/clock.ts';
import { localTexts, tabTexts } from '#src/platform/storage.ts';
import { addressPort } from './addressPort.ts';
import { browserPlaces } from './browserPlaces.ts';
import { draftsPort } from './draftsPort.ts';
import { uploadPort } from './uploadPort.ts';

/** What the form engine gets from the portal, whoever the form is about. */
export const browserPorts: Ports = {
  clock: { today: () => isoDayOf(systemClock.now() / 1000) },
  addresses: addressPort(),
  drafts: draftsPort(localTexts),
  ...(browserPlaces && { places: browserPlaces }),
};

/**
 * The same for one person's form. Of a visitor nothing stays behind when the tab is closed, and no file can be kept: files
 * belong to somebody.
 */
export function portsFor(uid: number | undefined): Ports {
  return uid === undefined
    ? { ...browserPorts, drafts: draftsPort(tabTexts) }
    : { ...browserPorts, uploads: uploadPort(uid) };
}
