import { cleanLine } from '../../rules/cleanText.ts';
import { isValidName, longestName, namePattern } from '../../rules/personName.ts';
import type { Question } from '../../sections/question.ts';
import type { Texts } from '../../texts/nl.ts';
import { affixes, affixNames } from '../building-blocks/affixes.ts';
import { decodeText, encodeText, isFilledText } from '../building-blocks/textAnswer.ts';
import {
  lengthOption,
  textLimitMessages,
  textLimitNames,
  textLimitParameters,
  textLimitSchema,
} from '../building-blocks/textLimits.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/** Autocomplete tokens by `default_key`, for questions that a text input can ask. */
const tokens: ReadonlyMap<string, string> = new Map([
  ['fname', 'given-name'],
  ['lname', 'family-name'],
  ['sex', 'sex'],
]);

/** The HTML autocomplete token of a known `default_key`. Used only where users answer about themselves. */
function autocompleteToken(defaultKey: string): string | undefined {
  return tokens.get(defaultKey);
}

/**
 * One line of text. With the key `fname` or `lname` it is a name, and must follow the rule for names (Specification
 * 5.2).
 */
export const textKind = {
  name: 'text',
  ownNames: [...textLimitNames, ...affixNames, 'config.examples'],
  answerSchema: textLimitSchema,
  messages: {
    ...textLimitMessages,
    pattern: {
      rule: 'format',
      message: (texts, answer, parameters) =>
        parameters.isName === true
          ? texts.name
          : textLimitMessages.pattern.message(texts, answer, parameters),
      advice: nameAdvice,
    },
  },
  requiredMessage: (texts) => texts.required,
  accepts: (question) => question.type === 'text',
  parameters: (question, settings) => ({
    ...textLimitParameters(question),
    ...(isName(question) && {
      isName: true,
      most: Math.min(longestName, textLimitParameters(question).most),
      pattern: namePattern({ apostrophes: settings.apostrophesInNames }),
    }),
  }),
  uiSchema: (question) => {
    const token = autocompleteToken(question.defaultKey);
    return {
      'ui:widget': 'text',
      ...(token && { 'ui:autocomplete': token }),
      'ui:options': { ...affixes(question), ...lengthOption(question) },
    };
  },
  decode: (wire) => decodeText(wire, cleanLine),
  encode: encodeText,
  isFilled: isFilledText,
} as const satisfies QuestionKind<string>;

/** Whether the question asks a name, which has a rule of its own. */
export function isName(question: Question): boolean {
  return question.defaultKey === 'fname' || question.defaultKey === 'lname';
}

/** Advises to leave out the apostrophe where that is the only fault: D'Hondt is a real name, but the rule refuses it. */
function nameAdvice(texts: Texts, answer: unknown): string | undefined {
  const plain = String(answer).replace(/['’]/g, '-');
  return plain !== answer && isValidName(plain) ? texts.nameApostrophe : undefined;
}
