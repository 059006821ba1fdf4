import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { references } from '../mapExpression.ts';
import type { FoundFault } from '../texts/fault.ts';
import { type ConditionPlace, innerConditionFaults } from './conditionFaults.ts';
import { questionsNamed } from './questionsNamed.ts';

/** The number of terms of each operation; `undefined` for any number from one. */
const termCounts: Readonly<Record<string, number | undefined>> = {
  sum: undefined,
  product: undefined,
  min: undefined,
  max: undefined,
  difference: 2,
  if: 3,
};
const written = [...Object.keys(termCounts), ...references].join(', ');

/** Finds mistakes in an expression, at any depth: its shape, and the questions that it refers to. */
export function expressionFaults(expression: unknown, place: ConditionPlace): FoundFault[] {
  const { path } = place;
  if (typeof expression === 'number') return [];
  const [[name, content] = ['', undefined], ...more] = Object.entries(fieldsOf(expression));
  const isKnown = Object.hasOwn(termCounts, name) || references.includes(name);
  if (more.length > 0 || !isKnown) return [{ path, say: ({ faults }) => faults.expression(written) }];
  const at = { ...place, path: `${path}.${name}` };
  return references.includes(name) ? referenceFaults(content, at) : termFaults(name, content, at);
}

function termFaults(name: string, content: unknown, place: ConditionPlace): FoundFault[] {
  const count = termCounts[name];
  if (!Array.isArray(content) || content.length === 0 || content.length !== (count ?? content.length))
    return [{ path: place.path, say: ({ faults }) => faults.terms(count) }];
  return content.flatMap((term: unknown, index) => {
    const at = { ...place, path: `${place.path}[${index}]` };
    return name === 'if' && index === 0 ? innerConditionFaults(term, at) : expressionFaults(term, at);
  });
}

function referenceFaults(name: unknown, { path, ...asked }: ConditionPlace): FoundFault[] {
  if (typeof name !== 'number' && typeof name !== 'string')
    return [{ path, say: ({ faults }) => faults.reference }];
  const found = questionsNamed(name, asked);
  if (found.length === 0) return [{ path, say: ({ faults }) => faults.noQuestion(JSON.stringify(name)) }];
  if (found.length > 1) return [{ path, say: ({ faults }) => faults.askedTwice(`"${name}"`) }];
  return [];
}
