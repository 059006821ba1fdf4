import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanRjsf } from './build/leanRjsf.ts';
import { plainSchemas } from './build/plain-schemas/plainSchemas.ts';
import { leanSourceMaps, licencesOf } from './build/publishedFiles.ts';
import { stylesheet } from './build/stylesheet.ts';
import packageJson from './package.json' with { type: 'json' };

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Built into the package, without the code that the engine never uses: markdown for rich help texts (32 kB gzip), references
 * and merged schemas (12 kB), and stock fields (10 kB). They stay dependencies for their types and for stock rjsf forms.
 */
const builtIn = ['@rjsf/core', '@rjsf/utils'];

/** Small dependencies of those, which come along. */
const broughtAlong = ['@x0k/json-schema-merge'];

/** A package that is installed beside the engine is never built into it. */
const installed = Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies }).filter(
  (name) => !builtIn.includes(name),
);

/**
 * The published build: ES modules that share their common parts, and one stylesheet. The types come from
 * `tsc -p tsconfig.build.json`.
 */
export default defineConfig({
  plugins: [
    react(),
    leanRjsf(),
    plainSchemas(),
    stylesheet({ entry: here('src/styles.css'), tokens: here('src/styles/tokens.css') }),
    stylesheet({ entry: here('src/builder.css') }),
    leanSourceMaps(),
    licencesOf([...builtIn, ...broughtAlong, 'ajv']),
  ],
  resolve: { alias: { 'markdown-to-jsx/react': here('build/Markdown.tsx') } },
  build: {
    lib: {
      entry: {
        index: here('src/index.ts'),
        headless: here('src/headless.ts'),
        ajv: here('src/ajv.ts'),
        builder: here('src/builder.ts'),
        'builder/headless': here('src/builder/headless.ts'),
        element: here('src/element.ts'),
        'rjsf-validator': here('src/rjsf-validator.ts'),
        'texts/nl': here('src/texts/nl.ts'),
        'texts/en': here('src/texts/en.ts'),
        'texts/fr': here('src/texts/fr.ts'),
        'texts/de': here('src/texts/de.ts'),
        'builder/texts/nl': here('src/builder/texts/nl.ts'),
        'builder/texts/en': here('src/builder/texts/en.ts'),
        'builder/texts/fr': here('src/builder/texts/fr.ts'),
        'builder/texts/de': here('src/builder/texts/de.ts'),
      },
      formats: ['es'],
    },
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        // File for file as in src/, so that a host's build takes what it needs and no more.
        preserveModules: true,
        preserveModulesRoot: here('src'),
        // Documentation is in the types, and in the published sources.
        comments: { legal: true, annotation: true, jsdoc: false },
        // npm publishes no folder of the name node_modules.
        entryFileNames: ({ name }) => `${name.replace(/^.*(node_modules|_virtual|build)\//, 'built-in/')}.js`,
      },
    },
  },
});
