import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, type InlineConfig } from 'vite';
import { leanRjsf } from '#form-engine/build/leanRjsf.ts';
import { plainSchemas } from '#form-engine/build/plain-schemas/plainSchemas.ts';
import { ownPages, peerPages } from './contenders.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The published package builds rjsf so. Stock rjsf would miss the parts that these leave out. */
const asPackaged = {
  plugins: [leanRjsf(), plainSchemas()],
  alias: {
    'markdown-to-jsx/react': fileURLToPath(new URL('../form-engine/build/Markdown.tsx', import.meta.url)),
  },
};

/**
 * Builds a page per form and measurement for production, into a folder that it returns: ours as our package is built, and
 * the others from their packages as published. The bundler splits shared code as it likes.
 */
export async function buildPages(): Promise<string> {
  await build(configOf(ownPages, asPackaged, true));
  await build(configOf(peerPages, { plugins: [], alias: {} }, false));
  return `${root}dist`;
}

/** Builds the page that draws the form builder alone, into a folder that it returns. */
export async function buildBuilderPage(): Promise<string> {
  await build(configOf(['builder/page'], asPackaged, true));
  return `${root}dist`;
}

function configOf(
  pages: readonly string[],
  { plugins, alias }: Pick<typeof asPackaged, 'plugins'> & { readonly alias: Record<string, string> },
  emptyOutDir: boolean,
): InlineConfig {
  return {
    configFile: false,
    root,
    base: './',
    mode: 'production',
    logLevel: 'warn',
    plugins: [react(), ...plugins],
    resolve: { conditions: ['club-source', ...defaultClientConditions], alias },
    build: {
      outDir: 'dist',
      emptyOutDir,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // Older targets would compile `light-dark()` to variables, as in the portal.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: Object.fromEntries(pages.map((page) => [page, `${root}${page}.html`])) },
    },
  };
}
