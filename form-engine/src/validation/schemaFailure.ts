import type { QuestionKind } from '../questions/question-kind/questionKind.ts';
import { questionKinds } from '../questions/questionKinds.ts';
import { type AnswerCheck, answerChecks } from './generated/answerChecks.js';

/** Checks by kind object and not by name, so that a host's kind called `text` doesn't get the check of the built-in one. */
const checkOf: ReadonlyMap<QuestionKind, AnswerCheck> = new Map(
  questionKinds.map((kind): [QuestionKind, AnswerCheck] => [kind, answerChecks[kind.name]]),
);

export interface SchemaFailure {
  readonly keyword: string;
  /** The path inside the answer. */
  readonly path: readonly string[];
}

/**
 * Checks a filled answer against its kind's answer schema, with code that Ajv generated at build time.
 * @returns the first keyword that fails, `undefined` where none does; always `undefined` for a host's kind.
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
