import type { QuestionKind } from '../questions/question-kind/questionKind.ts';
import { questionKinds } from '../questions/questionKinds.ts';
import { type AnswerCheck, answerChecks } from './generated/answerChecks.js';

/** By the kind itself and not by its name: a host's kind that is called `text` too isn't checked as ours. */
const checkOf: ReadonlyMap<QuestionKind, AnswerCheck> = new Map(
  questionKinds.map((kind): [QuestionKind, AnswerCheck] => [kind, answerChecks[kind.name]]),
);

export interface SchemaFailure {
  readonly keyword: string;
  /** Where inside the answer. */
  readonly path: readonly string[];
}

/**
 * Checks a filled answer against its kind's answer schema, by code that Ajv generated when the engine was built.
 * @returns the first keyword that fails, `undefined` where none does; always `undefined` for a kind of a host.
 */
export function schemaFailure(
  kind: QuestionKind,
  answer: unknown,
  parameters: Readonly<Record<string, unknown>>,
): SchemaFailure | undefined {
  const check = checkOf.get(kind);
  if (!check || check({ question: parameters, answer })) return undefined;
  const error = check.errors?.[0];
  return { keyword: error?.keyword ?? '', path: error?.instancePath.split('/').slice(2) ?? [] };
}
