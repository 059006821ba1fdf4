import { fieldsOf } from '../http/reading/fieldsOf.ts';

/** The terms of an expression that name another question. */
export const references: readonly string[] = ['ref', 'count', 'age'];

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
  if (!Array.isArray(content)) return content;
  return content.map((term: unknown, index) =>
    name === 'if' && index === 0 ? change.condition(term) : mapExpression(term, change),
  );
}
