import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');
const portal = join(root, 'src/');
const watched = join(import.meta.dirname, 'watchedStores.ts');

/** Lets the portal's modules create stores that a setup can reset. The test files share these modules. */
export function watchStoresPlugin(): Plugin {
  return {
    name: 'clubpoort-watch-stores',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^zustand\/vanilla$/ },
      handler: (_, importer) => (importer?.startsWith(portal) ? watched : undefined),
    },
  };
}
