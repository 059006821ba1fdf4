import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import portal from '../vite.config.ts';
import { contenders } from './contenders.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The same production build as the portal's, with a page per contender. */
export default mergeConfig(portal, {
  root,
  base: './',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      input: Object.fromEntries(contenders.map(({ page }) => [page, `${root}${page}.html`])),
    },
  },
});
