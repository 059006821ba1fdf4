import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';

export type Device = 'desktop' | 'phone';

/** The main journey, which runs on both devices in every sample. */
const always: ReadonlySet<string> = new Set(['forms/registration.spec.ts']);

/** Specs that don't depend on the screen size, set it themselves, or need a keyboard: a full run covers them only on the desktop. */
const onDesktop: ReadonlySet<string> = new Set([
  'account/session.spec.ts',
  'devices/focusRing.spec.ts',
  'devices/print.spec.ts',
  'forms/builder/builderKeys.spec.ts',
  'forms/builder/builderStates.spec.ts',
  'forms/builder/builderTouch.spec.ts',
  'member/teacherOffline.spec.ts',
  'paying/durability.spec.ts',
  'paying/mollie.spec.ts',
  'plain/plainBackend.spec.ts',
  'portal/serviceWorker.spec.ts',
  'routes/routeAccessibility.spec.ts',
  'routes/faults.spec.ts',
  'routes/routeFaults.spec.ts',
  'routes/routeAccess.spec.ts',
]);

/**
 * The specs that a device skips. A sampled run assigns each spec to one of the two devices, chosen by the seed.
 * @throws when a name in the sets above is no spec
 */
export function specsLeftOut(device: Device, { MATRIX, TEST_SEED }: NodeJS.ProcessEnv): string[] {
  const files = readdirSync(join(root, 'e2e'), { encoding: 'utf8', recursive: true });
  const specs = files.filter((name) => name.endsWith('.spec.ts')).map((name) => name.replaceAll('\\', '/'));
  const gone = [...always, ...onDesktop].filter((name) => !specs.includes(name));
  if (gone.length > 0) throw new Error(`e2e has no ${gone.join(', ')}`);
  const leftOut =
    MATRIX === 'sample'
      ? specs
          .toSorted()
          .filter((name) => !always.has(name))
          .filter((_, place) => ((place + Number(TEST_SEED)) % 2 === 0) !== (device === 'desktop'))
      : specs.filter((name) => device === 'phone' && onDesktop.has(name));
  return leftOut.map((name) => `**/e2e/${name}`);
}
