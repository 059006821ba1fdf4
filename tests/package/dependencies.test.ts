import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appOn } from './setup/appOn.ts';
import type { ReactName } from './setup/consumerApps.ts';
import { lowestVersions } from './setup/lowestVersions.ts';

const versionIn = async (app: ReactName, name: string): Promise<string> =>
  JSON.parse(await readFile(join(appOn(app).folder, 'node_modules', name, 'package.json'), 'utf8')).version;

/** The packages that an app has below the engine because their version differs from that of the app. */
const nestedIn = (app: ReactName) =>
  globSync('node_modules/@clubpoort/form-engine/node_modules/*', { cwd: appOn(app).folder });

/** The parts of a package in a lockfile that tell of Node. */
interface LockedPackage {
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The ranges of Node that the engine, and all that comes along with it, ask for in an app, by package. */
async function nodeRanges(app: ReactName): Promise<ReadonlyMap<string, string>> {
  const lock = JSON.parse(await readFile(join(appOn(app).folder, 'package-lock.json'), 'utf8'));
  const packages: Readonly<Record<string, LockedPackage>> = lock.packages;
  const ranges = new Map<string, string>();
  const add = (name: string) => {
    const { engines, dependencies = {} } = packages[`node_modules/${name}`] ?? {};
    if (ranges.has(name)) return;
    ranges.set(name, engines?.node ?? '>=0');
    for (const inner of Object.keys(dependencies)) add(inner);
  };
  add('@clubpoort/form-engine');
  return ranges;
}

/** Whether a range, `>=20` or `^20.19.0 || >=22.12.0`, has a version in it. */
function admits(range: string, version: readonly number[]): boolean {
  return range.split('||').some((part) => {
    if (part.trim() === '*') return true;
    const [, sign, numbers = ''] = /^\s*(>=|\^)?\s*([\d.]+)\s*$/.exec(part) ?? [];
    const [major = 0, minor = 0, patch = 0] = numbers.split('.').map(Number);
    const [ownMajor = 0, ownMinor = 0, ownPatch = 0] = version;
    if (sign !== '>=' && ownMajor !== major) return false;
    return (ownMajor - major || ownMinor - minor || ownPatch - patch) >= 0;
  });
}

describe('the dependencies of the engine', () => {
  it.each(['react18', 'react19'] as const)(
    'all install on the lowest Node that the engine names, in the app on %s',
    async (app) => {
      const ranges = await nodeRanges(app);
      const named = ranges.get('@clubpoort/form-engine')?.replace('>=', '').split('.').map(Number) ?? [];
      expect(ranges.size).toBeGreaterThan(10);
      expect([...ranges].filter(([, range]) => !admits(range, named))).toEqual([]);
    },
  );

  it('are all at the lowest version of their range in the app on react18', async () => {
    for (const [name, lowest] of Object.entries(await lowestVersions()))
      expect(await versionIn('react18', name), name).toBe(lowest);
    expect(nestedIn('react18')).toEqual([]);
  });

  it('are newer in the app on react19, and shared with MUI’s rjsf', async () => {
    const lowest = await lowestVersions();
    for (const name of ['downshift', 'imask', 'libphonenumber-js', 'react-dropzone', 'zustand'])
      expect(await versionIn('react19', name), name).not.toBe(lowest[name]);
    expect(nestedIn('react19')).toEqual([]);
  });
});
