import { globSync } from 'node:fs';
import { missingServers } from '../distribution.ts';
import { root } from '../root.ts';
import { processTests } from './processTests.ts';
import { type Counts, countPlaywrightReport, countVitestReport } from './reports/counts.ts';
import { playwrightFailures, vitestFailures } from './reports/failures.ts';
import { type TimedTest, timedInPlaywright, timedInVitest } from './reports/slowest.ts';
import type { SliceItem } from './slices.ts';

/** A script under node_modules or the project with its arguments, run by the current Node. */
export type Command = readonly [script: string, ...args: string[]];

export interface Step {
  readonly name: string;
  /** Commands that run one after another. */
  readonly commands: readonly Command[];
  /** Report of the step with its tests and failures. A step without a report counts as one test. */
  readonly report?: StepReport;
  /** Variables in addition to those of the run. */
  readonly env?: Readonly<Record<string, string>>;
  /** Reads only sources, so it runs in parallel with the other static checks. */
  readonly isStatic?: true;
}

interface StepReport {
  readonly file: string;
  readonly count: (report: unknown) => Counts;
  readonly failures: (report: unknown) => readonly string[];
  readonly timed: (report: unknown) => readonly TimedTest[];
}

/**
 * How much a run covers. `docs/testing.md` says what each level costs and catches.
 * - `check`: the part of the loop that needs no browser, without the edges.
 * - `loop`: what every change must pass (`npm test`).
 * - `slice`: one of eight parts of the rest. CI runs the loop and the slice of the commit.
 * - `full`: everything, with the whole of each matrix (`npm run test:full`).
 */
export type Level = 'check' | 'loop' | 'slice' | 'full';

