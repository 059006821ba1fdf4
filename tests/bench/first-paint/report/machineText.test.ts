import { expect, it } from 'vitest';
import { machineText } from '#bench/first-paint/report/machineText.ts';
import { runWith } from '../../support/pageRuns.ts';

it('machineText gives the worst of the runs, and counts the busy ones', () => {
  const runs = [runWith(), runWith({}, { others: 0.4, steal: 0 }), runWith({}, { others: 0, steal: 0.02 })];
  expect(machineText(runs)).toBe('**busy** in 1 of 3 runs: others 1 % before, 40 % meanwhile; steal 2 %');
});

it('machineText says idle when no run was disturbed', () => {
  expect(machineText([runWith(), runWith()])).toBe('idle: others 1 % before, 1 % meanwhile; steal 0 %');
});
