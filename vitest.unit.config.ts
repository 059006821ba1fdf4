import { join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { processTests } from '#scripts/test/processTests.ts';
import { rareCollections } from '#scripts/test/rareCollections.ts';
import { everyTest, setupFiles } from '#tests/setup/everyTest.ts';
import { watchStoresPlugin } from '#tests/setup/stores/watchStoresPlugin.ts';

/** Words in names of tests of operations that belong to the edges: files, documents, mails, payment providers, generated sequences. */
const edgeWords = [
  ...['Books', 'Film', 'Mollie', 'PaymentKey', 'Picture', 'WalletPass', 'Certificates', 'certificates'],
  ...['File', '.file', 'Mail', 'mail', 'itpas', 'Sequences'],
];
const ofDecisions = `!(${edgeWords.map((word) => `*${word}*`).join('|')}).test.ts`;
/** Tests of what an operation decides. Tests of a server share one PostgreSQL. */
const ofServer = [
  `tests/server/operations/!(every)/**/${ofDecisions}`,
  `tests/server/services/**/${ofDecisions}`,
];
/**
 * Tests of how the server meets the world (requests, files, mails, documents, payment providers, databases), of what holds for every
 * operation or for hundreds of generated cases, of inputs that break other software, and of the commands.
 */
const atEdges = [
  'tests/{server,scripts}/**/*.test.ts',
  'tests/form-engine/{nasty/*,json-schema/compileSchema.hostile}.test.ts',
  'tests/form-engine/**/*.{agreement,generatedChecks,linearTime,nasty}.test.ts',
];
/**
 * Reads the workspace's packages from their source. Without `module`, a condition of bundlers: Node can't load every file that a
 * package names there.
 */
const conditions = ['club-source', ...defaultServerConditions.filter((one) => one !== 'module')];

const ofPortal = 'tests/src/**/*.test.ts';

/** Tests that need Python, which not every machine has. Only `npm run test:full` runs them. */
const ofPython = 'tests/**/*.python.test.ts';

/** Tests that need packages of the distribution, such as nginx. `npm test` leaves them out where these are missing. */
const ofDistribution = 'tests/**/*.distribution.test.ts';

/** Tests of an upgrade from an earlier commit, for which a clone needs its history. Only `npm run test:full` runs them. */
const ofRelease = 'tests/**/*.release.test.ts';
const globalSetup = 'tests/setup/sharedPostgres.ts';

/**
 * The tests that run in Node. They need neither Storybook nor the plugins of the portal's build. Rules, engine and
 * server have no state of their own, so their tests share the modules of a worker: to load those anew for each file takes
 * longer than the tests.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    ...everyTest,
    setupFiles,
    environment: 'node',
    isolate: false,
    execArgv: [...rareCollections],
    projects: [
      {
        extends: true,
        resolve: {
          alias: { '@testing-library/react': join(import.meta.dirname, 'tests/support/renderToMarkup.ts') },
        },
        test: {
          name: 'unit',
          server: { deps: { inline: ['@rjsf/snapshot-tests'] } },
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/package/**', ofPortal, ofPython, ofDistribution, ...atEdges, ...processTests],
        },
      },
      { extends: true, test: { name: 'python', include: [ofPython] } },
      {
        extends: true,
        // The portal has stores (session, cart, notices), so each test leaves them as it found them.
        plugins: [watchStoresPlugin()],
        test: {
          name: 'portal',
          include: [ofPortal],
          setupFiles: ['tests/setup/stores/forgetPortal.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ofServer,
          exclude: [...processTests],
          globalSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'edges',
          include: atEdges,
          exclude: [ofDistribution, ofRelease, ...ofServer, ...processTests],
          globalSetup,
        },
      },
      { extends: true, test: { name: 'processes', include: [...processTests], globalSetup } },
      { extends: true, test: { name: 'release', include: [ofRelease], globalSetup } },
      { extends: true, test: { name: 'distribution', include: [ofDistribution], globalSetup } },
    ],
  },
});
