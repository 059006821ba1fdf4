import type { CheckInFile } from '#schemas/club-file/checkInFile.ts';
import type { FoundFault } from '../texts/fault.ts';
import { type ConditionPlace, conditionFaults } from './conditionFaults.ts';
import { expressionFaults, referenceFaults } from './expressionFaults.ts';

/** Finds mistakes in the rules between answers of a section or a group: their shape, and the questions that they name. */
export function checkFaults(
  checks: readonly CheckInFile[] | undefined = [],
  { path, ...asked }: ConditionPlace,
): FoundFault[] {
  return checks.flatMap(({ compare, must, when, at = [] }, index) => {
    const rule = `${path}[${index}]`;
    if ((compare === undefined) === (must === undefined))
      return [{ path: rule, say: ({ faults }) => faults.mustOrCompare }];
    const [left, , right] = compare ?? [0, 'equals', 0];
    return [
      ...valueFaults(left, { ...asked, path: `${rule}.compare[0]` }),
      ...valueFaults(right, { ...asked, path: `${rule}.compare[2]` }),
      ...(must ? conditionFaults(must, { ...asked, path: `${rule}.must` }) : []),
      ...(when ? conditionFaults(when, { ...asked, path: `${rule}.when` }) : []),
      ...at.flatMap((name, place) => referenceFaults(name, { ...asked, path: `${rule}.at[${place}]` })),
    ];
  });
}

/** A text is a day, a time or "today". The form engine reads it. */
function valueFaults(value: unknown, place: ConditionPlace): FoundFault[] {
  return typeof value === 'string' ? [] : expressionFaults(value, place);
}
