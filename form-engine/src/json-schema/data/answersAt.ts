import type { Answer } from '../../questions/question-kind/answer.ts';
import { isRecord, ownField } from '../../sections/wireValue.ts';
import type { CompiledSchema } from '../compileSchemaWith.ts';
import { pointerParts } from '../schemaReader.ts';

/**
 * The answers that a value at a JSON pointer stands for, by key: those of the questions at, below and around that place.
 * @param data the data around the value.
 * @returns none where the schema asks nothing there.
 */
export function answersAt(
  { form, answersOf }: Pick<CompiledSchema, 'form' | 'answersOf'>,
  data: unknown,
  [pointer, value]: readonly [pointer: string, value: unknown],
): readonly (readonly [key: string, answer: Answer | undefined])[] {
  const answers = answersOf(withValue(data, pointerParts(pointer), value));
  const isAt = (qid: string) => `${qid}/`.startsWith(`${pointer}/`) || pointer.startsWith(`${qid}/`);
  return [...form.questions.values()].filter(({ qid }) => isAt(qid)).map(({ key }) => [key, answers[key]]);
}

/** A copy of data with another value at a path. Objects that aren't there are made; `undefined` takes a member or an item away. */
function withValue(data: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const isThere = ([own]: readonly [string, unknown]) => own === name;
  if (Array.isArray(data)) {
    const items = Object.entries<unknown>(data).map((entry): readonly [string, unknown] =>
      isThere(entry) ? [name, withValue(entry[1], rest, value)] : entry,
    );
    return items.filter((entry) => !isThere(entry) || entry[1] !== undefined).map(([, item]) => item);
  }
  const record = isRecord(data) ? data : {};
  const inner = withValue(ownField(record, name), rest, value);
  const others = Object.entries(record).filter((entry) => !isThere(entry));
  return Object.fromEntries(inner === undefined ? others : [...others, [name, inner]]);
}
