import { type TSchema, Type } from 'typebox';

const scalars = [Type.Number(), Type.Boolean(), Type.Null()];
const Line = Type.Union([Type.String({ maxLength: 1_000 }), ...scalars]);
const partName = Type.String({ maxLength: 40 });
/**
 * A choice, a path or a line of an address. One more level of nesting is allowed, so that the engine can report a
 * wrong answer.
 */
const parts = [
  Type.String({ maxLength: 1_000 }),
  ...scalars,
  Type.Array(Line, { maxItems: 20 }),
  Type.Record(Type.String(), Line, { maxProperties: 20, propertyNames: partName }),
];
const Part = Type.Union(parts);

/** @param rows the rows of groups that an answer may have. */
function answerWith(rows: readonly TSchema[]): TSchema {
  return Type.Union([
    Type.String({ maxLength: 20_000 }),
    ...scalars,
    Type.Array(Type.Union([...parts, ...rows]), { maxItems: 5_000 }),
    Type.Record(Type.String(), Part, { maxProperties: 20, propertyNames: partName }),
  ]);
}

/** A row of a group: answers by `qid_nid`. */
function rowOf(answer: TSchema): TSchema {
  const propertyNames = Type.String({ maxLength: 200 });
  return Type.Record(Type.String(), answer, { maxProperties: 200, propertyNames });
}

/** Groups may be in groups, three deep. */
const innermost = rowOf(answerWith([]));
const limited = answerWith([rowOf(answerWith([rowOf(answerWith([innermost]))]))]);

/**
 * One answer on the wire: text, choices, the parts of an address, or the rows of a group. The engine checks it and reports
 * problems, so the contract only limits its size. A list may be as long as the longest list of options.
 */
export const GivenAnswer = Type.Unsafe<unknown>(limited);
