import { pathsOf } from '../building-blocks/storedPaths.ts';
import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';

/** The view of a signature. The control is lazy-loaded, with the upload queue. */
export const signatureView: QuestionView = {
  labelling: 'group',
  paper: 'lines',
  Control: lazyControl(async () => (await import('./SignatureQuestion.tsx')).SignatureQuestion),
  answerText: (answer, _field, texts) => (pathsOf(answer).length > 0 ? texts.signatureGiven : ''),
};
