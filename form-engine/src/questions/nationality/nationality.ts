import type { Question } from '../../sections/question.ts';
import { singleChoice } from '../building-blocks/singleChoice.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';
import { nationalityOptions } from './nationalityOptions.ts';

/**
 * A nationality, by its Dutch name: an option of the server, or else of the fixed list. In another language the fixed
 * list shows the names of the countries. It has no `autocomplete`, because HTML has no token for a nationality.
 */
export const nationalityKind = {
  ...singleChoice(({ options }, locale) => (options.length > 0 ? options : nationalityOptions(locale))),
  name: 'nationality',
  accepts: ({ type, defaultKey }: Question) =>
    type === 'nationality' || (defaultKey === 'nationality' && askedForOne.has(type)),
} as const satisfies QuestionKind<string>;

/**
 * The types with a single choice or text. Questions with the key `nationality` and another type (several choices, a
 * file) keep their own kind.
 */
const askedForOne: ReadonlySet<string> = new Set(['', 'text', 'select', 'radio']);
