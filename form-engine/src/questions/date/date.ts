import { readBirthdate, showBirthdate } from '../../rules/readBirthdate.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { boundDays, dateBoundFaults, dateBounds } from '../building-blocks/dateBounds.ts';
import { decodeLine, encodeText, isFilledText } from '../building-blocks/textAnswer.ts';
import { yearAdvice } from '../building-blocks/yearAdvice.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/**
 * A day, `YYYY-MM-DD`. Text that is no date is kept as typed, and refused. `config.min` and `config.max` are the first
 * and the last day, possibly counted from today.
 */
export const dateKind = {
  name: 'date',
  answerSchema: { type: 'string', format: 'date' },
  messages: { format: { rule: 'format', message: (texts) => texts.date, advice: yearAdvice } },
  requiredMessage: (texts) => texts.required,
  accepts: (question) => question.type === 'date',
  uiSchema: (question) => {
    const { min, max } = dateBounds(question);
    return {
      'ui:widget': 'date',
      'ui:options': { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    };
  },
  decode: (wire) => decodeLine(wire, readBirthdate),
  encode: encodeText,
  isFilled: isFilledText,
  check: (answer, question, { today, texts }) => {
    const { min, max } = boundDays(dateBounds(question), today);
    const refused = (message: string, day: string) => [
      { rule: 'range' as const, message: fillIn(message, { date: showBirthdate(day) }) },
    ];
    if (max !== undefined && answer > max) return refused(texts.dateLatest, max);
    return min !== undefined && answer < min ? refused(texts.dateEarliest, min) : [];
  },
  diagnose: (question) =>
    dateBoundFaults(question).map((message) => ({ code: 'malformed' as const, message })),
} as const satisfies QuestionKind<string>;
