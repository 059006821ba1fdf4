import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** The pages beside which the portal's are measured. */
const limitPages = ['plainPage', 'reactPage'] as const;

/** Builds a page of plain HTML and a page with React alone for production, into a folder that it returns. */
export async function buildLimits(): Promise<string> {
  const root = import.meta.dirname;
  const outDir = join(root, 'dist');
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(limitPages.map((page) => [page, join(root, `${page}.html`)])),
      },
    },
  });
  return outDir;
}
