import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../root.ts';
import { type Counts, nothingCounted } from './counts.ts';
import type { Step } from './steps.ts';

interface RunOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Time limit after which a step is stopped and fails. */
  readonly limitMinutes: number;
  /** Whether a step fails that exceeds its budget by more than half. */
  readonly hasBudget: boolean;
}

interface Outcome {
  readonly isGood: boolean;
  readonly output: string;
}

/** Runs one step, prints its line and counts its tests. A failed step also prints its failures, then its whole output. */
export async function runStep(step: Step, options: RunOptions): Promise<Counts> {
  const start = performance.now();
  const outcomes: Outcome[] = [];
  for (const command of step.commands) outcomes.push(await run(command, options));
  const hasSucceeded = outcomes.every((outcome) => outcome.isGood);
  const seconds = (performance.now() - start) / 1000;
  const { counts, problems } = withinBudget(
    step,
    judgeStep(step, hasSucceeded),
    options.hasBudget && seconds,
  );

  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  const verdict = counts.failed === 0 ? 'ok    ' : 'FAILED';
  const numbers = `${counts.passed} passed, ${counts.failed} failed${skipped}`;
  console.log(
    `${verdict} ${step.name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s   ${step.report ? numbers : ''}`.trimEnd(),
  );
  // The failures come first, for readers who see only the beginning of a long log.
  for (const problem of problems) console.log(`  ${problem}`);
  if (counts.failed > 0) console.log(outcomes.map((outcome) => outcome.output).join('\n'));
  return counts;
}

interface Judgement {
  readonly counts: Counts;
  readonly problems: readonly string[];
}

/** @param seconds - false where the time doesn't matter */
function withinBudget({ name, budget }: Step, judged: Judgement, seconds: number | false): Judgement {
  if (seconds === false || budget === undefined || seconds <= budget * 1.5) return judged;
  return {
    counts: { ...judged.counts, failed: judged.counts.failed + 1 },
    problems: [...judged.problems, `${name}: took ${Math.round(seconds)} s, its budget is ${budget} s`],
  };
}

/** Judges a step. There is at least one failure where a command failed, a report is missing, or no test ran. */
function judgeStep(step: Step, hasSucceeded: boolean): Judgement {
  if (!step.report)
    return { counts: { ...nothingCounted, [hasSucceeded ? 'passed' : 'failed']: 1 }, problems: [] };
  const file = resolve(root, step.report.file);
  if (!existsSync(file))
    return { counts: oneFailure, problems: [`${step.name}: wrote no ${step.report.file}`] };
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const counts = step.report.count(report);
  if (counts.passed + counts.failed === 0)
    return { counts: oneFailure, problems: [`${step.name}: ran no test`] };
  return {
    counts: hasSucceeded ? counts : { ...counts, failed: Math.max(counts.failed, 1) },
    problems: step.report.failures(report),
  };
}

const oneFailure: Counts = { ...nothingCounted, failed: 1 };

function run([script, ...args]: readonly [string, ...string[]], options: RunOptions): Promise<Outcome> {
  return new Promise((done) => {
    // A process group of its own, so that browsers and servers of a hanging step end with it.
    const child = spawn(process.execPath, [resolve(root, script), ...args], {
      cwd: root,
      env: options.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
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
      done({ isGood: code === 0, output: Buffer.concat(chunks).toString() });
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
