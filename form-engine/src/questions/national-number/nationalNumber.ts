import { cleanLine } from '../../rules/cleanText.ts';
import {
  birthdateDigits,
  hasNationalNumberCheck,
  hasUnknownBirthdate,
  isBisNumber,
  isValidNationalNumber,
  readNationalNumber,
} from '../../rules/nationalNumber.ts';
import { dateText } from '../../texts/dateText.ts';
import { fillIn } from '../../texts/fillIn.ts';
import type { Language } from '../../texts/language.ts';
import { decodeText, encodeText, isFilledText } from '../building-blocks/textAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/**
 * A Belgian national register number of eleven digits. It must begin with the birthdate (Specification 5.2) where the
 * form or the profile knows one. Wrong check digits only give a warning. The kind is confidential: drafts leave it
 * out, and it is shown as dots.
 */
export const nationalNumberKind = {
  name: 'national_number',
  answerSchema: { type: 'string', pattern: '^[0-9]{11}$' },
  messages: { pattern: { rule: 'format', message: (texts) => texts.nationalNumber } },
  requiredMessage: (texts) => texts.required,
  confidential: true,
  neverInRows: true,
  hasNoDefault: true,
  accepts: (question) => question.type === 'text' && question.defaultKey === 'national_insurance_number',
  uiSchema: () => ({ 'ui:widget': 'text', 'ui:autocomplete': 'off' }),
  decode: (wire) => decodeText(wire, (text) => readNationalNumber(cleanLine(text))),
  encode: encodeText,
  isFilled: isFilledText,
  check: (answer, _question, { birthdate, texts, settings }) => {
    if (birthdate && !isValidNationalNumber(answer, birthdate)) {
      const advice = whyNot(answer, birthdate, { texts, locale: settings.locale });
      return [{ rule: 'context', message: texts.nationalNumber, advice }];
    }
    if (hasNationalNumberCheck(answer, birthdate)) return [];
    return [{ rule: 'format', message: texts.nationalNumberDoubt, severity: 'warning' }];
  },
} as const satisfies QuestionKind<string>;

function whyNot(digits: string, birthdate: string, { texts, locale }: Language): string {
  if (isBisNumber(digits)) return texts.nationalNumberBis;
  if (hasUnknownBirthdate(digits)) return texts.nationalNumberNoBirthdate;
  return fillIn(texts.nationalNumberDiffers, {
    birthdate: dateText(birthdate, locale),
    digits: birthdateDigits(birthdate),
  });
}
