import { isBuiltIn } from '../questions/question-kind/checkedKinds.ts';
import type { QuestionKind } from '../questions/question-kind/questionKind.ts';
import type { AnswerCheck, answerChecks } from './generated/answerChecks.js';

export type AnswerChecks = typeof answerChecks;

/** The generated check of a kind; `undefined` for a host's kind. */
export type CheckOfKind = (kind: QuestionKind) => AnswerCheck | undefined;

export function checksOfKinds(checks: AnswerChecks): CheckOfKind {
  const byName: Readonly<Record<string, AnswerCheck>> = checks;
  return (kind) => (isBuiltIn(kind) ? byName[kind.name] : undefined);
}

export interface SchemaFailure {
  readonly keyword: string;
  /** The path inside the answer. */
  readonly path: readonly string[];
}

/**
 * Checks a filled answer against its kind's answer schema, with code that Ajv generated at build time.
 * @param check the check of the answer's kind; `undefined` for a host's kind.
 * @returns the first keyword that fails, `undefined` where none does; always `undefined` for a host's kind.
 */
export function schemaFailure(
  check: AnswerCheck | undefined,
  answer: unknown,
  parameters: Readonly<Record<string, unknown>>,
): SchemaFailure | undefined {
  if (!check || check({ question: parameters, answer })) return undefined;
  const error = check.errors?.[0];
  return { keyword: error?.keyword ?? '', path: error?.instancePath.split('/').slice(2) ?? [] };
}
