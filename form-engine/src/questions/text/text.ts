import { cleanLine } from '../../rules/cleanText.ts';
import { isValidName, namePattern } from '../../rules/personName.ts';
import type { Question } from '../../sections/question.ts';
import type { Texts } from '../../texts/nl.ts';
import { affixes } from '../building-blocks/affixes.ts';
import { decodeText, encodeText, isFilledText, longestText, tooLong } from '../building-blocks/textAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';
import { autocompleteToken } from './autocompleteToken.ts';

/**
 * One line of text. With the key `fname` or `lname` it is a name, and must follow the rule for names (Specification
 * 5.2).
 */
export const textKind = {
  name: 'text',
  answerSchema: { type: 'string', maxLength: longestText, pattern: { $data: '1/question/pattern' } },
  messages: {
    maxLength: tooLong,
    pattern: { rule: 'format', message: (texts) => texts.name, advice: nameAdvice },
  },
  requiredMessage: (texts) => texts.required,
  accepts: (question) => question.type === 'text',
  parameters: (question, settings) =>
    isName(question) ? { pattern: namePattern({ apostrophes: settings.apostrophesInNames }) } : {},
  uiSchema: (question) => {
    const token = autocompleteToken(question.defaultKey);
    return {
      'ui:widget': 'text',
      ...(token && { 'ui:autocomplete': token }),
      'ui:options': affixes(question),
    };
  },
  decode: (wire) => decodeText(wire, cleanLine),
  encode: encodeText,
  isFilled: isFilledText,
} as const satisfies QuestionKind<string>;

function isName(question: Question): boolean {
  return question.defaultKey === 'fname' || question.defaultKey === 'lname';
}

/** Advises to leave out the apostrophe where that is the only fault: D'Hondt is a real name, but the rule refuses it. */
function nameAdvice(texts: Texts, answer: unknown): string | undefined {
  const plain = String(answer).replace(/['’]/g, '-');
  return plain !== answer && isValidName(plain) ? texts.nameApostrophe : undefined;
}
