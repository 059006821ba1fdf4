import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../root.ts';
import { watchCpu } from './cost/watchCpu.ts';
import { type Counts, nothingCounted } from './reports/counts.ts';
import type { TimedTest } from './reports/slowest.ts';
import type { Command, Step } from './steps.ts';

interface RunOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Time limit after which a command is stopped and fails. */
  readonly limitMinutes: number;
}

export interface StepResult {
  readonly step: Step;
  readonly counts: Counts;
  /** Descriptions of its failures; empty too where a command without a report failed. */
  readonly problems: readonly string[];
  /** CPU seconds, user and system, of its processes. Undefined where the platform doesn't tell. */
  readonly cpu: number | undefined;
  readonly timed: readonly TimedTest[];
}

interface Outcome {
  readonly isGood: boolean;
  readonly output: string;
  readonly cpu: number | undefined;
}

/** Runs one step, prints its line and counts its tests. A failed step also prints its failures, then its whole output. */
export async function runStep(step: Step, options: RunOptions): Promise<StepResult> {
  if (step.report) rmSync(resolve(root, step.report.file), { force: true });
  const start = performance.now();
  const outcomes: Outcome[] = [];
  for (const command of step.commands) outcomes.push(await run(command, step.env ?? {}, options));
  const seconds = (performance.now() - start) / 1000;
  const cpu = outcomes.some((outcome) => outcome.cpu === undefined)
    ? undefined
    : outcomes.reduce((sum, outcome) => sum + (outcome.cpu ?? 0), 0);
  const { counts, problems, timed } = judgeStep(
    step,
    outcomes.every((outcome) => outcome.isGood),
  );
  console.log(stepLine(step, { counts, seconds, cpu }));
  // The failures come first, for readers who see only the beginning of a long log.
  for (const problem of problems) console.log(`  ${problem}`);
  if (counts.failed > 0) console.log(outcomes.map((outcome) => outcome.output).join('\n'));
  return { step, counts, problems, cpu, timed };
}

interface Figures {
  readonly counts: Counts;
  readonly seconds: number;
  readonly cpu: number | undefined;
}

function stepLine(step: Step, { counts, seconds, cpu }: Figures): string {
  const verdict = counts.failed === 0 ? 'ok    ' : 'FAILED';
  const cpuText = cpu === undefined ? '' : `${cpu.toFixed(1).padStart(8)} CPU s`;
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  const numbers = step.report ? `   ${counts.passed} passed, ${counts.failed} failed${skipped}` : '';
  return `${verdict} ${step.name.padEnd(13)}${seconds.toFixed(1).padStart(7)} s${cpuText}${numbers}`;
}

interface Judgement {
  readonly counts: Counts;
  readonly problems: readonly string[];
  readonly timed: readonly TimedTest[];
}

/** Judges a step. There is at least one failure where a command failed, a report is missing, or no test ran. */
function judgeStep(step: Step, hasSucceeded: boolean): Judgement {
  if (!step.report)
    return {
      counts: { ...nothingCounted, [hasSucceeded ? 'passed' : 'failed']: 1 },
      problems: [],
      timed: [],
    };
  const file = resolve(root, step.report.file);
  if (!existsSync(file)) return oneFailure(`${step.name}: wrote no ${step.report.file}`);
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const counts = step.report.count(report);
  if (counts.passed + counts.failed === 0) return oneFailure(`${step.name}: ran no test`);
  return {
    counts: hasSucceeded ? counts : { ...counts, failed: Math.max(counts.failed, 1) },
    problems: step.report.failures(report),
    timed: step.report.timed(report),
  };
}

function oneFailure(problem: string): Judgement {
  return { counts: { ...nothingCounted, failed: 1 }, problems: [problem], timed: [] };
}

function run(
  [script, ...args]: Command,
  ownEnv: Readonly<Record<string, string>>,
  options: RunOptions,
): Promise<Outcome> {
  return new Promise((done) => {
    // A process group of its own, so that browsers and servers of a hanging step end with it.
    const child = spawn(process.execPath, [resolve(root, script), ...args], {
      cwd: root,
      env: { ...options.env, ...ownEnv },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    const watch = watchCpu(child.pid ?? 0);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const stop = () => stopGroup(child.pid);
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nStopped after ${options.limitMinutes} minutes\n`));
      stop();
    }, options.limitMinutes * 60_000);
    const interrupt = () => {
      stop();
      process.exit(130);
    };
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      done({ isGood: code === 0, output: Buffer.concat(chunks).toString(), cpu: watch.stop() });
    });
  });
}

function stopGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // The process ended by itself in the meantime.
  }
}
