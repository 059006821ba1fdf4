import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { dropDisplayNamesPlugin } from './scripts/dropDisplayNamesPlugin.ts';
import { embedScriptPlugin } from './scripts/embed/embedScriptPlugin.ts';

const apiPort = process.env.API_PORT ?? '3001';

/** Lets the workspace's packages be read from their source, without a build step. */
const sourceCondition = 'club-source';

export default defineConfig({
  plugins: [react(), embedScriptPlugin(), dropDisplayNamesPlugin()],
  resolve: {
    conditions: [sourceCondition, ...defaultClientConditions],
    alias: {
      'markdown-to-jsx/react': fileURLToPath(new URL('form-engine/build/Markdown.tsx', import.meta.url)),
    },
  },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
  // Not every page of the checkout: the benchmark has pages of its own.
  optimizeDeps: { entries: ['index.html'] },
  // The Host header stays the portal's, so that the API sees calls from its own origin.
  server: { proxy: { '/api': { target: `http://localhost:${apiPort}`, changeOrigin: false } } },
  build: {
    manifest: true,
    // Our CSP knows no inline script and no data: font or style.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Own modules only declare: what an index.ts hands on goes along with who uses it, and not with the index.
      treeshake: {
        moduleSideEffects: [{ test: /\/(?:rules|schemas|src\/(?!main\.))[^?]*\.tsx?$/, sideEffects: false }],
      },
      // What every page needs is one file: it compresses better than the dozen that lazy screens would make of it.
      output: { codeSplitting: { groups: [{ name: 'portal', tags: ['$initial'] }] } },
    },
    // Older targets have `light-dark()` rewritten to variables that follow the system only, not our own switch.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
