import { notOffered } from '../building-blocks/choice.ts';
import type { Decoded, QuestionKind } from '../question-kind/questionKind.ts';

const TICKED: readonly unknown[] = [true, 1, '1', 'true'];
const UNTICKED: readonly unknown[] = [false, 0, '0', 'false', ''];

/** A checkbox. Required means that it must be ticked (Specification 5.3). On the wire: `'1'` or `'0'`. */
export const checkboxKind = {
  name: 'checkbox',
  hasNoDefault: true,
  // A required checkbox is an enum with one value, never a `const`: rjsf uses a `const` as the default and would tick the
  // consent itself.
  answerSchema: { type: 'boolean', enum: { $data: '1/question/accepted' } },
  messages: {
    type: notOffered,
    enum: { rule: 'required', message: (texts) => texts.acceptanceRequired },
  },
  requiredMessage: (texts) => texts.acceptanceRequired,
  accepts: (question) => ['checkbox', 'empty', ''].includes(question.type),
  parameters: (question) => (question.required ? { accepted: [true] } : {}),
  uiSchema: () => ({ 'ui:widget': 'checkbox' }),
  decode: decodeTick,
  encode: (answer) => (answer ? '1' : '0'),
  isFilled: (answer) => answer === true,
} as const satisfies QuestionKind<boolean>;

function decodeTick(wire: unknown): Decoded<boolean> {
  if (wire === undefined || wire === null) return { answer: undefined };
  if (TICKED.includes(wire)) return { answer: true };
  return UNTICKED.includes(wire) ? { answer: false } : { malformed: 'neither ticked nor unticked' };
}
