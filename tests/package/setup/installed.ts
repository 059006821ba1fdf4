import { join } from 'node:path';
import { inject } from 'vitest';
import type { ReactName } from './consumerApps.ts';

/** The folder of the engine that npm unpacked in an app. */
export function installedEngine(react: ReactName = 'react19'): string {
  return join(inject('apps')[react].folder, 'node_modules/@clubpoort/form-engine');
}
