import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../root.ts';

/** Id of Vite's own helper. It loads the code of a screen only after its stylesheets. */
const helper = '\0vite/preload-helper.js';

/** Replaces Vite's helper by `platform/importWithFiles.ts`, for every `import()`. */
export function importWithFilesPlugin(): Plugin {
  const ours = JSON.stringify(join(root, 'src/platform/loading/importWithFiles.ts'));
  let isUsed = false;
  return {
    name: 'clubpoort-load-beside',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(id) {
        isUsed ||= id === helper;
        return `export { importWithFiles as __vitePreload } from ${ours};`;
      },
    },
    generateBundle() {
      if (!isUsed && this.environment.name === 'client') this.error(`Vite has no ${helper} any more`);
    },
  };
}
