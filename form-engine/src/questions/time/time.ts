import { readTime, showTime, timePattern } from '../../rules/time.ts';
import type { Question } from '../../sections/question.ts';
import { wireText } from '../../sections/wireValue.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { configField, unreadableSettings } from '../building-blocks/configField.ts';
import { decodeLine, encodeText, isFilledText } from '../building-blocks/textAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

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

/** The first and the last time, `HH:MM`. Each may be absent. */
interface TimeBounds {
  readonly min: string | undefined;
  readonly max: string | undefined;
}

/** Reads `config.min` and `config.max`. A minimum after the maximum is left out. */
function timeBounds(question: Question): TimeBounds {
  const [min, max] = [bound(question, 'min'), bound(question, 'max')];
  return { min: min !== undefined && max !== undefined && min > max ? undefined : min, max };
}

/** Faults in the bounds of a question, as sentences for the developer of the server. */
function timeBoundFaults(question: Question): readonly string[] {
  const unreadable = unreadableSettings(question, ['min', 'max'], bound).map(
    (name) => `config.${name} of a time must be HH:MM; it is ignored`,
  );
  return bound(question, 'min') !== timeBounds(question).min
    ? [...unreadable, 'config.min of a time is after config.max; the minimum is ignored']
    : unreadable;
}

function bound(question: Question, name: string): string | undefined {
  return readTime(wireText(configField(question, name)) ?? '');
}
