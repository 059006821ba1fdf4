import { ageInYears, isValidBirthdate } from '../../rules/birthdate.ts';
import { readBirthdate } from '../../rules/readBirthdate.ts';
import type { Question } from '../../sections/question.ts';
import { isRecord, ownField, wireCount } from '../../sections/wireValue.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { decodeLine, encodeText, isFilledText } from '../building-blocks/textAnswer.ts';
import { yearAdvice } from '../building-blocks/yearAdvice.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/**
 * A birthdate, `YYYY-MM-DD`. Text that is no date is kept as typed, and refused. `config.min_age` is the minimum age
 * on the day of the check, in whole years (Specification 5.2).
 */
export const birthdateKind = {
  name: 'birthdate',
  ownNames: ['config.min_age'],
  answerSchema: { type: 'string', format: 'date' },
  messages: { format: { rule: 'format', message: (texts) => texts.birthdate, advice: yearAdvice } },
  requiredMessage: (texts) => texts.required,
  accepts: (question) => question.type === 'text' && question.defaultKey === 'birthdate',
  uiSchema: () => ({ 'ui:widget': 'date', 'ui:autocomplete': 'bday' }),
  decode: (wire) => decodeLine(wire, readBirthdate),
  encode: encodeText,
  isFilled: isFilledText,
  check: (answer, question, { today, texts }) => {
    if (!isValidBirthdate(answer, today)) return [{ rule: 'context', message: texts.birthdate }];
    const age = minimumAge(question) ?? 0;
    return ageInYears(answer, today) >= age
      ? []
      : [{ rule: 'range', message: fillIn(texts.minimumAge, { age }) }];
  },
} as const satisfies QuestionKind<string>;

function wireAge({ wire }: Question): unknown {
  const config = ownField(wire, 'config');
  return isRecord(config) ? ownField(config, 'min_age') : undefined;
}

function minimumAge(question: Question): number | undefined {
  return wireCount(wireAge(question));
}
