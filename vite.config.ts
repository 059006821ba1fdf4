import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const apiPort = process.env.API_PORT ?? '3001';

/** Lets the workspace's packages be read from their source, without a build step. */
const sourceCondition = 'club-source';

export default defineConfig({
  plugins: [react()],
  resolve: {
    conditions: [sourceCondition, ...defaultClientConditions],
    alias: {
      'markdown-to-jsx/react': fileURLToPath(new URL('form-engine/build/Markdown.tsx', import.meta.url)),
    },
  },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
  // Not every page of the checkout: the benchmark has pages of its own.
  optimizeDeps: { entries: ['index.html'] },
  server: { proxy: { '/api': `http://localhost:${apiPort}` } },
  build: {
    manifest: true,
    // Our CSP knows no inline script and no data: font or style.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Older targets have `light-dark()` rewritten to variables that follow the system only, not our own switch.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
