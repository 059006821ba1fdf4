import { storedFileName } from '../../rules/fileName.ts';
import { pathsOf } from '../building-blocks/storedPaths.ts';
import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';

/** The view of files and images. The control is lazy-loaded, with the queue and the drop zone. */
export const fileView: QuestionView = {
  labelling: 'group',
  Control: lazyControl(async () => (await import('./FileQuestion.tsx')).FileQuestion),
  answerText: (answer, _field, texts) =>
    pathsOf(answer)
      .map((path) => storedFileName(path, texts.unnamedFile))
      .join('\n'),
};
