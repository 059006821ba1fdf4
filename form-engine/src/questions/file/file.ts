import { fileUiSchema, storedFiles } from '../building-blocks/storedFiles.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/** Files of any accepted type: images, pdf, docx, xlsx and audio (Specification 5.6). */
export const fileKind = {
  name: 'file',
  ...storedFiles,
  files: 'file',
  accepts: (question) => question.type === 'file',
  uiSchema: fileUiSchema,
} as const satisfies QuestionKind<readonly string[]>;
