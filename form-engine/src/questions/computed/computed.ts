import { readDecimal } from '../../rules/decimal.ts';
import { plainNumberPattern } from '../../rules/plainNumber.ts';
import { affix, affixes, affixNames } from '../building-blocks/affixes.ts';
import { configField } from '../building-blocks/configField.ts';
import { decodeLine, encodeText, isFilledText, longestText } from '../building-blocks/textAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';
import { computedDecimals } from './computedDecimals.ts';

/**
 * A number or a text that is computed from other answers (`config.expression`). A number is plain, with a point: `12.5`.
 * Nobody types it, so it is never required. It is sent, and a server refuses another number than it computes itself.
 */
export const computedKind = {
  name: 'computed',
  ownNames: ['config.expression', 'config.decimals', 'config.unit', ...affixNames],
  isComputed: true,
  hasNoDefault: true,
  answerSchema: { type: 'string', maxLength: longestText, pattern: { $data: '1/question/pattern' } },
  messages: { pattern: { rule: 'computed', message: (texts) => texts.computedDiffers } },
  accepts: (question) => question.type === 'computed',
  parameters: ({ isText }) => ({ pattern: isText ? undefined : plainNumberPattern }),
  uiSchema: (question) => {
    const unit = affix(question, 'unit');
    const decimals = computedDecimals(question);
    return {
      'ui:widget': 'text',
      'ui:readonly': true,
      'ui:options': {
        ...affixes(question),
        ...(unit && { suffix: unit }),
        ...(decimals !== undefined && { decimals }),
        ...(question.isText && { text: true }),
      },
    };
  },
  decode: (wire, { isText }) => decodeLine(wire, isText ? (line) => line : readDecimal),
  encode: encodeText,
  isFilled: isFilledText,
  diagnose: (question) =>
    configField(question, 'decimals') !== undefined && computedDecimals(question) === undefined
      ? [{ code: 'malformed', message: 'config.decimals of a computed must be 0 to 10; it is ignored' }]
      : [],
} as const satisfies QuestionKind<string>;
