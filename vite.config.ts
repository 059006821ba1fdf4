import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compressAssetsPlugin } from '#scripts/compress/compressAssetsPlugin.ts';
import { dropDisplayNamesPlugin } from '#scripts/dropDisplayNamesPlugin.ts';
import { embedScriptPlugin } from '#scripts/embed/embedScriptPlugin.ts';
import { subsetFontsPlugin } from '#scripts/fonts/subsetFontsPlugin.ts';
import { importsOf } from '#scripts/loading/importsOf.ts';
import { loadBesidePlugin } from '#scripts/loading/loadBesidePlugin.ts';
import { serviceWorkerPlugin } from '#scripts/service-worker/serviceWorkerPlugin.ts';

const apiPort = process.env.API_PORT ?? '3001';

/** Lets the workspace's packages be read from their source, without a build step. */
const sourceCondition = 'club-source';

const isEntry = (file: string) => file.startsWith('assets/entry-');

/** What is asked for with all that it needs, since most wait for it: around each screen of a member, and above a form. */
const isWhole = (file: string) => /^assets\/(?:RegistrationStep|memberShell)-/.test(file);

/** A group of `codeSplitting` below. */
const isGroup = (file: string) =>
  /^assets\/(?:answers|choosing|controls|engine|filling|member|parts|sentences)-/.test(file);

/** Told from the others above, or by tests. */
const isNamed = (name: string) =>
  /^(?:answers|choosing|controls|engine|filling|member|parts|sentences|RegistrationStep|memberShell|CourseRoute)$/.test(
    name,
  );

/** What stands around every screen of who is logged in. */
const isOfMembers = importsOf(fileURLToPath(new URL('src/app/shell/memberShell.ts', import.meta.url)));

/** One mark for all classes of a file: the usual one, with the line of each class, weighs more on every first page. */
const scopedClass = (name: string, file: string) => {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
};

/** The rules of the engine that screens without a form know too. */
const rulesOfAnswers = /\/form-engine\/src\/rules\/(?:birthdate|cleanText|email|personName|plainDigits)\./;

/** Nothing that brings the form engine along, which enough screens share. */
const besideForms =
  /\/(?:src\/(?!features\/(?:person-form|form-filling))|rules\/|schemas\/)(?!.*(?:Combobox|browserPorts|sendQuestionFile|entities\/address))/;

/** What courses, cart, registration and the cart in the header have in common. */
const choosing =
  /\/src\/(?:features\/(?:basket|cart|courses|invitations)\/|texts\/nl\/(?:cart|courses)|api\/entities\/(?!address))/;

export default defineConfig({
  plugins: [
    react(),
    subsetFontsPlugin(),
    embedScriptPlugin(),
    serviceWorkerPlugin(),
    dropDisplayNamesPlugin(),
    loadBesidePlugin(),
    compressAssetsPlugin(),
  ],
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
  css: { modules: { generateScopedName: scopedClass } },
  build: {
    manifest: true,
    // Our CSP knows no inline script and no data: font or style.
    // What a screen needs is asked for in one go, or each import would be found by the one before it. The entry names the
    // few files of groups: those of every screen would be 2 kB of names in each first page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, scripts, { hostId }) =>
        isEntry(hostId) && !isWhole(file) ? scripts.filter(isGroup) : scripts,
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Own modules only declare: what an index.ts hands on goes along with who uses it, and not with the index.
      treeshake: {
        moduleSideEffects: [{ test: /\/(?:rules|schemas|src\/(?!main\.))[^?]*\.tsx?$/, sideEffects: false }],
      },
      // What every page needs is one file: it compresses better than the dozen that lazy screens would make of it.
      output: {
        entryFileNames: 'assets/entry-[hash:7].js',
        // The entry lists every stylesheet and script: most names would be a part of each first page for nothing.
        chunkFileNames: ({ name }) => (isNamed(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'portal', tags: ['$initial'], priority: 1 },
            // What screens share is a few files too, and not the hundred that each pair of them would have: each is a
            // request. `npm test` weighs what a screen loads by that beyond its own (scripts/screenSizes.ts).
            { name: 'answers', test: rulesOfAnswers, minShareCount: 2, priority: 1 },
            { name: 'sentences', test: /\/form-engine\/src\/texts\//, minShareCount: 2, priority: 1 },
            // Nothing depends on the order of stylesheets.
            { name: 'styles', test: /\.module\.css$/, minShareCount: 2, priority: 1 },
            { name: 'controls', test: /\/form-engine\/src\//, minShareCount: 10 },
            // Of nearly every screen.
            { name: 'parts', test: besideForms, minShareCount: 10 },
            { name: 'choosing', test: choosing, minShareCount: 4 },
            {
              name: (id, graph) => (isOfMembers(id, graph) ? 'member' : null),
              debugName: 'member',
              minShareCount: 3,
            },
            // Behind the others: what these import and others share is theirs by now.
            { name: 'engine', test: /\/(?:form-engine\/src|@rjsf)\//, minShareCount: 7 },
            {
              name: 'filling',
              test: /\/src\/(?:features\/(?:form-filling|person-form)\/(?!.*FormLoading)|api\/(?:sendQuestionFile|entities\/address))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
    // Older targets have `light-dark()` rewritten to variables that follow the system only, not our own switch.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
