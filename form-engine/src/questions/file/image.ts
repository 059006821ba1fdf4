import { fileUiSchema, storedFiles } from '../building-blocks/storedFiles.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/** Images, mostly photos (Specification 5.6). */
export const imageKind = {
  name: 'image',
  ...storedFiles,
  files: 'image',
  accepts: (question) => question.type === 'image',
  uiSchema: fileUiSchema,
} as const satisfies QuestionKind<readonly string[]>;
