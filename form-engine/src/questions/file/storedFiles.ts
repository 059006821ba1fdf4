import type { Question } from '../../sections/question.ts';
import { fillIn } from '../../texts/fillIn.ts';
import type { Texts } from '../../texts/nl.ts';
import type { QuestionKind, UiSchema } from '../question-kind/questionKind.ts';
import { decodePaths, joinPaths } from './storedPaths.ts';

/**
 * What questions for images and for files share: the paths of stored files, at most `config.max` of them. The size and the
 * type of a file can't be told from its path: they are looked at before it is sent, and by the server. No `minItems`: rjsf
 * would begin with that many empty paths. No draft keeps them: a photo or a doctor's note is for nobody else at that browser.
 */
export const storedFiles = {
  answerSchema: {
    type: 'array',
    maxItems: { $data: '1/question/most' },
    // Bounded: without it V8 runs out of stack on a text of megabytes.
    items: { type: 'string', pattern: '^[^;]{1,2000}$' },
  },
  messages: {
    maxItems: {
      rule: 'count',
      message: (texts, _answer, { most }) => maximumFilesText(Number(most), texts),
    },
  },
  requiredMessage: (texts) => texts.required,
  parameters: ({ max }) => ({ most: max }),
  decode: decodePaths,
  encode: joinPaths,
  isFilled: (answer) => Array.isArray(answer) && answer.length > 0,
  confidential: true,
} as const satisfies Omit<QuestionKind<readonly string[]>, 'name' | 'accepts' | 'uiSchema'>;

/** Where the files go and how many there may be stands beside the widget: the control sends them by itself. */
export function fileUiSchema(widget: 'file' | 'image', { qid, nid, max }: Question): UiSchema {
  return { 'ui:widget': widget, 'ui:options': { qid, nid, ...(max && { max }) } };
}

/** "Maximum 5 bestanden", "Maximum 1 bestand". */
export function maximumFilesText(max: number, texts: Texts): string {
  return max === 1 ? texts.maximumOneFile : fillIn(texts.maximumFiles, { n: max });
}
