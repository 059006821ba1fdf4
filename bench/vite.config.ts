import { fileURLToPath } from 'node:url';
import portal from '../vite.config.ts';
import { pages } from './contenders.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The portal's production build, with one page per form and measurement. The bundler splits shared code as it likes. */
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
