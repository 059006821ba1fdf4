import { type Condition, mapTests, testsOf } from '../condition.ts';
import type { Check } from './check.ts';
import type { AnswerTerm, Expression } from './expression.ts';

/** A lookup of an expression. */
export interface ExpressionParts {
  /** The tests of its conditions, as conditions. */
  readonly conditions: readonly Condition[];
  /** Its terms that come from other answers. */
  readonly terms: readonly AnswerTerm[];
}

/** The lookups of an expression, at any depth. Those in the rows of a group aren't listed. */
export function expressionParts(expression: Expression): ExpressionParts {
  if ('of' in expression) return together(expression.of.map(expressionParts));
  switch (expression.op) {
    case 'if': {
      const { when, holds, fails } = expression;
      const inside = together([holds, fails].map(expressionParts));
      return { ...inside, conditions: [when, ...inside.conditions] };
    }
    case 'rows': {
      const { conditions, terms } = expressionParts(expression.each);
      const isOutside = ({ key }: { readonly key: string }) => !expression.own.has(key);
      return {
        conditions: conditions.flatMap(testsOf).filter(isOutside),
        terms: terms.filter(isOutside),
      };
    }
    case 'ref':
    case 'count':
    case 'age':
      return { conditions: [], terms: [expression] };
    default:
      return { conditions: [], terms: [] };
  }
}

function together(parts: readonly ExpressionParts[]): ExpressionParts {
  return {
    conditions: parts.flatMap(({ conditions }) => conditions),
    terms: parts.flatMap(({ terms }) => terms),
  };
}

/** Keys of all questions that decide the value: references, dates, groups, and questions in conditions. */
export function keysInExpression(expression: Expression): readonly string[] {
  const { conditions, terms } = expressionParts(expression);
  return [...conditions.flatMap(testsOf), ...terms, ...groupsIn(expression)].flatMap((part) =>
    'needs' in part ? [part.key, ...part.needs] : part.key,
  );
}

type GroupTerm = Extract<Expression, { readonly op: 'rows' }>;

/** The groups whose rows an expression reads. Those in the rows of another group belong to that group. */
export function groupsIn(expression: Expression): readonly GroupTerm[] {
  if ('of' in expression) return expression.of.flatMap(groupsIn);
  if (expression.op === 'if') return [expression.holds, expression.fails].flatMap(groupsIn);
  if (expression.op !== 'rows') return [];
  return [expression, ...groupsIn(expression.each).filter(({ key }) => !expression.own.has(key))];
}

/** A change of what an expression looks up. */
export interface ExpressionChange {
  readonly condition: (condition: Condition) => Condition;
  readonly term: (term: AnswerTerm) => Expression;
}

/** A copy of an expression with its conditions and its terms from other answers changed. */
export function mapExpression(expression: Expression, change: ExpressionChange): Expression {
  if ('of' in expression)
    return { ...expression, of: expression.of.map((term) => mapExpression(term, change)) };
  switch (expression.op) {
    case 'if': {
      const { when, holds, fails } = expression;
      return {
        op: 'if',
        when: change.condition(when),
        holds: mapExpression(holds, change),
        fails: mapExpression(fails, change),
      };
    }
    case 'rows': {
      const { own, each } = expression;
      const inRow = {
        condition: (whole: Condition): Condition =>
          mapTests(whole, (test) => (own.has(test.key) ? test : change.condition(test))),
        term: (term: AnswerTerm) => (own.has(term.key) ? term : change.term(term)),
      };
      return { ...expression, each: mapExpression(each, inRow) };
    }
    case 'ref':
    case 'count':
    case 'age':
      return change.term(expression);
    default:
      return expression;
  }
}

/** A lookup of the checks. */
export function checkParts(checks: readonly Check[]): ExpressionParts {
  return together(
    checks.map((check) => {
      const conditions = [check.when, 'must' in check ? check.must : undefined];
      const rule = 'must' in check ? [] : [check.left, check.right].map(expressionParts);
      const own = { conditions: conditions.filter((condition) => condition !== undefined), terms: [] };
      return together([own, ...rule]);
    }),
  );
}

/** A copy of checks with their conditions and their terms from other answers changed. */
export function mapChecks(checks: readonly Check[], change: ExpressionChange): readonly Check[] {
  return checks.map((check): Check => {
    const when = check.when && change.condition(check.when);
    if ('must' in check) return { ...check, when, must: change.condition(check.must) };
    return {
      ...check,
      when,
      left: mapExpression(check.left, change),
      right: mapExpression(check.right, change),
    };
  });
}
