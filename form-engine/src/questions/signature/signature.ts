import { fileUiSchema, storedFiles } from '../building-blocks/storedFiles.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/** A signature: the path of one picture, drawn by a pointer or made from a typed name. */
export const signatureKind = {
  name: 'signature',
  ...storedFiles,
  files: 'image',
  requiredMessage: (texts) => texts.signatureRequired,
  accepts: (question) => question.type === 'signature',
  parameters: () => ({ most: 1 }),
  uiSchema: fileUiSchema,
} as const satisfies QuestionKind<readonly string[]>;
