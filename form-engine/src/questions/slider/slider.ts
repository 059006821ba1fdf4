import { boundFindings, decimalAffixes, decimalAnswer } from '../building-blocks/decimalAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';
import { sliderBounds, sliderFaults } from './sliderBounds.ts';

/** A number on a slider from `config.min` to `config.max`: a plain number with a point. Without an answer it stands nowhere. */
export const sliderKind = {
  ...decimalAnswer,
  name: 'slider',
  requiredMessage: (texts) => texts.sliderRequired,
  accepts: (question) => question.type === 'slider',
  uiSchema: (question) => ({
    'ui:widget': 'text',
    'ui:options': { ...decimalAffixes(question), ...sliderBounds(question) },
  }),
  check: (answer, question, context) => boundFindings(answer, sliderBounds(question), context),
  diagnose: (question) => sliderFaults(question).map((message) => ({ code: 'malformed' as const, message })),
} as const satisfies QuestionKind<string>;
