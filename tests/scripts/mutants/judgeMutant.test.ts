import { expect, test } from 'vitest';
import { judgeMutant } from '#scripts/mutants/judgeMutant.ts';
import type { Job } from '#scripts/mutants/running/job.ts';
import { mutationOf } from './mutationOf.ts';

const tests = ['first', 'second', 'third'].map((name) => ({
  test: name,
  isGood: true,
  ms: 10,
  fingerprint: '',
}));

/** A runner in which some tests fail with the mutant, and others with and without the mutant. */
function runnerOf(failing: readonly string[], broken: readonly string[] = []) {
  const jobs: Job[] = [];
  return {
    jobs,
    run: async (job: Job) => {
      jobs.push(job);
      const fails = broken.includes(job.test) || (job.swapped && failing.includes(job.test));
      return fails ? { isGood: false, ms: 1, failure: 'why' } : { isGood: true, ms: 1 };
    },
  };
}

test('judgeMutant stops at the first test that fails, and calls the mutant caught', async () => {
  const runner = runnerOf(['second', 'third']);
  const verdict = await judgeMutant(mutationOf({}), tests, runner);
  expect(verdict).toMatchObject({ isCaught: true, ran: 2, catcher: { test: 'second', failure: 'why' } });
  expect(runner.jobs.map((job) => job.test)).toEqual(['first', 'second', 'second']);
});

test('judgeMutant skips a test that also fails without the mutant, and runs the next test', async () => {
  const verdict = await judgeMutant(mutationOf({}), tests, runnerOf(['third'], ['first']));
  expect(verdict).toMatchObject({ isCaught: true, ran: 3, catcher: { test: 'third' } });
});

test('judgeMutant calls a mutant survived when every test passes or no test reaches the mutant', async () => {
  const verdicts = [
    await judgeMutant(mutationOf({}), tests, runnerOf([])),
    await judgeMutant(mutationOf({}), [], runnerOf([])),
  ];
  expect(verdicts).toMatchObject([
    { isCaught: false, ran: 3 },
    { isCaught: false, ran: 0 },
  ]);
});

test('judgeMutant gives tests the source with the edit', async () => {
  const runner = runnerOf([]);
  await judgeMutant(mutationOf({ start: 0, end: 0, text: '/* planted */' }), tests, runner);
  expect(runner.jobs[0]?.swapped?.source).toMatch(/^\/\* planted \*\/./);
});

test('judgeMutant ignores a test that times out once but not on its retry', async () => {
  const answers = [
    { isGood: false, ms: 1, failure: 'the file: Hook timed out in 120000ms.' },
    { isGood: true, ms: 1 },
    { isGood: true, ms: 1 },
  ];
  const run = async () => answers.shift() ?? { isGood: true, ms: 1 };
  expect(await judgeMutant(mutationOf({}), tests, { run })).toMatchObject({ isCaught: false, ran: 3 });
});

test('judgeMutant calls a mutant caught when a test twice gives no answer', async () => {
  const endless = { isGood: false, ms: 1, failure: 'no answer in 30 s' };
  const answers = [endless, { isGood: true, ms: 1 }, endless];
  const run = async () => answers.shift() ?? { isGood: true, ms: 1 };
  expect(await judgeMutant(mutationOf({}), tests, { run })).toMatchObject({ isCaught: true, ran: 1 });
});
