import {
  textLimitFaults,
  textLimitMessages,
  textLimitParameters,
  textLimitSchema,
} from '../questions/building-blocks/textLimits.ts';
import { checkboxKind } from '../questions/checkbox/checkbox.ts';
import { emailKind } from '../questions/email/email.ts';
import type { Finding } from '../questions/question-kind/problem.ts';
import type { CheckContext, QuestionKind } from '../questions/question-kind/questionKind.ts';
import { unknownKind } from '../questions/unknown/unknown.ts';
import { urlKind } from '../questions/url/url.ts';
import { isMailAddress } from '../rules/mailAddress.ts';
import { isUri } from '../rules/uri.ts';
import type { Question } from '../sections/question.ts';
import { restType } from './rowRest.ts';

/** `format: email`: one address, in ASCII. A list of addresses is refused, other than in a question of a server. */
const schemaEmailKind: QuestionKind<string> = {
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

/** `format: uri`: any scheme. `https://` is added where a web address has none. */
const schemaUriKind: QuestionKind<string> = {
  ...urlKind,
  answerSchema: { ...textLimitSchema, format: 'uri' },
  accepts: ({ type }) => type === 'schema-uri',
  parameters: textLimitParameters,
  check: (answer, question, context) =>
    isUri(answer)
      ? limitFindings(answer, question, context)
      : [{ rule: 'format', message: context.texts.url }],
  diagnose: textLimitFaults,
};

const { hasNoDefault: _hasNoDefault, ...tickedByDefault } = checkboxKind;

/** `type: boolean` with a default: its box may be ticked from the start. */
const schemaTickKind: QuestionKind<boolean> = {
  ...tickedByDefault,
  accepts: ({ type }) => type === 'schema-tick',
};

/** The data of a row that the form doesn't ask, as JSON (`unaskedText`). */
const schemaRestKind: QuestionKind<string> = {
  ...unknownKind,
  name: 'schema-rest',
  neverAsked: true,
  accepts: ({ type }) => type === restType,
  decode: (wire) => ({ answer: typeof wire === 'string' && wire.length <= longestRest ? wire : undefined }),
  encode: (answer) => answer,
};

/** Maximum length of what a row keeps, in UTF-16 code units. Longer data is left out. */
const longestRest = 100_000;

/** The kinds that only forms of a JSON Schema have. Their views are those of the kinds with the same names. */
export const schemaKinds: readonly QuestionKind[] = [
  schemaEmailKind,
  schemaUriKind,
  schemaTickKind,
  schemaRestKind,
];

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
