import type { Ports } from '@clubpoort/form-engine/headless';
import { tabTexts } from '#src/platform/storage.ts';
import { browserPorts, draftsPort } from '../../form-filling/index.ts';
import { isLoggedOut } from '../../session/index.ts';

/** A profile is still on the screen when its account has just been erased: what was typed last must not come back. */
const isGone = (key: string) => key.startsWith('profile.') && isLoggedOut();

/** As for a registration; but what somebody typed about a person is kept for this tab alone. */
export const personPorts: Ports = { ...browserPorts, drafts: draftsPort(tabTexts, (key) => !isGone(key)) };
