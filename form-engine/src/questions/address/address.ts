import { fillIn } from '../../texts/fillIn.ts';
import type { Address } from '../question-kind/answer.ts';
import type { Finding } from '../question-kind/problem.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';
import { emptyAddress, isAddress, isDoubted, longParts, missingParts } from './addressParts.ts';
import { readAddress } from './readAddress.ts';

const filledText = { type: 'string', minLength: 1 };

/**
 * A postal address (Specification 3, 4.5 and 5.2), an object on the wire. The answer itself holds the result of the
 * address check. An address that the server doubts is refused until the user overrides the doubt. An address that
 * couldn't be checked is accepted. Each missing part of a started address is a problem, also where the question is
 * optional.
 * Decision: docs/decisions/0020-address-validity-is-part-of-the-answer.md
 */
export const addressKind = {
  name: 'address',
  answerSchema: {
    type: 'object',
    properties: {
      street: filledText,
      streetNumber: filledText,
      bus: { type: 'string' },
      postal: filledText,
      city: filledText,
      country: { type: 'string', pattern: '^[A-Z]{2}$' },
      isValidAddress: { type: 'boolean' },
      mark: { enum: ['overridden', 'unchecked'] },
    },
    required: ['street', 'streetNumber', 'postal', 'city', 'country'],
  },
  messages: { minLength: { rule: 'required', message: (texts) => texts.required } },
  requiredMessage: (texts) => texts.required,
  accepts: (question) => question.type === 'address' || question.defaultKey === 'address',
  uiSchema: () => ({
    'ui:field': 'QuestionField',
    'ui:autocomplete': 'street-address',
    // Stock rjsf asks each property by itself. These two are results of the address check, which it doesn't have.
    isValidAddress: { 'ui:widget': 'hidden' },
    mark: { 'ui:widget': 'hidden' },
  }),
  decode: readAddress,
  encode: (answer) => answer ?? '',
  isFilled: (answer) => isAddress(answer) && missingParts(answer).length === 0,
  missing: (answer, texts) =>
    missingParts(answer ?? emptyAddress).map(
      (part): Finding => ({ rule: 'required', message: texts.required, path: [part], part: texts[part] }),
    ),
  check: (answer, _question, { texts }) => {
    const long = longParts(answer).map(
      ([part, most]): Finding => ({
        rule: 'format',
        message: fillIn(texts.textTooLongFor, { n: most }),
        path: [part],
        part: texts[part],
      }),
    );
    if (long.length > 0 || !isDoubted(answer)) return long;
    return [{ rule: 'context', message: texts.addressUnknown, path: ['isValidAddress'] }];
  },
} as const satisfies QuestionKind<Address>;
