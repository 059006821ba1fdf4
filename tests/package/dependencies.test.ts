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

describe('the dependencies of the engine', () => {
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
