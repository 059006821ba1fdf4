import { missingServers } from '../distribution.ts';
import { type Counts, countPlaywrightReport, countVitestReport } from './counts.ts';
import { playwrightFailures, vitestFailures } from './failures.ts';
import { type TimedTest, timedInPlaywright, timedInVitest } from './slowest.ts';

export interface Step {
  readonly name: string;
  /** Commands that run one after another: scripts under node_modules or the project, run by the current Node. */
  readonly commands: readonly (readonly [script: string, ...args: string[]])[];
  /** Whether it is part of `npm run check`. */
  readonly isQuick: boolean;
  /** Report of the step with its tests and failures. A step without a report counts as one test. */
  readonly report?: {
    readonly file: string;
    readonly count: (report: unknown) => Counts;
    readonly failures: (report: unknown) => readonly string[];
    readonly timed: (report: unknown) => readonly TimedTest[];
  };
  /** Part of `npm run test:full` only. */
  readonly isOnlyInFull?: true;
  /** Reads only sources, so it runs in parallel with the other static checks. */
  readonly isStatic?: true;
  /** Budget in seconds for a full run on two idle cores. The step fails when it takes more than half as long again. */
  readonly budget?: number;
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
    isStatic: true,
  },
  {
    name: 'lint',
    commands: [['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
    isQuick: true,
    isStatic: true,
  },
  { name: 'boundaries', commands: [['scripts/boundaries.ts']], isQuick: true, isStatic: true },
  {
    name: 'dead-code',
    commands: [['node_modules/knip/bin/knip.js', '--no-progress']],
    isQuick: true,
    isStatic: true,
  },
  vitestStep('unit', {
    config: 'vitest.unit.config.ts',
    projects: ['unit', 'portal', 'server'],
    isQuick: true,
    budget: 420,
  }),
  { ...vitestStep('python', { config: 'vitest.unit.config.ts', projects: ['python'] }), isOnlyInFull: true },
  {
    ...vitestStep('distribution', {
      config: 'vitest.unit.config.ts',
      projects: ['distribution'],
      budget: 240,
    }),
    // A full run says what is missing. Another one also passes where nobody may install a package.
    ...(missingServers().length > 0 && { isOnlyInFull: true as const }),
  },
  {
    name: 'size',
    commands: [['node_modules/size-limit/bin.js'], ['scripts/screenSizes.ts']],
    isQuick: false,
  },
  vitestStep('browser', { projects: ['dom'], budget: 150 }),
  { name: 'nasty-inputs', commands: [['scripts/nastyRows.ts']], isQuick: false },
  { name: 'hostile', commands: [['scripts/hostile.ts']], isQuick: false },
  vitestStep('stories', { projects: ['stories-light', 'stories-dark'], budget: 210 }),
  vitestStep('package', { projects: ['package'], budget: 60 }),
  {
    name: 'e2e',
    commands: [['node_modules/@playwright/test/cli.js', 'test']],
    isQuick: false,
    budget: 1_300,
    report: {
      file: 'reports/e2e.json',
      count: countPlaywrightReport,
      failures: playwrightFailures,
      timed: timedInPlaywright,
    },
  },
  { name: 'dates', commands: [['scripts/dates.ts']], isQuick: false, isOnlyInFull: true, budget: 180 },
  {
    name: 'browsers',
    commands: [['scripts/browsers.ts']],
    isQuick: false,
    isOnlyInFull: true,
    budget: 150,
  },
  { name: 'specification', commands: [['scripts/specification.ts']], isQuick: false },
];

interface VitestOptions {
  /** @defaultValue 'vitest.config.ts' */
  readonly config?: string;
  /** Projects of the configuration. Default: all. */
  readonly projects?: readonly string[];
  readonly isQuick?: boolean;
  readonly budget?: number;
}

function vitestStep(name: string, options: VitestOptions): Step {
  const file = `reports/${name}.json`;
  const config = `--config=${options.config ?? 'vitest.config.ts'}`;
  const projects = (options.projects ?? []).map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    commands: [['node_modules/vitest/vitest.mjs', 'run', config, ...projects, ...reporters]],
    isQuick: options.isQuick ?? false,
    ...(options.budget !== undefined && { budget: options.budget }),
    report: { file, count: countVitestReport, failures: vitestFailures, timed: timedInVitest },
  };
}
