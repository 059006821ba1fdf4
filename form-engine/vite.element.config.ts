import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanRjsf } from './build/leanRjsf.ts';
import { plainSchemas } from './build/plain-schemas/plainSchemas.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The element for a page without a bundler: one module with React inside, which loads the parts of a form when it has
 * them. It is built as an app, because Vite leaves the blanks in a library.
 */
export default defineConfig({
  plugins: [react(), leanRjsf(), plainSchemas()],
  base: './',
  resolve: { alias: { 'markdown-to-jsx/react': here('build/Markdown.tsx') } },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: here('dist/element'),
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    // Chromium 117 and the others of the README.
    target: ['chrome117', 'edge117', 'firefox121', 'safari17.4'],
    rolldownOptions: {
      input: { 'club-form': here('src/element.ts') },
      // The entry may export more, so that what every form loads stays in one file.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
      },
    },
  },
});
