import { nl } from '../texts/nl.ts';
import { Refused } from './refused.ts';

/** A broken rule of a field, with the sentence for the person. */
export interface FieldProblem {
  readonly field: string;
  /** Path inside a value that is an object. */
  readonly path?: readonly string[];
  readonly message: string;
}

/**
 * Refuses fields of a person; uid 0 is a visitor.
 *
 * @param sentence - sums up the problems. Default: the message of the only problem, or a general sentence
 */
export function invalidFields(uid: number, problems: readonly FieldProblem[], sentence?: string): Refused {
  return new Refused(422, {
    errors: [sentence ?? sentenceFor(problems)],
    code: 'invalid-answers',
    problems: problems.map(({ field, path = [], message }) => ({
      uid,
      key: field,
      path: [...path],
      message,
    })),
  });
}

function sentenceFor([first, ...others]: readonly FieldProblem[]): string {
  return first && others.length === 0 ? first.message : nl.refusals.invalidAnswers;
}
