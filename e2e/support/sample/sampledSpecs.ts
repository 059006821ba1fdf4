import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/root.ts';

export type Device = 'desktop' | 'phone';

/** Walked on both devices whatever the sample. */
const always: ReadonlySet<string> = new Set(['registration.spec.ts']);

/**
 * The specs that a device leaves to the other one. A sampled run walks each spec on one of the two, which one is the
 * seed's choice; a whole run leaves out nothing.
 */
export function specsLeftOut(device: Device, { MATRIX, TEST_SEED }: NodeJS.ProcessEnv): string[] {
  if (MATRIX !== 'sample') return [];
  const files = readdirSync(join(root, 'e2e'), { encoding: 'utf8', recursive: true });
  const specs = files.filter((name) => name.endsWith('.spec.ts')).map((name) => name.replaceAll('\\', '/'));
  return specs
    .toSorted()
    .filter((name) => !always.has(name))
    .filter((_, place) => ((place + Number(TEST_SEED)) % 2 === 0) !== (device === 'desktop'))
    .map((name) => `**/e2e/${name}`);
}
