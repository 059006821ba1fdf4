import type { Ports } from '@clubpoort/form-engine/headless';
import { tabTexts } from '../../../platform/storage.ts';
import { browserPorts, draftsPort } from '../../form-filling/index.ts';

/** As for a registration; but what somebody typed about a person is kept for this tab alone. */
export const personPorts: Ports = { ...browserPorts, drafts: draftsPort(tabTexts) };
