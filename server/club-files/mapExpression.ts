import { fieldsOf } from '../http/reading/fieldsOf.ts';
import { mapTests } from './mapTests.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The terms of an expression that name another question. */
export const references: readonly string[] = ['ref', 'count', 'age', 'rows'];

interface ExpressionChange {
  /** Changes the name of another question. */
  reference(name: unknown): unknown;
  /** Changes the condition of an `if`. */
  condition(condition: unknown): unknown;
}

/** A copy of an expression with its references and conditions changed, at any depth. */
export function mapExpression(expression: unknown, change: ExpressionChange): unknown {
  if (typeof expression !== 'object') return expression;
  const terms = Object.entries(fieldsOf(expression)).map(([name, content]) => [
    name,
    references.includes(name) ? change.reference(content) : mapTerms(name, content, change),
  ]);
  return Object.fromEntries(terms);
}

function mapTerms(name: string, content: unknown, change: ExpressionChange): unknown {
  if (name === 'each') return mapExpression(content, inRow(change));
  if (!Array.isArray(content)) return content;
  return content.map((term: unknown, index) =>
    name === 'if' && index === 0 ? change.condition(term) : mapExpression(term, change),
  );
}

/** In the rows of a group, the names of their questions stay. */
export function inRow(change: ExpressionChange): ExpressionChange {
  return {
    reference: (name) => (isRowName(name) ? name : change.reference(name)),
    condition: (condition) =>
      mapTests(condition, (test) => (isRowName(test.qid) ? test : fieldsOf(change.condition(test)))),
  };
}

/** Whether this is the name of a question in a group, and no wording: see `RowQid` of the contract. */
function isRowName(name: unknown): boolean {
  return typeof name === 'string' && /^[a-z][a-z0-9_]*$/.test(name);
}

/** A copy of the rules between answers, with everything changed that refers to questions. */
export function mapChecks(checks: unknown, change: ExpressionChange): Fields[] {
  const rules: readonly unknown[] = Array.isArray(checks) ? checks : [];
  return rules.map((rule) => {
    const { compare, must, when, at, ...same } = fieldsOf(rule);
    return {
      ...(Array.isArray(compare) && {
        compare: compare.map((term: unknown) => mapExpression(term, change)),
      }),
      ...(must !== undefined && { must: change.condition(must) }),
      ...(when !== undefined && { when: change.condition(when) }),
      ...same,
      ...(Array.isArray(at) && { at: at.map((name: unknown) => change.reference(name)) }),
    };
  });
}
