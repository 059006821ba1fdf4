import type { Question } from '../../sections/question.ts';
import { questionKey } from '../../sections/questionKey.ts';
import { fillIn } from '../../texts/fillIn.ts';
import type { Texts } from '../../texts/nl.ts';
import type { QuestionKind, UiSchema } from '../question-kind/questionKind.ts';
import { decodePaths, joinPaths } from './storedPaths.ts';

/**
 * The shared part of the kinds for images, files and signatures. An answer is the paths of stored files, at most `config.max`
 * of them. A path doesn't tell the file's size or type, so both are checked before the upload, and by the server.
 *
 * The schema has no `minItems`: rjsf would start with that many empty paths. Files are left out of drafts, because
 * other users of the browser must not see a photo or a doctor's note.
 */
export const storedFiles = {
  hasNoDefault: true,
  answerSchema: {
    type: 'array',
    maxItems: { $data: '1/question/most' },
    // The length is limited: without a maximum V8 overflows its stack on a text of megabytes.
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
} as const satisfies Omit<QuestionKind<readonly string[]>, 'name' | 'accepts' | 'files' | 'uiSchema'>;

/**
 * The uiSchema of a question for files. It holds the target and the maximum, because the control sends the files
 * itself.
 */
export function fileUiSchema({ key, qid, nid, max }: Question): UiSchema {
  const isPlain = key !== questionKey(qid, nid);
  return { 'ui:options': { qid, nid, ...(isPlain && { key }), ...(max && { max }) } };
}

/** Writes "Maximum 5 bestanden" or "Maximum 1 bestand". */
export function maximumFilesText(max: number, texts: Texts): string {
  return max === 1 ? texts.maximumOneFile : fillIn(texts.maximumFiles, { n: max });
}
