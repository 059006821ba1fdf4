import type { WireCondition, WireExpression } from '../../sections/wireSection.ts';
import { isRecord } from '../../sections/wireValue.ts';

/**
 * The qid of a question by its name in the source; `undefined` for one that isn't there.
 * @param group the name of a group whose rows have the question.
 */
export type FindQid = (name: string, group?: string) => string | undefined;

/** The condition with qids for the names of the source; `undefined` where one of them isn't there. */
export function renamedCondition(condition: WireCondition, find: FindQid): WireCondition | undefined {
  if ('all' in condition || 'any' in condition) {
    const all = 'all' in condition ? condition.all : condition.any;
    const renamed = all.map((one) => renamedCondition(one, find)).filter((one) => one !== undefined);
    if (renamed.length < all.length) return undefined;
    return 'all' in condition ? { all: renamed } : { any: renamed };
  }
  if ('not' in condition) {
    const not = renamedCondition(condition.not, find);
    return not && { not };
  }
  const name = String(condition.qid);
  const qid = find(name);
  if (qid !== undefined) return { ...condition, qid };
  // `sports.judo` is a box of the question `sports` in Form.io.
  const [, choices = '', box = ''] = /^(.+)\.([^.]+)$/.exec(name) ?? [];
  const several = 'equals' in condition && condition.equals === true ? find(choices) : undefined;
  return several === undefined ? undefined : { qid: several, equals: box };
}

/** Properties of an expression that name a question. */
const naming = ['ref', 'count', 'age', 'rows'];

/** The expression with qids for the names of the source; `undefined` where one of them isn't there. */
export function renamedExpression(expression: WireExpression, find: FindQid): WireExpression | undefined {
  let isWhole = true;
  const nameOf = (name: unknown, group?: string) => {
    const qid = find(String(name), group);
    if (qid === undefined) isWhole = false;
    return qid ?? '';
  };
  const term = (value: unknown, group?: string): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => term(item, group));
    if (!isRecord(value)) return value;
    const inside = typeof value.rows === 'string' ? value.rows : group;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => {
        if (name === 'if' && Array.isArray(item)) return [name, branches(item)];
        return [
          name,
          naming.includes(name) ? nameOf(item, name === 'rows' ? undefined : inside) : term(item, inside),
        ];
      }),
    );
  };
  const branches = ([condition, ...values]: readonly unknown[]) => {
    // Cast is safe: the first item of an `if` is its condition.
    const asked = renamedCondition(condition as WireCondition, find);
    if (!asked) isWhole = false;
    return [asked, ...values.map((value) => term(value))];
  };
  // Cast is safe: only the names are others.
  const renamed = term(expression) as WireExpression;
  return isWhole ? renamed : undefined;
}
