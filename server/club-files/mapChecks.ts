import { fieldsOf } from '../http/reading/fieldsOf.ts';
import { type ExpressionChange, mapExpression } from './mapExpression.ts';

type Fields = Readonly<Record<string, unknown>>;

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
