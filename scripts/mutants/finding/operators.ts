import type { Operator } from './operator.ts';
import { mathCalls, sums } from './operators/arithmetic.ts';
import { boundaries, equalities } from './operators/comparisons.ts';
import { logic, negations } from './operators/conditions.ts';
import { booleans, offByOne } from './operators/constants.ts';
import { droppedTerms, removedFilters } from './operators/removedFilters.ts';
import { removedCalls, removedIfs } from './operators/removedGuards.ts';
import { swappedStates } from './operators/swappedStates.ts';

/** Operators that remove a guard, or a part of one. */
export const guardOperators = { removedIfs, removedCalls, removedFilters, droppedTerms } as const;

export const operators: Readonly<Record<string, Operator>> = {
  ...guardOperators,
  boundaries,
  equalities,
  negations,
  logic,
  booleans,
  offByOne,
  sums,
  mathCalls,
  swappedStates,
};
