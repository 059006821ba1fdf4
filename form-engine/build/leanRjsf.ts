import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const registry = '/@rjsf/core/lib/getDefaultRegistry.js';

/** Modules of rjsf, as the registry imports them, and what takes their place. */
const replaced: Readonly<Record<string, string>> = {
  './components/fields/index.js': './rjsfFields.tsx',
  './components/templates/index.js': './rjsfTemplates.ts',
  './components/widgets/index.js': './rjsfWidgets.tsx',
};

/**
 * Builds rjsf without the fields, widgets and templates that the engine's theme replaces or never uses (10 kB gzip). rjsf
 * registers all of its own before it looks at a theme.
 */
export function leanRjsf(): Plugin {
  return {
    name: 'lean-rjsf',
    enforce: 'pre',
    resolveId(source, importer) {
      const file = importer?.endsWith(registry) ? replaced[source] : undefined;
      return file === undefined ? undefined : fileURLToPath(new URL(file, import.meta.url));
    },
  };
}
