import type { Ports } from '@clubpoort/form-engine/headless';
import { tabTexts } from '#src/platform/storage/storage.ts';
import { browserPorts, draftsPort } from '../../form-filling/index.ts';
import { isLoginOver } from '../../session/index.ts';

/**
 * The same ports as for a registration, but drafts about a person are kept in this tab only. A form that is still on screen after its
 * account was erased, or logged out in another tab, must not save its draft again.
 */
export const personPorts: Ports = { ...browserPorts, drafts: draftsPort(tabTexts, () => !isLoginOver()) };
