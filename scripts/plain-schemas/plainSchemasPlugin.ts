import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Modules for schemas of other hosts, by the end of their import, and what takes their place. */
const replaced: Readonly<Record<string, string>> = {
  'fast-uri': './noReferences.ts',
  jsonpointer: './noReferences.ts',
  './shallowAllOfMerge.js': './noAllOf.ts',
};

/**
 * Builds the portal's forms without the code that resolves `$ref` and merges `allOf` (12 kB gzip). Every form of the portal
 * comes from `compileForm`, whose schemas have neither.
 * Decision: docs/decisions/0033-pages-have-size-budgets.md
 */
export function plainSchemasPlugin(): Plugin {
  return {
    name: 'clubpoort-plain-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const file = importer?.includes('/@rjsf/utils/lib/') ? replaced[source] : undefined;
      return file === undefined ? undefined : fileURLToPath(new URL(file, import.meta.url));
    },
  };
}
