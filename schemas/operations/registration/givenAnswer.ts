import { Type } from 'typebox';

const scalars = [Type.Number(), Type.Boolean(), Type.Null()];
const Line = Type.Union([Type.String({ maxLength: 1_000 }), ...scalars]);
/**
 * A choice, a path or a line of an address. One more level of nesting is allowed, so that the engine can report a
 * wrong answer.
 */
const Part = Type.Union([
  Type.String({ maxLength: 1_000 }),
  ...scalars,
  Type.Array(Line, { maxItems: 20 }),
  Type.Record(Type.String(), Line, { maxProperties: 20, propertyNames: Type.String({ maxLength: 40 }) }),
]);

const limited = Type.Union([
  Type.String({ maxLength: 20_000 }),
  ...scalars,
  Type.Array(Part, { maxItems: 5_000 }),
  Type.Record(Type.String(), Part, { maxProperties: 20, propertyNames: Type.String({ maxLength: 40 }) }),
]);

/**
 * One answer on the wire: text, choices, or the parts of an address. The engine checks it and reports problems, so the
 * contract only limits its size. A list may be as long as the longest list of options.
 */
export const GivenAnswer = Type.Unsafe<unknown>(limited);
