import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };

const entry = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));

/** What is installed beside the engine is never built into it. */
const installed = Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies });

/**
 * The published build: ES modules that share their common parts. The types come from `tsc -p tsconfig.build.json`, the
 * styles are published as they are.
 */
export default defineConfig({
  plugins: [react()],
  build: {
    lib: {
      entry: {
        index: entry('index.ts'),
        headless: entry('headless.ts'),
        ajv: entry('ajv.ts'),
        'rjsf-validator': entry('rjsf-validator.ts'),
      },
      formats: ['es'],
    },
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { chunkFileNames: 'chunks/[name].js' },
    },
  },
});
