import { isCalendarDate } from '../../rules/birthdate.ts';
import { dateTimeParts, readDateTime, showDateTime } from '../../rules/dateTime.ts';
import type { Question } from '../../sections/question.ts';
import { fillIn } from '../../texts/fillIn.ts';
import type { Texts } from '../../texts/nl.ts';
import { configField } from '../building-blocks/configField.ts';
import { decodeLine, encodeText, isFilledText } from '../building-blocks/textAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';
import { dateTimeBoundFaults, dateTimeBounds } from './dateTimeBounds.ts';

/** A day and a time, `YYYY-MM-DDTHH:MM`. Text that is no moment, or only half of one, is kept as typed, and refused. */
export const datetimeKind = {
  name: 'datetime',
  answerSchema: { type: 'string', format: 'local-date-time' },
  messages: { format: { rule: 'format', message: partMessage } },
  requiredMessage: (texts) => texts.required,
  accepts: (question) => question.type === 'datetime',
  uiSchema: (question) => ({ 'ui:widget': 'text', 'ui:options': days(question) }),
  decode: (wire) => decodeLine(wire, readDateTime),
  encode: encodeText,
  isFilled: isFilledText,
  check: (answer, question, { today, texts }) => {
    const { min, max } = dateTimeBounds(question, today);
    const refused = (message: string, moment: string) => [
      { rule: 'range' as const, message: fillIn(message, { date: showDateTime(moment) }) },
    ];
    if (max !== undefined && answer > max) return refused(texts.dateLatest, max);
    return min !== undefined && answer < min ? refused(texts.dateEarliest, min) : [];
  },
  diagnose: (question) =>
    dateTimeBoundFaults(question).map((message) => ({ code: 'malformed' as const, message })),
} as const satisfies QuestionKind<string>;

/** The message for a text that is no moment: about the part that is missing or can't be read. */
export function partMessage(texts: Texts, answer: unknown): string {
  const { date, time } = dateTimeParts(String(answer));
  if (!isCalendarDate(date)) return date === '' ? texts.dateMissing : texts.date;
  return time === '' ? texts.timeMissing : texts.time;
}

/** The bounds as the calendar reads them: a day, or a day counted from today. */
function days(question: Question): Readonly<Record<string, unknown>> {
  const day = (name: string) => {
    const value = configField(question, name);
    return typeof value === 'string' ? value.slice(0, 10) : value;
  };
  return { min: day('min'), max: day('max') };
}
