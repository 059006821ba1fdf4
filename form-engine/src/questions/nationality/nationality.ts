import type { Option, Question } from '../../sections/question.ts';
import { singleChoice } from '../building-blocks/singleChoice.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';
import { nationalities } from './nationalities.ts';

const fixedOptions: readonly Option[] = nationalities.map((name) => ({ value: name, label: name }));

/**
 * A nationality, by its Dutch name: one that the server offers, or else one of the fixed list. No `autocomplete`: HTML has
 * no token for it.
 */
export const nationalityKind = {
  ...singleChoice(({ options }) => (options.length > 0 ? options : fixedOptions)),
  name: 'nationality',
  accepts: ({ type, defaultKey }: Question) =>
    type === 'nationality' || (defaultKey === 'nationality' && askedForOne.has(type)),
} as const satisfies QuestionKind<string>;

/** The types that ask for one text: with the key alone, several nationalities or a file stay what their type says. */
const askedForOne: ReadonlySet<string> = new Set(['', 'text', 'select', 'radio']);