const staticSteps: readonly Step[] = [
  {
    name: 'types',
    commands: ['tsconfig', 'tsconfig.headless', 'tsconfig.worker'].map(typeCheck),
    isStatic: true,
  },
  {
    name: 'lint',
    commands: [['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
    isStatic: true,
  },
  { name: 'boundaries', commands: [['scripts/boundaries.ts']], isStatic: true },
  { name: 'dead-code', commands: [['node_modules/knip/bin/knip.js', '--no-progress']], isStatic: true },
];

const unitConfig = 'vitest.unit.config.ts';
/** Tests in Node of what the product decides: they start no program. */
const unit = vitestStep('unit', { config: unitConfig, projects: ['unit', 'portal', 'server'] });
/**
 * Tests in Node of how the server meets requests, files, mails, documents and payment providers, of what holds for every operation or
 * for hundreds of generated cases, of inputs that break other software, and of the commands.
 */
const edges = vitestStep('edges', { config: unitConfig, projects: ['edges'] });
/** Tests that start programs: whole servers, races of servers, the commands of a developer. */
const processes = vitestStep('processes', { config: unitConfig, projects: ['processes'] });
const python = vitestStep('python', { config: unitConfig, projects: ['python'] });
/** Tests of servers of the distribution, such as nginx. */
const distribution = vitestStep('distribution', { config: unitConfig, projects: ['distribution'] });
/** An upgrade from an earlier commit. */
const release = vitestStep('release', { config: unitConfig, projects: ['release'] });
const size: Step = {
  name: 'size',
  commands: [['node_modules/size-limit/bin.js'], ['scripts/screenSizes.ts']],
};
const browser = vitestStep('browser', { projects: ['dom'] });
const nastyInputs: Step = { name: 'nasty-inputs', commands: [['scripts/nastyRows.ts']] };
const hostile: Step = { name: 'hostile', commands: [['scripts/hostile.ts']] };
const stories = vitestStep('stories', { projects: ['stories-light'] });
/** The stories again in the dark theme, for the contrast of their colours alone. */
const dark = vitestStep('dark', { projects: ['stories-dark'] });
const packages = vitestStep('package', { projects: ['package'] });
const e2e = playwrightStep('e2e');
const dates: Step = { name: 'dates', commands: [['scripts/dates.ts']] };
const otherBrowsers: Step = { name: 'browsers', commands: [['scripts/browsers.ts']] };
const specification: Step = { name: 'specification', commands: [['scripts/specification.ts']] };

/** The package in one app, which has the newest version of each dependency. */
const packageInOneApp: Step = {
  ...withArguments(
    packages,
    ['browser', 'declarations', 'node', 'readme', 'tarball', 'types'].map(
      (name) => `tests/package/${name}.test.ts`,
    ),
  ),
  env: { PACKAGE_APPS: 'newest' },
};

/** The tag of a journey that runs at every change: one for each role and each way to pay. */
const loopTag = '@loop';

const checkSteps: readonly Step[] = [...staticSteps, unit];

/** CPU seconds that each step may take in the loop, on the reference machine (`machineSpeed.ts`). */
export const budgets: Readonly<Record<string, number>> = {
  types: 36,
  lint: 15,
  boundaries: 15,
  'dead-code': 10,
  unit: 230,
  edges: 195,
  size: 2,
  browser: 250,
  'nasty-inputs': 2,
  stories: 120,
  package: 65,
  e2e: 300,
  specification: 2,
};

export const loopSteps: readonly Step[] = [
  ...checkSteps,
  edges,
  size,
  browser,
  nastyInputs,
  stories,
  packageInOneApp,
  withArguments(e2e, ['--grep', loopTag]),
  specification,
];

const fullSteps: readonly Step[] = [
  ...checkSteps,
  edges,
  processes,
  python,
  distribution,
  release,
  size,
  browser,
  nastyInputs,
  hostile,
  stories,
  dark,
  packages,
  e2e,
  dates,
  otherBrowsers,
  specification,
];

/**
 * The steps of a level. Named steps are also those of a full run that the level lacks.
 * @throws where a name is no step's
 */
export function stepsOf(level: Exclude<Level, 'slice'>, names: readonly string[]): readonly Step[] {
  const own = { check: checkSteps, loop: loopSteps, full: fullSteps }[level];
  if (names.length === 0) return own;
  return names.map((name) => {
    const step = [...own, ...fullSteps].find((one) => one.name === name);
    if (step) return step;
    throw new Error(`Unknown: ${name}. The steps are ${fullSteps.map((one) => one.name).join(', ')}.`);
  });
}

/** Steps that the slices share out by file. Journeys of the loop are left out. */
const sharedOut: readonly { readonly step: Step; readonly files: readonly string[] }[] = [
  { step: processes, files: processTests },
  { step: distribution, files: ['tests/**/*.distribution.test.ts'] },
  {
    step: withArguments(e2e, ['--grep-invert', loopTag]),
    files: ['e2e/!(browsers)/**/*.spec.ts', 'e2e/*.spec.ts'],
  },
];

/** Steps that one slice runs as a whole. */
const undivided: readonly Step[] = [hostile, packages];

/** All parts of the slices. */
export function sliceItems(): readonly SliceItem[] {
  return [
    ...undivided.map(({ name }) => ({ step: name })),
    ...sharedOut.flatMap(({ step, files }) =>
      globSync([...files], { cwd: root }).map((file) => ({
        step: step.name,
        file: file.replaceAll('\\', '/'),
      })),
    ),
  ];
}

/**
 * The steps that run these parts. A slice leaves `distribution` out where its servers are missing, because not everybody may
 * install a package. A full run fails there.
 * @param missing - names of servers that this machine lacks
 */
export function sliceSteps(items: readonly SliceItem[], missing = missingServers()): readonly Step[] {
  const names = new Set(items.map(({ step }) => step));
  return [
    ...undivided.filter(({ name }) => names.has(name)),
    ...sharedOut
      .filter(({ step }) => names.has(step.name))
      .filter(({ step }) => step !== distribution || missing.length === 0)
      .map(({ step }) =>
        withArguments(
          step,
          items.flatMap((item) => (item.step === step.name && item.file ? [item.file] : [])),
        ),
      ),
  ];
}

/** Checks only what changed since the last check in this checkout: a tenth of the time. */
function typeCheck(config: string): Command {
  const kept = `node_modules/.cache/types/${config}.tsbuildinfo`;
  return [
    'node_modules/typescript/bin/tsc',
    // The three checks use both cores. With several threads in one, each thread derives the same types again.
    ...['-p', `${config}.json`, '--singleThreaded'],
    ...['--incremental', '--tsBuildInfoFile', kept],
  ];
}

function withArguments(step: Step, args: readonly string[]): Step {
  return { ...step, commands: step.commands.map(([script, ...rest]) => [script, ...rest, ...args] as const) };
}

function playwrightStep(name: string): Step {
  return {
    name,
    commands: [['node_modules/@playwright/test/cli.js', 'test']],
    report: {
      file: 'reports/e2e.json',
      count: countPlaywrightReport,
      failures: playwrightFailures,
      timed: timedInPlaywright,
    },
  };
}

interface VitestOptions {
  /** @defaultValue 'vitest.config.ts' */
  readonly config?: string;
  /** Projects of the configuration. */
  readonly projects: readonly string[];
}

function vitestStep(name: string, { config = 'vitest.config.ts', projects }: VitestOptions): Step {
  const file = `reports/${name}.json`;
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    commands: [['node_modules/vitest/vitest.mjs', 'run', `--config=${config}`, ...chosen, ...reporters]],
    report: { file, count: countVitestReport, failures: vitestFailures, timed: timedInVitest },
  };
}
