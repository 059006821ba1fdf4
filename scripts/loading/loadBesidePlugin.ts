import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../root.ts';

/** What Vite calls its own, which waits for the stylesheets of a screen before it begins to load its code. */
const helper = '\0vite/preload-helper.js';

/** Has `import()` done by `platform/loadBeside.ts`. */
export function loadBesidePlugin(): Plugin {
  const ours = JSON.stringify(join(root, 'src/platform/loadBeside.ts'));
  let isUsed = false;
  return {
    name: 'clubpoort-load-beside',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(id) {
        isUsed ||= id === helper;
        return `export { loadBeside as __vitePreload } from ${ours};`;
      },
    },
    generateBundle() {
      if (!isUsed && this.environment.name === 'client') this.error(`Vite has no ${helper} any more`);
    },
  };
}
