import { fileURLToPath } from 'node:url';
import portal from '../vite.config.ts';
import { pages } from './contenders.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The portal's production build, with a page for each form and measurement; what they share is split as the bundler likes. */
export default {
  ...portal,
  root,
  base: './',
  build: {
    ...portal.build,
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(pages.map((page) => [page, `${root}${page}.html`])),
    },
  },
};
