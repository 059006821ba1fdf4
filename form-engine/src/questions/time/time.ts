import { readTime, showTime, timePattern } from '../../rules/time.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { decodeLine, encodeText, isFilledText } from '../building-blocks/textAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';
import { timeBoundFaults, timeBounds } from './timeBounds.ts';

/** A time of the day, `HH:MM`. Text that is no time is kept as typed, and refused. */
export const timeKind = {
  name: 'time',
  answerSchema: { type: 'string', pattern: timePattern },
  messages: { pattern: { rule: 'format', message: (texts) => texts.time } },
  requiredMessage: (texts) => texts.required,
  accepts: (question) => question.type === 'time',
  uiSchema: () => ({ 'ui:widget': 'time' }),
  decode: (wire) => decodeLine(wire, readTime),
  encode: encodeText,
  isFilled: isFilledText,
  check: (answer, question, { texts }) => {
    const { min, max } = timeBounds(question);
    const refused = (message: string, time: string) => [
      { rule: 'range' as const, message: fillIn(message, { time: showTime(time) }) },
    ];
    if (max !== undefined && answer > max) return refused(texts.timeLatest, max);
    return min !== undefined && answer < min ? refused(texts.timeEarliest, min) : [];
  },
  diagnose: (question) =>
    timeBoundFaults(question).map((message) => ({ code: 'malformed' as const, message })),
} as const satisfies QuestionKind<string>;
