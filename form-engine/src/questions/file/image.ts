import type { QuestionKind } from '../question-kind/questionKind.ts';
import { storedFiles } from './storedFiles.ts';

/** Images, photos mostly (Specification 5.6). */
export const imageKind = {
  name: 'image',
  ...storedFiles,
  accepts: (question) => question.type === 'image',
  uiSchema: ({ qid, nid, max }) => ({
    'ui:widget': 'image',
    'ui:options': { qid, nid, ...(max && { max }) },
  }),
} as const satisfies QuestionKind<readonly string[]>;
