import results from '../../bench/results.md?raw';
import { tablesOf } from '../page/markdown.ts';

/** A figure of the benchmark, with what it says. */
export interface Claim {
  readonly figure: string;
  readonly text: string;
}

/** The claims of the start page, from the goals that `npm run bench` wrote down. */
export function benchClaims(): readonly Claim[] {
  const goals = tablesOf(results)[0]?.rows ?? [];
  const measured = (goal: string, unit: string) =>
    goals.find(([name]) => name === goal)?.[3]?.replace(unit, '') ?? '?';
  return [
    {
      figure: `${measured('CPU per key, 300 questions', 'x')}×`,
      text: 'the processor time per key of react-hook-form, at 300 questions',
    },
    {
      figure: `${measured('JavaScript of a form of these questions, gzip', ' KB')} kB`,
      text: 'beside React, rjsf included; heavy kinds load when a form has one',
    },
    { figure: '0 exceptions', text: 'to the content security policy: no eval, no inline style' },
  ];
}
