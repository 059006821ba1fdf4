import { lazyControl } from '../../questions/controls/lazyControl.tsx';
import type { QuestionView } from '../../questions/controls/questionView.tsx';
import { rowsOf } from '../../questions/group/rowsOf.ts';
import { fillIn } from '../../texts/fillIn.ts';

/**
 * The view of a group, lazy-loaded: most forms have none. It stands here and not beside its kind, because it draws
 * fields. The review and the printed form list the rows themselves.
 */
export const groupView: QuestionView = {
  labelling: 'group',
  showsParts: true,
  Control: lazyControl(async () => (await import('./GroupRows.tsx')).GroupRows),
  answerText: (answer, _field, texts) => {
    const { length } = rowsOf(answer);
    return length === 0 ? '' : fillIn(texts.rowCount, { n: length });
  },
};
