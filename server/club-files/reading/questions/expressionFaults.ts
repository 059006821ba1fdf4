import type { CheckInFile } from '#schemas/club-file/checkInFile.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { references } from '../../mapExpression.ts';
import type { FoundFault } from '../../texts/fault.ts';
import { type ConditionPlace, conditionFaults, innerConditionFaults } from './conditionFaults.ts';
import { namedAlone, questionsNamed } from './questionsNamed.ts';

/** The number of terms of each operation; `undefined` for any number from one. */
const termCounts: Readonly<Record<string, number | undefined>> = {
  sum: undefined,
  product: undefined,
  min: undefined,
  max: undefined,
  average: undefined,
  text: undefined,
  difference: 2,
  quotient: 2,
  days: 2,
  if: 3,
};
const written = [...Object.keys(termCounts), ...references].join(', ');

/** The operations that say how many decimals their result has. */
const rounded: readonly string[] = ['quotient', 'average'];

/** Finds mistakes in an expression, at any depth: its shape, and the questions that it refers to. */
export function expressionFaults(expression: unknown, place: ConditionPlace): FoundFault[] {
  const { path } = place;
  if (typeof expression === 'number') return [];
  const { decimals, each, ...operation } = fieldsOf(expression);
  const [[name, content] = ['', undefined], ...more] = Object.entries(operation);
  const isKnown = Object.hasOwn(termCounts, name) || references.includes(name);
  const isWhole =
    rounded.includes(name) === (decimals !== undefined) && (name === 'rows') === (each !== undefined);
  if (more.length > 0 || !isKnown || !isWhole)
    return [{ path, say: ({ faults }) => faults.expression(written) }];
  const at = { ...place, path: `${path}.${name}` };
  if (name === 'rows') return rowsFaults(content, each, at);
  return references.includes(name) ? referenceFaults(content, at) : termFaults(name, content, at);
}

function termFaults(name: string, content: unknown, place: ConditionPlace): FoundFault[] {
  const count = termCounts[name];
  if (!Array.isArray(content) || content.length === 0 || content.length !== (count ?? content.length))
    return [{ path: place.path, say: ({ faults }) => faults.terms(count) }];
  return content.flatMap((term: unknown, index) => {
    const at = { ...place, path: `${place.path}[${index}]` };
    // A text stands in a text, a day between dates, and both in a choice. The form engine reads them.
    const isValue = name !== 'if' || index > 0;
    if (typeof term === 'string' && isValue && ['text', 'days', 'if'].includes(name)) return [];
    return name === 'if' && index === 0 ? innerConditionFaults(term, at) : expressionFaults(term, at);
  });
}

/** Finds mistakes in a value for each row: the group, and the value with the questions of its rows. */
function rowsFaults(name: unknown, each: unknown, place: ConditionPlace): FoundFault[] {
  const faults = referenceFaults(name, place);
  if (faults.length > 0 || (typeof name !== 'number' && typeof name !== 'string')) return faults;
  const [group] = questionsNamed(name, place);
  const fields = (group && 'fields' in group && group.fields) || [];
  return expressionFaults(each, {
    ...{ ...place, path: place.path.replace(/rows$/, 'each') },
    row: namedAlone(fields),
  });
}

/** Finds mistakes in the name of another question. */
export function referenceFaults(name: unknown, { path, ...asked }: ConditionPlace): FoundFault[] {
  if (typeof name !== 'number' && typeof name !== 'string')
    return [{ path, say: ({ faults }) => faults.reference }];
  const found = questionsNamed(name, asked);
  if (found.length === 0) return [{ path, say: ({ faults }) => faults.noQuestion(JSON.stringify(name)) }];
  if (found.length > 1) return [{ path, say: ({ faults }) => faults.askedTwice(`"${name}"`) }];
  return [];
}

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
