import { fillIn } from '../../texts/fillIn.ts';
import type { Rows } from '../question-kind/answer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';
import { repeatLabel, repeatOf } from './repeat.ts';
import { wireRows } from './wireRows.ts';

/**
 * A group of questions that is asked several times: its questions are in `fields`, how often is in `config.repeat`. The
 * answer is a list of rows. This object knows only the list: each row is a form, which `compileForm` compiles once
 * (`CompiledForm.rows`) and which the functions for forms read, check and write.
 * Decision: docs/decisions/0075-a-row-is-a-form.md
 */
export const groupKind = {
  name: 'group',
  ownNames: ['config.repeat'],
  hasRows: true,
  answerSchema: {
    type: 'array',
    minItems: { $data: '1/question/least' },
    maxItems: { $data: '1/question/most' },
  },
  messages: {
    minItems: {
      rule: 'count',
      message: (texts, _answer, { least }) => fillIn(texts.rowsLeast, { n: Number(least) }),
    },
    maxItems: {
      rule: 'count',
      message: (texts, _answer, { most }) => fillIn(texts.rowsMost, { n: Number(most) }),
    },
  },
  requiredMessage: (texts) => texts.groupRequired,
  accepts: (question) => question.type === 'group',
  parameters: (question, { locale }) => {
    const { min, least, max } = repeatOf(question);
    return { always: min, least, most: max, label: repeatLabel(question, locale) ?? '' };
  },
  uiSchema: ({ key }) => ({ 'ui:options': { key } }),
  decode: (wire) => {
    const read = wireRows(wire);
    // The answers in the rows are read by `readAnswer`, which knows their questions.
    return 'malformed' in read ? read : { answer: undefined };
  },
  encode: (answer) => answer ?? [],
  isFilled: (answer) => Array.isArray(answer) && answer.length > 0,
} as const satisfies QuestionKind<Rows>;
