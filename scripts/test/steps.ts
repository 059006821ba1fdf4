import { type Counts, countPlaywrightReport, countVitestReport } from './counts.ts';
import { playwrightFailures, vitestFailures } from './failures.ts';

export interface Step {
  readonly name: string;
  /** Run one after another; each is a script under node_modules or the project, run by the Node of this process. */
  readonly commands: readonly (readonly [script: string, ...args: string[]])[];
  /** Part of `npm run check`. */
  readonly isQuick: boolean;
  /** Left out of `npm test`: only `npm run test:full` runs it. */
  readonly isOfWhole?: boolean;
  /** Where the step's own reporter counts its tests and says what failed; a step without one counts as one test. */
  readonly report?: {
    readonly file: string;
    readonly count: (report: unknown) => Counts;
    readonly failures: (report: unknown) => readonly string[];
  };
}

export const steps: readonly Step[] = [
  {
    name: 'types',
    commands: [
      ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
      ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.headless.json'],
      ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.worker.json'],
    ],
    isQuick: true,
  },
  {
    name: 'lint',
    commands: [['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
    isQuick: true,
  },
  { name: 'boundaries', commands: [['scripts/boundaries.ts']], isQuick: true },
  { name: 'dead-code', commands: [['node_modules/knip/bin/knip.js', '--no-progress']], isQuick: true },
  vitestStep('unit', { projects: ['unit'], isQuick: true }),
  {
    name: 'size',
    commands: [['node_modules/size-limit/bin.js'], ['scripts/screenSizes.ts']],
    isQuick: false,
  },
  vitestStep('browser', { projects: ['dom'] }),
  { name: 'nasty-inputs', commands: [['scripts/nastyRows.ts']], isQuick: false },
  vitestStep('stories', { projects: ['stories-light', 'stories-dark'] }),
  vitestStep('package', { projects: ['package'] }),
  {
    name: 'e2e',
    commands: [['node_modules/@playwright/test/cli.js', 'test']],
    isQuick: false,
    report: { file: 'reports/e2e.json', count: countPlaywrightReport, failures: playwrightFailures },
  },
  { name: 'browsers', commands: [['scripts/browsers.ts']], isQuick: false, isOfWhole: true },
  { name: 'specification', commands: [['scripts/specification.ts']], isQuick: false },
];

function vitestStep(name: string, options: { projects: string[]; isQuick?: boolean }): Step {
  const file = `reports/${name}.json`;
  const projects = options.projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    commands: [['node_modules/vitest/vitest.mjs', 'run', ...projects, ...reporters]],
    isQuick: options.isQuick ?? false,
    report: { file, count: countVitestReport, failures: vitestFailures },
  };
}
