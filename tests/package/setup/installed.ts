import { join } from 'node:path';
import { appOn } from './appOn.ts';
import type { ReactName } from './consumerApps.ts';

/** The folder of the engine that npm unpacked in an app. */
export function installedEngine(react: ReactName = 'react19'): string {
  return join(appOn(react).folder, 'node_modules/@clubpoort/form-engine');
}
