import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Modules for schemas of other hosts, by the end of their import, and what takes their place. */
const replaced: Readonly<Record<string, string>> = {
  'fast-uri': './noReferences.ts',
  jsonpointer: './noReferences.ts',
  './shallowAllOfMerge.js': './noAllOf.ts',
};

/**
 * Builds rjsf without the code that resolves any `$ref` and merges `allOf` (12 kB gzip). The schemas that the engine gives to
 * its form have neither: it resolves those of a host itself. A part that rjsf draws has simple references, and merges by code of its own. A stock rjsf form uses the host's own rjsf.
 * Decision: docs/decisions/0033-pages-have-size-budgets.md
 */
export function plainSchemas(): Plugin {
  return {
    name: 'plain-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const file = importer?.includes('/@rjsf/utils/lib/') ? replaced[source] : undefined;
      return file === undefined ? undefined : fileURLToPath(new URL(file, import.meta.url));
    },
  };
}
