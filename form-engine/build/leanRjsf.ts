import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Replacements of modules of rjsf, by the module that imports them and the name it uses. */
const replaced: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/@rjsf/core/lib/getDefaultRegistry.js': {
    './components/fields/index.js': './rjsfFields.ts',
    './components/templates/index.js': './rjsfTemplates.ts',
    './components/widgets/index.js': './rjsfWidgets.ts',
  },
  '/@rjsf/utils/lib/schema/index.js': {
    './omitExtraData.js': './rjsfOmit.ts',
    './sanitizeDataForNewSchema.js': './rjsfSanitize.ts',
    './toPathSchema.js': './rjsfPaths.ts',
  },
};

/**
 * Builds rjsf without the fields, widgets and templates that the engine's theme replaces or never uses, and without
 * the removal of values that no field asks or that another schema had (13 kB gzip). rjsf registers all of its own before it looks at a theme.
 */
export function leanRjsf(): Plugin {
  return {
    name: 'lean-rjsf',
    enforce: 'pre',
    resolveId(source, importer) {
      const [, names] = Object.entries(replaced).find(([module]) => importer?.endsWith(module)) ?? [];
      const file = names?.[source];
      return file === undefined ? undefined : fileURLToPath(new URL(file, import.meta.url));
    },
  };
}
