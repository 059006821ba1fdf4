import { fieldsOf } from '../http/reading/fieldsOf.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A copy of a condition with every test changed, inside `all`, `any` and `not` at any depth. */
export function mapTests(condition: unknown, change: (test: Fields) => Fields): Fields {
  const fields = fieldsOf(condition);
  const { all, any, not } = fields;
  if (Array.isArray(all)) return { all: all.map((part: unknown) => mapTests(part, change)) };
  if (Array.isArray(any)) return { any: any.map((part: unknown) => mapTests(part, change)) };
  return not === undefined ? change(fields) : { not: mapTests(not, change) };
}
