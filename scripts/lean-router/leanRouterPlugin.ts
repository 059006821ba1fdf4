import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Builds the router without the code that wraps loaders and navigations for measurements (1 kB gzip): the portal passes it no
 * `instrumentations`.
 * Decision: docs/decisions/0033-pages-have-size-budgets.md
 */
export function leanRouterPlugin(): Plugin {
  return {
    name: 'clubpoort-lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isIt = source === './instrumentation.js' && importer?.includes('/react-router/dist/');
      return isIt ? fileURLToPath(new URL('./noInstrumentation.ts', import.meta.url)) : undefined;
    },
  };
}
