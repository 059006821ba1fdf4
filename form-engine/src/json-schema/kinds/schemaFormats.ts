import { decodeLine } from '../../questions/building-blocks/textAnswer.ts';
import { textLimitFaults } from '../../questions/building-blocks/textLimitFaults.ts';
import {
  textLimitMessages,
  textLimitParameters,
  textLimitSchema,
} from '../../questions/building-blocks/textLimits.ts';
import { yearAdvice } from '../../questions/building-blocks/yearAdvice.ts';
import { dateKind } from '../../questions/date/date.ts';
import { datetimeKind, partMessage } from '../../questions/datetime/datetime.ts';
import { emailKind } from '../../questions/email/email.ts';
import type { Finding } from '../../questions/question-kind/problem.ts';
import type { CheckContext, QuestionKind } from '../../questions/question-kind/questionKind.ts';
import { timeKind } from '../../questions/time/time.ts';
import { urlKind } from '../../questions/url/url.ts';
import { isCalendarDate } from '../../rules/birthdate.ts';
import { isDateTime } from '../../rules/dateTime.ts';
import { isMailAddress } from '../../rules/mailAddress.ts';
import { timePattern } from '../../rules/time.ts';
import { isUri } from '../../rules/uri.ts';
import type { Question } from '../../sections/question.ts';

/** Reads a line as it is. A control gives the notation of the format; data in another one is refused, as the schema does. */
const asItIs = (wire: unknown) => decodeLine(wire, () => undefined);

/** `format: email`: one address, in ASCII. A list of addresses is refused, other than in a question of a server. */
export const schemaEmailKind: QuestionKind<string> = {
  ...emailKind,
  answerSchema: { ...textLimitSchema, format: 'email' },
  accepts: ({ type }) => type === 'schema-email',
  parameters: textLimitParameters,
  check: (answer, question, context) =>
    isMailAddress(answer)
      ? limitFindings(answer, question, context)
      : [{ rule: 'format', message: context.texts.email }],
  diagnose: textLimitFaults,
};

/** `format: uri`: any scheme. The control adds `https://` where a web address has none. */
export const schemaUriKind: QuestionKind<string> = {
  ...urlKind,
  answerSchema: { ...textLimitSchema, format: 'uri' },
  accepts: ({ type }) => type === 'schema-uri',
  parameters: textLimitParameters,
  decode: asItIs,
  check: (answer, question, context) =>
    isUri(answer)
      ? limitFindings(answer, question, context)
      : [{ rule: 'format', message: context.texts.url }],
  diagnose: textLimitFaults,
};

/** `format: date`. */
export const schemaDateKind: QuestionKind<string> = {
  ...dateKind,
  accepts: ({ type }) => type === 'schema-date',
  decode: asItIs,
  check: (answer, _question, { texts }) => {
    if (isCalendarDate(answer)) return [];
    const advice = yearAdvice(texts, answer);
    return [{ rule: 'format', message: texts.date, ...(advice !== undefined && { advice }) }];
  },
};

const storedTime = new RegExp(timePattern);

/** `format: time`: `HH:MM`, or the text of the data where it has seconds or another offset. */
export const schemaTimeKind: QuestionKind<string> = {
  ...timeKind,
  answerSchema: { type: 'string' },
  accepts: ({ type }) => type === 'schema-time',
  decode: asItIs,
  check: (answer, _question, { texts }) =>
    storedTime.test(answer) || isSentTime(answer) ? [] : [{ rule: 'format', message: texts.time }],
};

/**
 * `format: date-time`: the text of the data, with its seconds and its offset. The control writes the offset of the device behind
 * a moment that is typed.
 */
export const schemaDateTimeKind: QuestionKind<string> = {
  ...datetimeKind,
  answerSchema: { type: 'string' },
  accepts: ({ type }) => type === 'schema-date-time',
  uiSchema: () => ({ 'ui:widget': 'text', 'ui:options': { offset: true } }),
  decode: asItIs,
  check: (answer, _question, { texts }) =>
    isDateTime(answer) || isSentMoment(answer)
      ? []
      : [{ rule: 'format', message: partMessage(texts, answer) }],
  diagnose: () => [],
};

/** Whether a text is a moment as `format: date-time` wants it (RFC 3339, 5.6): the `T` may be small, or a blank. */
export function isSentMoment(text: string): boolean {
  return /^[T\s]$/i.test(text.charAt(10)) && isCalendarDate(text.slice(0, 10)) && isSentTime(text.slice(11));
}

/** The limits of a text, for kinds without generated checks. Lengths are in characters (code points). */
function limitFindings(answer: string, question: Question, { texts }: CheckContext): readonly Finding[] {
  const parameters = textLimitParameters(question);
  const { most, least, pattern } = parameters;
  const length = [...answer].length;
  const fault =
    typeof most === 'number' && length > most
      ? textLimitMessages.maxLength
      : typeof least === 'number' && length < least
        ? textLimitMessages.minLength
        : typeof pattern === 'string' && !new RegExp(pattern, 'u').test(answer)
          ? textLimitMessages.pattern
          : undefined;
  return fault ? [{ rule: fault.rule, message: fault.message(texts, answer, parameters) }] : [];
}

const timeParts = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d)(?::?(\d\d))?)$/i;

/** Whether a text is a time with seconds and an offset, as `format: time` wants it (RFC 3339, 5.6). A leap second is one in UTC. */
export function isSentTime(text: string): boolean {
  const parts = timeParts.exec(text);
  if (!parts) return false;
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1, 4).map(Number);
  const [offsetHours = 0, offsetMinutes = 0] = parts.slice(5).map((part) => Number(part ?? 0));
  if (offsetHours > 23 || offsetMinutes > 59 || hours > 23 || minutes > 59) return false;
  if (seconds < 60) return true;
  const offset = (offsetHours * 60 + offsetMinutes) * (parts[4] === '-' ? -1 : 1);
  const inUtc = (hours * 60 + minutes - offset + 2880) % 1440;
  return seconds === 60 && inUtc === 1439;
}
