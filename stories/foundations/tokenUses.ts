import readme from '../../form-engine/README.md?raw';
import { tablesOf } from '../page/markdown.ts';

/** The use of each token, from the table in the README of the engine. */
export function tokenUses(): ReadonlyMap<string, string> {
  const table = tablesOf(readme).find(({ head }) => head[0] === 'variable');
  return new Map(
    (table?.rows ?? []).flatMap(([cell = '', use = '']) => {
      const names = [...cell.matchAll(/--cf-[\w-]+/g)].map(([name]) => name);
      const uses = use.split('; ');
      // One use for each name, or one sentence for all of them.
      return names.map(
        (name, index) => [name, names.length === uses.length ? (uses[index] ?? use) : use] as const,
      );
    }),
  );
}
