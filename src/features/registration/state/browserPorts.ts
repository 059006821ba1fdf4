import type { Ports } from '@clubpoort/form-engine/headless';
import { isoDayOf } from '../../../../rules/brusselsTime.ts';
import { systemClock } from '../../../platform/clock.ts';
import { localTexts } from '../../../platform/storage.ts';
import { draftsPort } from './draftsPort.ts';

/** What the form engine gets from the portal. */
export const browserPorts: Ports = {
  clock: { today: () => isoDayOf(systemClock.now() / 1000) },
  drafts: draftsPort(localTexts),
};
