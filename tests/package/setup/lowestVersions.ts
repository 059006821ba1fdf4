import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';

/** The lowest version of every range in the engine's manifest, React included, by package. */
export async function lowestVersions(): Promise<Readonly<Record<string, string>>> {
  const manifest = JSON.parse(await readFile(join(root, 'form-engine/package.json'), 'utf8'));
  const ranges: Readonly<Record<string, string>> = { ...manifest.dependencies, ...manifest.peerDependencies };
  return Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => {
      const lowest = /^\^(\d+\.\d+\.\d+)/.exec(range)?.[1];
      if (lowest === undefined) throw new Error(`${name}: ${range} is no caret range`);
      return [name, lowest];
    }),
  );
}
