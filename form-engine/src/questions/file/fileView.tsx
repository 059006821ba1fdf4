import { storedFileName } from '../../rules/fileName.ts';
import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';
import { pathsOf } from './storedPaths.ts';

/** Files or images. The control brings the queue and the drop zone along, and is loaded by a form that asks for files. */
export const fileView: QuestionView = {
  labelling: 'group',
  Control: lazyControl(async () => (await import('./FileQuestion.tsx')).FileQuestion),
  answerText: (answer, _field, texts) =>
    pathsOf(answer)
      .map((path) => storedFileName(path, texts.unnamedFile))
      .join('\n'),
};
