import type { StepResult } from '../runStep.ts';
import { budgets, type Level, loopSteps } from '../steps.ts';
import { type Costs, fileCosts } from './fileCosts.ts';
import { readCosts, readLastLoop, rememberLoop, writeNewestCosts } from './keptCosts.ts';
import { overBudget } from './overBudget.ts';

/**
 * Says which steps of the loop exceed their budgets. A check also judges the steps that it doesn't run, by what they cost in
 * the last loop of this checkout. A full run writes `reports/costs.json`.
 * @param speed - speed of this machine as a multiple of the reference machine's
 */
export function judgeCosts(
  levels: readonly Level[],
  results: readonly StepResult[],
  speed: number,
): readonly string[] {
  const measured = results.flatMap(({ step, cpu, timed }) =>
    cpu === undefined ? [] : [{ step, spent: cpu * speed, now: fileCosts(step.name, cpu * speed, timed) }],
  );
  if (levels.includes('full')) writeNewestCosts(Object.assign({}, ...measured.map(({ now }): Costs => now)));
  if (!levels.includes('check') && !levels.includes('loop')) return [];

  const ofLoop = measured.filter(({ step }) => loopSteps.includes(step));
  rememberLoop(Object.fromEntries(ofLoop.map(({ step, spent }) => [step.name, spent])));
  const before = readCosts();
  const spentBefore = levels.includes('check') ? readLastLoop() : {};
  return Object.entries(budgets).flatMap(([name, budget]) => {
    const ran = ofLoop.find(({ step }) => step.name === name);
    const spent = ran?.spent ?? spentBefore[name];
    if (spent === undefined) return [];
    return overBudget({ step: name, budget, spent, now: ran?.now ?? {}, before }) ?? [];
  });
}
