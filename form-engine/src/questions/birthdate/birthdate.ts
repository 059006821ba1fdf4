import { isValidBirthdate } from '../../rules/birthdate.ts';
import { cleanLine } from '../../rules/cleanText.ts';
import { readBirthdate } from '../../rules/readBirthdate.ts';
import type { Texts } from '../../texts/nl.ts';
import { decodeText, encodeText, isFilledText } from '../building-blocks/textAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/** A birthdate, `YYYY-MM-DD`. What can't be read as a date stays as it was typed, and is refused. */
export const birthdateKind = {
  name: 'birthdate',
  answerSchema: { type: 'string', format: 'date' },
  messages: { format: { rule: 'format', message: dateMessage } },
  requiredMessage: (texts) => texts.required,
  accepts: (question) => question.type === 'text' && question.defaultKey === 'birthdate',
  uiSchema: () => ({ 'ui:widget': 'birthdate', 'ui:autocomplete': 'bday' }),
  decode: (wire) =>
    decodeText(wire, (text) => {
      const line = cleanLine(text);
      return readBirthdate(line) ?? line;
    }),
  encode: encodeText,
  isFilled: isFilledText,
  check: (answer, _question, { today, texts }) =>
    isValidBirthdate(answer, today) ? [] : [{ rule: 'context', message: texts.birthdate }],
} as const satisfies QuestionKind<string>;

/** `1/2/10` or `010210`: whether that is 1910 or 2010 is not for us to say, what is missing is. */
const shortYear = /^(?:\d{1,2}[/.\- ]\d{1,2}[/.\- ]\d{2}|\d{6})$/;

function dateMessage(texts: Texts, answer: unknown): string {
  return shortYear.test(String(answer)) ? texts.birthdateShortYear : texts.birthdate;
}
