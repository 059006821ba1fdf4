import { nl } from '../texts/nl.ts';
import { Refused } from './refused.ts';

/** A rule that a field breaks, in the words for the person. */
export interface FieldProblem {
  readonly field: string;
  /** Inside a value that is an object. */
  readonly path?: readonly string[];
  readonly message: string;
}

/**
 * Refuses fields of somebody; of a visitor by uid 0.
 *
 * @param sentence - what is said of them together; left out: of one field what is wrong with it
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
