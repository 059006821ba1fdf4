import type { Ports } from '@clubpoort/form-engine/headless';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { systemClock } from '#src/platform/clock.ts';
import { localTexts, tabTexts } from '#src/platform/storage.ts';
import { addressPort } from './addressPort.ts';
import { browserPlaces } from './browserPlaces.ts';
import { draftsPort } from './draftsPort.ts';
import { uploadPort } from './uploadPort.ts';

/** The portal's ports for the form engine, for a form about anybody. */
export const browserPorts: Ports = {
  clock: { today: () => isoDayOf(systemClock.now() / 1000) },
  addresses: addressPort(),
  drafts: draftsPort(localTexts),
  ...(browserPlaces && { places: browserPlaces }),
};

/**
 * The ports for one person's form. A visitor's drafts are removed when the tab is closed. A visitor can't upload files,
 * because every file belongs to a person.
 */
export function portsFor(uid: number | undefined): Ports {
  return uid === undefined
    ? { ...browserPorts, drafts: draftsPort(tabTexts) }
    : { ...browserPorts, uploads: uploadPort(uid) };
}
