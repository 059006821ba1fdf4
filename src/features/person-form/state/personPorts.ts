import type { Ports } from '@clubpoort/form-engine/headless';
import { tabTexts } from '#src/platform/storage.ts';
import { browserPorts, draftsPort } from '../../form-filling/index.ts';
import { isLoggedOut } from '../../session/index.ts';

/** Whether the account of a profile was just erased. Its form is still on screen then, and must not save its draft again. */
const isGone = (key: string) => key.startsWith('profile.') && isLoggedOut();

/** The same ports as for a registration, but drafts about a person are kept in this tab only. */
export const personPorts: Ports = { ...browserPorts, drafts: draftsPort(tabTexts, (key) => !isGone(key)) };
