import type { Question } from '../../sections/question.ts';
import { isRecord, ownField, wireText } from '../../sections/wireValue.ts';

/** A setting in the wire's `config`. `undefined` where it is missing, `null` or empty. */
export function configField({ wire }: Question, name: string): unknown {
  const config = ownField(wire, 'config');
  const value = isRecord(config) ? ownField(config, name) : undefined;
  return value === null || value === '' ? undefined : value;
}

/** A setting that is text. `''` where it is missing or no text. */
export function configText(question: Question, name: string): string {
  return wireText(configField(question, name)) ?? '';
}

/** The names of settings that are given, but that `read` can't read. */
export function unreadableSettings(
  question: Question,
  names: readonly string[],
  read: (question: Question, name: string) => unknown,
): readonly string[] {
  return names.filter(
    (name) => configField(question, name) !== undefined && read(question, name) === undefined,
  );
}
