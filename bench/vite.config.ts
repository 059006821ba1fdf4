import { fileURLToPath } from 'node:url';
import portal from '../vite.config.ts';
import { contenders } from './contenders.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The portal's production build, with a page per contender; what they share is split as the bundler likes. */
export default {
  ...portal,
  root,
  base: './',
  build: {
    ...portal.build,
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(contenders.map(({ page }) => [page, `${root}${page}.html`])),
    },
  },
};
