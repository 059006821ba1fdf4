import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countVitestReport } from '#scripts/test/reports/counts.ts';
import { vitestFailures } from '#scripts/test/reports/failures.ts';
import { timedInVitest } from '#scripts/test/reports/slowest.ts';
import { runStep } from '#scripts/test/runStep.ts';
import type { Step } from '#scripts/test/steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'a step '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = (name: string, code: string) => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return [file] as const;
};
const good = script('good', 'console.log("all is well");');
const bad = script('bad', 'console.error("what went wrong"); process.exit(3);');

const step = (overrides: Partial<Step>): Step => ({
  name: 'sample',
  commands: [good],
  ...overrides,
});
/** A step whose command writes a report, and then exits with this code. */
const reporting = (numPassedTests: number, exitCode = 0): Step => {
  const file = join(folder, `report-${numPassedTests}-${exitCode}.json`);
  const rest = { numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  const json = JSON.stringify({ numPassedTests, ...rest });
  const code = `require('node:fs').writeFileSync(process.argv[2], ${JSON.stringify(json)}); process.exit(${exitCode});`;
  const writer = join(folder, `writes-${numPassedTests}-${exitCode}.cjs`);
  writeFileSync(writer, code);
  const report = { file, count: countVitestReport, failures: vitestFailures, timed: timedInVitest };
  return step({ commands: [[writer, file]], report });
};

const options = { env: process.env, limitMinutes: 1 };

describe('runStep', () => {
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line) => said.push(String(line)));
  });

  it('counts a step without a report as one test', async () => {
    expect((await runStep(step({}), options)).counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(said).toEqual([expect.stringMatching(/^ok {5}sample +\d+\.\d s( +\d+\.\d CPU s)?$/)]);
  });

  it('shows the output of a failing command, and runs the commands after it', async () => {
    expect((await runStep(step({ commands: [bad, good] }), options)).counts).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
    expect(said.join('\n')).toMatch(/^FAILED sample[\s\S]*what went wrong[\s\S]*all is well/);
  });

  it('counts the tests of its report', async () => {
    expect((await runStep(reporting(4), options)).counts).toEqual({
      passed: 4,
      failed: 0,
      skipped: 0,
    });
  });

  it('fails when the command fails although every reported test passed', async () => {
    const outcome = await runStep(reporting(4, 3), options);
    expect(outcome.counts).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  it('fails when no report was written, although one of an earlier run is there', async () => {
    const { report } = reporting(4);
    if (!report) throw new Error('It has a report');
    writeFileSync(report.file, '{}');
    expect((await runStep(step({ report }), options)).counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(said[1]).toContain('wrote no');
  });

  it('fails when no test ran', async () => {
    expect((await runStep(reporting(0), options)).counts).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
    expect(said[1]).toContain('ran no test');
  });

  it('stops a command that hangs, including its child processes', async () => {
    const hanging = script('hangs', 'setInterval(() => {}, 1000);');
    const parent = script(
      'parent',
      `import { spawn } from 'node:child_process';
       spawn(process.execPath, [${JSON.stringify(hanging[0])}], { stdio: 'inherit' });
       setInterval(() => {}, 1000);`,
    );
    const { counts } = await runStep(step({ commands: [parent] }), { ...options, limitMinutes: 0.02 });
    expect(counts.failed).toBe(1);
    // The step ends when no process holds its output any more. A surviving grandchild would make this test time out.
    expect(said.join('\n')).toContain('Stopped after 0.02 minutes');
  });
});
