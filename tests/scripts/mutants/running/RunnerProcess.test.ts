import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { RunnerProcess } from '#scripts/mutants/running/RunnerProcess.ts';
import { root } from '#scripts/root.ts';

// All tests share these runners, because a runner takes seconds to start.
const runner = new RunnerProcess('swap');
const recorder = new RunnerProcess('record');

afterAll(() => {
  runner.stop();
  recorder.stop();
});

const file = 'rules/documentNumber.ts';
const job = { test: 'tests/rules/documentNumber.test.ts' };
const source = readFileSync(join(root, file), 'utf8');
const planted = (text: string) => ({ ...job, swapped: { file, source: text } });
const limitMs = 180_000;

test('RunnerProcess catches a fault, runs without it the next time, and never writes it to disk', {
  timeout: 600_000,
}, async () => {
  const before = await runner.run(job, limitMs);
  const faulty = await runner.run(planted(source.replaceAll('return', 'return `wrong` +')), limitMs);
  const after = await runner.run(job, limitMs);
  expect([before.isGood, faulty.isGood, after.isGood]).toEqual([true, false, true]);
  expect(faulty.failure).toContain('documentNumber');
  expect(readFileSync(join(root, file), 'utf8')).toBe(source);
});

test('RunnerProcess stops a mutant with an endless loop, and the next run works', {
  timeout: 600_000,
}, async () => {
  const before = await runner.run(job, limitMs);
  const endless = await runner.run(planted(`for (;;) {}\n${source}`), 2_000);
  const after = await runner.run(job, limitMs);
  expect([before.isGood, endless.failure, after.isGood]).toEqual([true, 'no answer in 2 s', true]);
});

test('RunnerProcess fails on a missing test file', { timeout: 600_000 }, async () => {
  const outcome = await runner.run({ test: 'tests/rules/nowhere.test.ts' }, limitMs);
  expect(outcome).toMatchObject({ isGood: false });
});

test('RunnerProcess in record mode lists the functions that ran', { timeout: 600_000 }, async () => {
  const { hits } = await recorder.run(job, limitMs);
  expect(hits?.[file]).toContain(0);
  expect(hits?.[file]?.length).toBeGreaterThan(1);
  expect(Object.keys(hits ?? {})).not.toContain('rules/vouchers.ts');
});
