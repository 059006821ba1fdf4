import type { QuestionKind } from '../question-kind/questionKind.ts';
import { fileUiSchema, storedFiles } from './storedFiles.ts';

/** Images, mostly photos (Specification 5.6). */
export const imageKind = {
  name: 'image',
  ...storedFiles,
  accepts: (question) => question.type === 'image',
  uiSchema: fileUiSchema,
} as const satisfies QuestionKind<readonly string[]>;
